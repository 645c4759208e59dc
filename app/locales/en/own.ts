/** What the desk says of the workspace’s own items. The pages of the library have the rest. */
export const own = {
  locked: 'Locked',
  defaults: 'Failed to load data. Using defaults.',
  savedPrompt: 'Saved prompt',
  savedPromptHint: 'One of your prompts, used as it is. Custom instructions come with Pro and above.',
  styles: 'Custom styles',
  templates: 'Custom templates',
  bookmark: {
    keep: 'Bookmark this result',
    withText: 'Save my text with it',
    keeping: 'Saving…',
    done: 'Bookmark saved.',
    open: 'Open',
  },
  findings: {
    title: 'Style rules',
    none: 'No style rules broken.',
    count_one: '{{count}} place breaks a style rule.',
    count_other: '{{count}} places break a style rule.',
    banned: 'Banned: “{{found}}”',
    sentence: '{{words}} words, {{longest}} allowed: “{{found}}”',
    spelling: 'Spelling: “{{found}}”, here “{{instead}}”',
  },
} as const
