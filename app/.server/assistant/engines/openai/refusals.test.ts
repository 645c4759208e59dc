import { expect, test } from 'vitest'
import { isRefusal, mayRefuse } from './refusals.ts'

const INPUT = 'The delivery comes on Monday, and somebody has to be at the gate.'

test('a refusal in words is recognised in each of the eleven languages', () => {
  for (const answer of [
    "I'm sorry, but I can't assist with that request.",
    'I’m sorry, but I can’t help with that.',
    'I cannot fulfill this request.',
    'I must respectfully decline to rewrite this text.',
    'It is not appropriate for me to rewrite this text.',
    'Das kann ich leider nicht tun.',
    'As an AI language model, I am not able to rewrite this content.',
    'Unfortunately, I am unable to translate this text.',
    'Lo siento, pero no puedo ayudarte con esa solicitud.',
    'Je suis désolé, mais je ne peux pas vous aider avec cette demande.',
    'Es tut mir leid, aber ich kann bei dieser Anfrage nicht helfen.',
    'Es tut mir leid, aber dabei kann ich Ihnen nicht helfen.',
    'Mi dispiace, ma non posso aiutarti con questa richiesta.',
    'Desculpe, mas não posso ajudar com esse pedido.',
    'Извините, но я не могу помочь с этим запросом.',
    '申し訳ありませんが、そのリクエストにはお手伝いできません。',
    '죄송하지만 그 요청은 도와드릴 수 없습니다.',
    '抱歉，我无法协助处理这个请求。',
    'عذرًا، لا أستطيع المساعدة في هذا الطلب.',
  ]) {
    expect([answer, isRefusal(answer, INPUT)]).toEqual([answer, true])
    for (const end of [1, 5, 12]) expect(mayRefuse(answer.slice(0, end))).toBe(true)
  }
})

test('a text that regrets something itself is no refusal, retold or translated', () => {
  for (const [answer, input] of [
    ["I'm sorry, but I can't help with the move on Friday.", 'sorry cant help with the move on friday'],
    ['Unfortunately, we cannot provide a refund for this order.', 'we can not provide refund for this order'],
    ['Lo siento, no puedo ayudar el viernes.', 'Sorry, I cannot help on Friday.'],
    ['Es tut mir leid, ich kann Ihre Anfrage nicht bearbeiten.', 'I am unable to process your request, sorry.'],
    ['Unfortunately, the gate was closed.', INPUT],
  ] as const)
    expect([answer, isRefusal(answer, input)]).toEqual([answer, false])
  expect(mayRefuse('The delivery')).toBe(false)
})
