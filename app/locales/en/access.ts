/** The page that lists everything that opens an account. */
export const access = {
  title: 'Secure your account',
  intro: 'Everything that opens your account. Select what you don’t recognize, then end it.',
  afterReset:
    'Your password was reset, and every device and API token was signed out. Passkeys, Google and new API keys stay paused until you finish here.',
  afterChange:
    'Your password was changed, and every other device and API token was signed out. Everything below still opens your account.',
  young:
    'Passkeys and API keys from the last 30 days are already selected. Clear what’s yours, and check the rest too.',
  kind: {
    session: 'Sessions and devices',
    passkey: 'Passkeys',
    app: 'Authenticator app',
    google: 'Google account',
    api_key: 'API keys',
    seat: 'Auditor access',
  },
  app: 'Authenticator app',
  current: 'This device',
  paused: 'Paused until you finish here',
  made: 'Added on {{date}}',
  signedIn: 'Signed in on {{date}}',
  madeWith: 'Added on {{date}} with {{device}}',
  used: 'Last used',
  usedWith: 'with {{device}}',
  unused: 'Never used',
  onlyWay: 'This is your only way to sign in. Set a password first.',
  stale: 'Sign in again to end access.',
  submit: 'End everything selected',
  submitHint: 'Whatever you don’t select keeps working, and paused access resumes.',
  nothing: 'You ended nothing, so everything keeps working.',
  ended_one: 'You ended one way into your account.',
  ended_other: 'You ended {{count}} ways into your account.',
  link: 'Secure your account',
  linkText: 'Think someone else was in your account? See everything that opens it, and end what you don’t recognize.',
  left: 'Still connected to your account:',
  leftHint: 'Passkeys, Google and new API keys are paused until you’ve signed in and checked them.',
} as const
