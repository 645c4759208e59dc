/** The browser’s own models. Fetched when the panel that offers them is opened. */
export const device = {
  switch: 'On this device · free',
  hint: 'Your browser’s own model answers. Your text isn’t sent to us or anyone else.',
  fetching: 'Your browser is fetching its model: {{percent}}%',
  no_model: 'Your browser has no model for this action, so it will be refused. Turn this off to use our server.',
  unsent: 'Nothing was sent and no credit was used.',
  month_one: 'Plus one text on this device, free. It isn’t counted here, because nothing was sent.',
  month_other: 'Plus {{count}} texts on this device, free. They aren’t counted here, because nothing was sent.',
  refused: {
    no_model: 'Your browser has no model for this action.',
    language_unknown: 'Your browser couldn’t tell the language of your text. Choose it under “More”.',
    language_unsupported: 'Your browser’s model doesn’t work in this language.',
    too_long: 'The text is too long for your browser’s model.',
    empty: 'Your browser’s model gave no answer.',
    failed: 'Your browser’s model failed.',
  },
} as const
