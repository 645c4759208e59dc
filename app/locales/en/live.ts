/** The check while one writes, on this server or in this browser. */
export const live = {
  ask: 'Your text is checked on this server as you write. It’s free, and we don’t store it.',
  ask_here:
    'The check is free. In this browser, your English text stays on this device, for one download of {{size, number}} MB. Other languages are checked on this server, and we don’t store your text.',
  here: 'Check in this browser',
  server: 'Check on this server',
  turn_on: 'Turn on',
  not_now: 'Not now',
  found_one: '{{count, number}} found · free',
  found_other: '{{count, number}} found · free',
  none: 'Nothing found · free',
  found_here_one: '{{count, number}} found · not sent',
  found_here_other: '{{count, number}} found · not sent',
  none_here: 'Nothing found · not sent',
  loading: 'Loading the check…',
  failed: 'This browser couldn’t load the check. Your text wasn’t sent.',
  remove: 'Remove',
} as const
