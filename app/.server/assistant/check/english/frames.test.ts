import { describe, expect, it } from 'vitest'
import { withTicked } from '#tests/support/ticked.ts'

const ticked = (text: string) => withTicked(text, 'en')

describe('frames of an English clause', () => {
  it.each([
    ['This make no sense.', 'This makes no sense.'],
    ['We need people who has experience.', 'We need people who have experience.'],
    ['I hope Sasha and Peter goes there.', 'I hope Sasha and Peter go there.'],
    ['What does this means for us?', 'What does this mean for us?'],
    ['I am interest in this book.', 'I am interested in this book.'],
    ['The homework should be do first.', 'The homework should be done first.'],
    ['We arrived the hotel late.', 'We arrived at the hotel late.'],
    ["They needn't to change the date.", "They needn't change the date."],
    ['Of cause I will come.', 'Of course I will come.'],
    ['I want order it before Friday.', 'I want to order it before Friday.'],
    ['If you any questions, call me.', 'If you have any questions, call me.'],
    ['Thanks your message.', 'Thanks for your message.'],
    ['Please backup the files.', 'Please back up the files.'],
    ['This two rooms are free.', 'These two rooms are free.'],
    ['It would great if you came.', 'It would be great if you came.'],
    ["I don't can come.", "I can't come."],
    ['Is there many people?', 'Are there many people?'],
    ['Follow this steps.', 'Follow these steps.'],
    ['Is possible to pay later?', 'It is possible to pay later?'],
    ['Then we seen a fox and he done it again.', 'Then we saw a fox and he did it again.'],
    ['The flight could not been changed.', 'The flight could not be changed.'],
    ['I hope your going to stay.', "I hope you're going to stay."],
    ['Neither the cook nor the waiter were there.', 'Neither the cook nor the waiter was there.'],
    ['The fair will be held in 18 November.', 'The fair will be held on 18 November.'],
    ['We had less visitors than last year.', 'We had fewer visitors than last year.'],
    ['It has loose its shape.', 'It has lost its shape.'],
    ['The figures must be interpret with care.', 'The figures must be interpreted with care.'],
  ])('ticks the mistake in "%s"', async (wrong, right) => {
    expect(await ticked(wrong)).toBe(right)
  })

  it.each([
    'I wanted to do tasks at home and trying to do flips is hard.',
    "I don't know if he would have done it for me.",
    'Hopefully we will know more by then about the lease.',
    'Jonathan Ive left the company, and it was his wont to leave early.',
    'In Friday night’s briefing her will was read; her will has been found.',
    'If you need help, let her decide. Let Fred and my sister know.',
    'The true art of life consists in seeing the miraculous in the everyday.',
    'Her very own house is of no use, and there is interest in it.',
    'Some argue that the equivalent of that is hard to find.',
    'Do it now, do this exercise twice and do something good.',
    'Talk to the people that need help the most; who would help him?',
    'I have work that must be done, due to scheduling problems.',
    'The way Tom does that seems strange. Everyone here but Tom and Mary has gone.',
    'No, had we seen it, what he has done would be known.',
    'Tom and Mary have no loved one here, and I had bean soup.',
    'She had it built in brick, and this will last for a hundred years.',
  ])('ticks nothing in "%s"', async (text) => {
    expect(await ticked(text)).toBe(text)
  })
})
