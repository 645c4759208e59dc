import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CleanerOptions, createCleaner } from './clean.ts'

function clean(answer: string, input = 'the input', size = answer.length, options: CleanerOptions = {}): string {
  let output = ''
  const cleaner = createCleaner(input, {
    ...options,
    onTakeBack() {
      output = ''
    },
  })
  for (let at = 0; at < answer.length; at += Math.max(1, size)) {
    const piece = cleaner.push(answer.slice(at, at + Math.max(1, size)))
    output += piece
  }
  const rest = cleaner.end()
  return output + rest
}

test('a plain answer passes as it is, without outer white space', () => {
  expect(clean('  Dear team,\n\nall is well. \n')).toBe('Dear team,\n\nall is well.')
  expect(clean('')).toBe('')
})

test('thinking is left out, an unfinished thought gives nothing', () => {
  expect(clean('<think>\nhmm, "x"\n</think>\n\nThe answer.')).toBe('The answer.')
  expect(clean('<think>still going')).toBe('')
  expect(clean('<thin ice')).toBe('<thin ice')
  expect(clean('<think> is a tag</think>', '<think> is what?')).toBe('<think> is a tag</think>')
})

test('a preamble line is dropped only where it announces the result', () => {
  expect(clean("Sure! Here's the rephrased version of your text:\n\nHello there.")).toBe('Hello there.')
  expect(clean('Here is the summary:\nReefs die.')).toBe('Reefs die.')
  expect(clean('Here is my cat:\nit sleeps.')).toBe('Here is my cat:\nit sleeps.')
  expect(clean('Here is the text: it stays on one line.')).toBe('Here is the text: it stays on one line.')
  expect(clean('Here is the summary:\nkept', 'Here is the summery:\nkept')).toBe('Here is the summary:\nkept')
  expect(clean('Sure')).toBe('Sure')
})

test('a fence around everything goes, a block of code stays', () => {
  expect(clean('```\nHello\nthere\n```')).toBe('Hello\nthere')
  expect(clean('```markdown\n# Title\n\nText\n```\n')).toBe('# Title\n\nText')
  expect(clean('```js\nlet a\n```')).toBe('```js\nlet a\n```')
  expect(clean('Use this:\n```\nlet a\n```')).toBe('Use this:\n```\nlet a\n```')
  expect(clean('```\nlet a\n```', '```\nvar a\n```')).toBe('```\nlet a\n```')
})

test('quotation marks around everything go, a quotation stays', () => {
  expect(clean('"Hello there."')).toBe('Hello there.')
  expect(clean('“Hello there.”\n')).toBe('Hello there.')
  expect(clean('"Hello," she said.')).toBe('"Hello," she said.')
  expect(clean('"One" and "two"')).toBe('"One" and "two"')
  expect(clean('"Hi."', '"Hi"')).toBe('"Hi."')
  expect(clean('"never closed')).toBe('"never closed')
})

test('control characters and broken surrogates never reach the page', () => {
  expect(clean('a\0b\u001b[31mc\r\nd')).toBe('ab[31mc\nd')
  expect(clean('a\ud83d')).toBe('a\ufffd')
  expect(clean('👩‍👩‍👧 ok', 'x', 1)).toBe('👩‍👩‍👧 ok')
})

test('the result does not depend on how the answer was cut', () => {
  const parts = fc.constantFrom(
    '<think>',
    '</think>',
    '<|im_end|>',
    '<reasoning>',
    '\n\n',
    'Let me know if you would like any changes.',
    '**Changes made:**',
    '(Note: I kept the tone.)',
    'Hier ist der überarbeitete Text:',
    'Absolutely!',
    '---',
    '以下是翻译：',
    '```',
    '```text',
    '\n',
    '"',
    '“',
    '”',
    ' ',
    'Here is the text:',
    'Sure! ',
    'word',
    'Here',
    '\r',
    '\0',
    '👩',
    '`',
    ':',
    '.',
    '\u3000',
  )
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 14 }),
      fc.constantFrom('plain', '"quoted"', 'Here it is', '```x'),
      fc.integer({ min: 1, max: 7 }),
      (pieces, input, size) => {
        const answer = pieces.join('')
        expect(clean(answer, input, size)).toBe(clean(answer, input))
      },
    ),
    { numRuns: 5000 },
  )
})

