export const notifications = {
  title: 'Notifications',
  intro: 'The emails Penmark sends to {{email}}.',
  always:
    'We always send security emails, links you ask for and invitations, so that you notice when something happens to your account.',
  which: 'Emails',
  whichHint: 'You only get these while email notifications are on.',
  email_notifications: {
    name: 'Email notifications',
    hint: 'Turn this off to stop all the emails below.',
  },
  usage_alerts: {
    name: 'Usage alerts',
    hint: 'When you’ve used 80% and 100% of your monthly requests, once each.',
  },
  weekly_digest: {
    name: 'Weekly digest',
    hint: 'Mondays: last week’s requests and your month so far. No email after a week without requests.',
  },
  marketing_emails: {
    name: 'News and offers',
    hint: 'What’s new at Penmark.',
  },
  save: 'Save notifications',
  saved: 'Your notifications have been saved.',
  problem: {
    flag: 'Send true or false',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    ask: {
      usage_alerts: 'Stop usage alerts?',
      weekly_digest: 'Stop the weekly digest?',
      marketing_emails: 'Stop news and offers?',
    },
    text: 'You’ll stop getting these emails. All others stay as they are.',
    go: 'Stop these emails',
    offTitle: 'You’re unsubscribed',
    off: {
      usage_alerts: 'You won’t get usage alerts any longer.',
      weekly_digest: 'You won’t get the weekly digest any longer.',
      marketing_emails: 'You won’t get news and offers any longer.',
    },
    undo: 'Subscribe again',
    onTitle: 'You’re subscribed again',
    on: {
      usage_alerts: 'You’ll get usage alerts again.',
      weekly_digest: 'You’ll get the weekly digest again.',
      marketing_emails: 'You’ll get news and offers again.',
    },
    masterTitle: 'Saved, but emails are off',
    master:
      'These emails are on again, but email notifications as a whole are off. Turn them on in Settings to get any.',
    settings: 'All notifications',
    badTitle: 'This link doesn’t work',
    bad: 'It’s incomplete, altered or very old. Nothing was changed. Sign in to choose your emails in Settings.',
  },
} as const
