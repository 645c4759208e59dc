/** Other words and wordings at the cursor. Fetched with the first click into a text. */
export const rewording = {
  title: 'Other words at the cursor',
  asking: 'Looking…',
  words_one: 'One word that fits · free',
  words_other: '{{count}} words that fit · free',
  sentences_one: 'One alternative',
  sentences_other: '{{count}} alternatives',
  other_words: 'Other words for “{{word}}”',
  other_sentences: 'Reword the sentence',
  by_model: 'Ask the AI model · 1 credit',
  tone: {
    shorter: 'Shorter:',
    plainer: 'Plainer:',
    more_formal: 'More formal:',
    warmer: 'Warmer:',
  },
  failed: 'That didn’t work. Your text is unchanged.',
} as const