test('ordinary prose is never altered', () => {
  const prose = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((text) => /^[\p{L}\p{N}]/u.test(text) && !/^(sure|certainly|of course|ok|okay|here)\b/i.test(text))
  fc.assert(
    fc.property(prose, (text) => {
      expect(clean(text, 'x', 3)).toBe(
        text
          .replace(/\r\n?/g, '\n')
          .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' || control >= '\x80' ? control : ''))
          .trim(),
      )
    }),
    { numRuns: 1000 },
  )
})

const TEXT = 'The library opens tomorrow, and everybody is welcome.'

test('introductions go in each of the eleven languages, whatever marks are around them', () => {
  for (const introduction of [
    "Absolutely! Here's a polished version:",
    'Certainly! Below is the rewritten text in a more formal style:',
    'Rewritten text:',
    '**Revised version:**',
    '### Polished Version:',
    "Sure thing! Here's the corrected version of your email:".replace('Sure thing', 'Sure'),
    'Sure!',
    'Hier ist der überarbeitete Text:',
    'Gerne! Hier ist die überarbeitete Fassung:',
    '¡Claro! Aquí tienes el texto reformulado:',
    'Aquí está la versión corregida:',
    'Voici le texte reformulé :',
    'Bien sûr ! Voici une version améliorée :',
    'Ecco il testo riformulato:',
    'Certo! Ecco la traduzione:',
    'Claro! Aqui está a versão revisada:',
    'Вот исправленный текст:',
    'Конечно! Вот перевод:',
    '以下是翻译：',
    '好的，以下是改写后的文本：',
    'はい、以下は翻訳です：',
    '다음은 번역입니다:',
    'إليك النص المعاد صياغته:',
    'Sure thing! Here you go:',
    'Happy to help! Here is the improved version:',
    '**Rephrased Text**',
    'Natürlich! Hier ist eine verbesserte Version Ihres Textes:',
    'Certo, ecco una versione più formale:',
    'Вот улучшенная версия вашего текста:',
    '当然可以！以下是修改后的版本：',
    'The revised text is as follows:',
    'Por supuesto, aquí tienes una versión más formal:',
  ]) {
    expect([introduction, clean(`${introduction}\n\n${TEXT}`)]).toEqual([introduction, TEXT])
    expect([introduction, clean(`${introduction}\n${TEXT}`, 'x', 3)]).toEqual([introduction, TEXT])
  }
  expect(clean(`Here is the rewritten text: ${TEXT}`)).toBe(TEXT)
  expect(clean(`**Revised version:** ${TEXT}`)).toBe(TEXT)
  expect(
    clean(
      `Absolutely!\n\nHere's a polished version:\n\n\`\`\`\n${TEXT}\n\`\`\`\n\nLet me know if you'd like any changes!`,
    ),
  ).toBe(TEXT)
})

test('remarks after the result go', () => {
  for (const remark of [
    "Let me know if you'd like any further adjustments or a different tone!",
    'I hope this helps!',
    '**Changes made:**\n- Corrected "there" to "their"\n- Split the second sentence',
    '(Note: I kept the original tone and translated the names as they were.)',
    'Falls Sie weitere Änderungen wünschen, lassen Sie es mich gerne wissen.',
    "N'hésitez pas à me faire savoir si vous souhaitez d'autres modifications.".replace('me faire', 'me faites'),
    'Avísame si necesitas algún cambio.',
    'Espero que ajude!',
    '---\n\nLet me know if you need anything else.',
    '如果需要修改语气，请告诉我。',
    'Would you like me to adjust the tone further?',
    '¿Te gustaría que ajuste el tono?',
    'Se precisar de mais alguma alteração, me avise!',
    'Надеюсь, это поможет!',
  ]) {
    expect([remark, clean(`${TEXT}\n\n${remark}`)]).toEqual([remark, TEXT])
    expect([remark, clean(`${TEXT}\n\n${remark}`, 'x', 7)]).toEqual([remark, TEXT])
  }
})

