export const mail = {
  layout: {
    footer: 'You receive this message because this address was used at Penmark. It contains no tracking.',
  },
  verifyEmail: {
    subject: 'Confirm your email address for Penmark',
    heading: 'Confirm your email address',
    intro:
      'Someone, we hope you, has opened a Penmark account with this address. One click confirms it, then you can sign in.',
    action: 'Confirm email address',
    token: 'Or enter this verification token by hand:',
    expires: 'The link and the token work once, for 24 hours. A newer message replaces them.',
    ignore: 'If this was not you, ignore this message: the account stays closed.',
  },
} as const
