/** The page that the service worker shows when the server cannot be reached (`/offline`). */
export const unreachable = {
  title: 'We can’t reach Penmark',
  text: 'You may be offline, or our server may be down for a moment. Pages that are open keep what you typed. This page opens by itself when you’re back online.',
  waiting_one: '{{count}} change is stored on this device and will be sent when you’re back.',
  waiting_other: '{{count}} changes are stored on this device and will be sent when you’re back.',
  again: 'Try again',
} as const