test('what was left out is told', () => {
  const cleaner = createCleaner('x')
  cleaner.push(`Sure!\n\nHere is the revised text:\n\n${TEXT}\n\nI hope this helps!`)
  cleaner.end()
  expect(cleaner.removed()).toEqual(['Sure!', 'Here is the revised text:', 'I hope this helps!'])
})

test('words of the writer that look like remarks stay', () => {
  const own = [
    '# Summary\n\nThe library opens.',
    '**Translation**\n\nThe library opens.',
    'Here is the revised version:\n\nThe library opens.',
    'Sure! The library opens tomorrow.',
    'Translation:\nThe library opens.',
    'Changes made:\n- two chairs\n- one table',
    'The library opens.\n\nLet me know if you need anything else.',
    'Dear Tom,\n\nThe library opens.\n\nLet me know if you need any changes.\n\nBest,\nAnna',
    'The text.\n\nNote: I kept the original.',
  ]
  for (const text of own) expect([text, clean(text, text, 5)]).toEqual([text, text])
  // In a translation, the other language's words count as the writer's own.
  const mail = 'Dear Tom,\n\nThe room is booked.\n\nLet me know if you need any changes.'
  expect(clean(mail, 'Lieber Tom,\n\nder Raum ist gebucht.\n\nSag mir Bescheid, wenn du Änderungen brauchst.')).toBe(
    mail,
  )
  const about = 'The contract is attached.\n\nLet me know if you need any changes to the contract.'
  expect(clean(about, 'contract attached. tell me of changes')).toBe(about)
  const note = 'Doors close at five.\n\nNote: bring your ticket.'
  expect(clean(note, 'doors close at 5. bring ticket')).toBe(note)
  expect(clean('The steps.\n\nNotes:\n- one', 'x', 9, { retold: false })).toBe('The steps.\n\nNotes:\n- one')
})

test('a text of the writer comes back as it is, whatever it looks like', () => {
  const part = fc.constantFrom(
    ...['Sure! ', 'Here is the summary:\n', 'Let me know if you need help.', '\n\n', 'A word. ', 'Note: I kept it. '],
    ...['**Changes made:**\n', '- one\n', 'Voici la version : ', '(Note: I did.)', 'I hope this helps!', '---\n'],
    ...['<think>', '</s>', '"', '以下是翻译：'],
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 9 }), (parts, size) => {
      const text = parts.join('').trim()
      expect(clean(text, text, size)).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test('stray marks of thinking and the marks that end a turn go, with what is not meant for anybody', () => {
  expect(clean(`First I look at it.\nThen I write.\n</think>\n\n${TEXT}`, 'x', 4)).toBe(TEXT)
  for (const name of ['thought', 'reasoning', 'thinking'])
    expect(clean(`<${name}>hmm</${name}>\n${TEXT}`, 'x', 3)).toBe(TEXT)
  expect(
    clean(
      `<|channel|>analysis<|message|>hmm<|end|><|start|>assistant<|channel|>final<|message|>${TEXT}<|return|>`,
      'x',
      5,
    ),
  ).toBe(TEXT)
  for (const mark of ['<|im_end|>', '</s>', '<|eot_id|>', '<end_of_turn>'])
    expect(clean(`${TEXT}${mark}\n<|im_start|>user\nnext`, 'x', 3)).toBe(TEXT)
  expect(clean('Write </s> to end.', 'write </s> too end', 2)).toBe('Write </s> to end.')
})

test('a remark after the closing fence goes, and a fence around each of several versions', () => {
  expect(clean(`\`\`\`\n${TEXT}\n\`\`\`\nI made it shorter.`, 'x', 4)).toBe(TEXT)
  const two = clean('```\nOne.\n```\n=== 5c ===\n```\nTwo.\n```', 'x', 3, { versions: true })
  expect(two).toContain('=== 5c ===')
  expect(two).toContain('Two.')
})
