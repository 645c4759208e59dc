export const settings = {
  title: 'Settings',
  nav: {
    place: 'Part of the settings',
    overview: 'Overview',
  },
  overview: {
    title: 'Your account',
    intro: 'What Penmark knows you by.',
    email: 'E-mail address',
    verified: 'Verified',
    unverified: 'Not verified',
    plan: 'Plan',
    created: 'Member since',
    id: 'User id',
    idHint: 'Support may ask for it. It is not a secret.',
    copy: 'Copy',
    copied: 'Copied',
    google: 'Google account',
    googleNotLinked: 'Not linked',
  },
} as const
