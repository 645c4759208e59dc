export const notifications = {
  title: 'Notifications',
  intro: 'Which messages Penmark sends to {{email}}.',
  always:
    'Messages about the safety of your account, links that you asked for and invitations always come: without them, someone could take your account over unnoticed.',
  which: 'Which messages',
  whichHint: 'They come only while email notifications are on.',
  email_notifications: {
    name: 'Email notifications',
    hint: 'Off, none of the messages below is sent, whatever is ticked there.',
  },
  usage_alerts: {
    name: 'Usage alerts',
    hint: 'When 80% and when 100% of your monthly requests are used, once a month each.',
  },
  weekly_digest: {
    name: 'Weekly digest',
    hint: 'On Mondays: your requests of last week and how your month stands. Weeks without a request send nothing.',
  },
  marketing_emails: {
    name: 'News and offers',
    hint: 'What is new at Penmark. Off unless you tick it.',
  },
  save: 'Save notifications',
  saved: 'Your notifications have been saved.',
  problem: {
    flag: 'Please send true or false',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    ask: {
      usage_alerts: 'Stop usage alerts?',
      weekly_digest: 'Stop the weekly digest?',
      marketing_emails: 'Stop news and offers?',
    },
    text: 'You get no more emails of this kind, from now on. Other messages aren’t changed, and nothing happens before you press the button.',
    go: 'Stop these emails',
    offTitle: 'You’re unsubscribed',
    off: {
      usage_alerts: 'Penmark sends you no more usage alerts.',
      weekly_digest: 'Penmark sends you no more weekly digests.',
      marketing_emails: 'Penmark sends you no more news and offers.',
    },
    undo: 'Get them again',
    onTitle: 'You’re subscribed again',
    on: {
      usage_alerts: 'Penmark sends you usage alerts again.',
      weekly_digest: 'Penmark sends you the weekly digest again.',
      marketing_emails: 'Penmark sends you news and offers again.',
    },
    masterTitle: 'Saved, but no messages come',
    master:
      'This kind is switched on again. Email notifications as a whole are off in your settings, so none is sent until you switch them on there.',
    settings: 'All notifications',
    badTitle: 'This link doesn’t work',
    bad: 'It is incomplete, was altered or is very old. Nothing was changed. You can choose your messages in the settings after signing in.',
  },
} as const
