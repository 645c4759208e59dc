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
  resetPassword: {
    subject: 'Set a new password for Penmark',
    heading: 'Set a new password',
    intro: 'Somebody, we hope you, asked for a new password for the Penmark account with this address.',
    action: 'Set a new password',
    expires: 'The link works once, for one hour. A newer message replaces it.',
    ignore: 'If this was not you, ignore this message: the password stays as it is.',
  },
  approveEmailChange: {
    subject: 'Approve the new email address of your Penmark account',
    heading: 'Approve the change of your email address',
    intro:
      'In your Penmark account a change of the email address to {{email}} was asked for. It goes on only if you approve it here; then we write to the new address.',
    action: 'Approve the change',
    expires: 'The link works once, for 24 hours. A newer message replaces it.',
    ignore: 'If this was not you, do not open the link, and set a new password: somebody knows yours.',
  },
  confirmEmailChange: {
    subject: 'Confirm this address for your Penmark account',
    heading: 'Confirm your new email address',
    intro:
      'A Penmark account is to change to this address. One click completes it; after that, sign in with {{email}}.',
    action: 'Confirm the new address',
    expires: 'The link works once, for 24 hours. A newer message replaces it.',
    ignore: 'If you do not expect this, ignore the message: nothing changes.',
  },
  auditorInvitation: {
    subject: '{{inviter}} invites you to audit a ledger on Penmark',
    heading: 'An invitation to audit',
    intro:
      '{{inviter}} invites you to read the ledger of the workspace “{{workspace}}” on Penmark: monthly statements, events and exports that you can check yourself, offline.',
    action: 'Look at the invitation',
    scope: 'Your access is read-only and lasts {{days}} days from the moment you accept. It holds no texts.',
    recorded: 'Each page and file that you open is recorded and shown to the owner of the workspace.',
    expires:
      'The link works once, until {{date}}, and only for the address this message was sent to. A newer message replaces it.',
    ignore: 'If you do not expect this, ignore the message: nothing happens before you accept.',
  },
  auditorAccepted: {
    subject: '{{auditor}} accepted your invitation to audit',
    heading: 'Your auditor can now read the ledger',
    intro:
      '{{auditor}} accepted the invitation and can read the ledger of the workspace “{{workspace}}” until {{date}}.',
    action: 'See what is looked at',
    revoke: 'Every page and file they open is listed there. You can revoke the access on the same page at any time.',
  },
  auditorRevoked: {
    subject: 'Your access to a ledger on Penmark has ended',
    heading: 'Your access was revoked',
    intro: '{{owner}} revoked your access to the ledger of the workspace “{{workspace}}”.',
    action: 'Workspaces you audit',
    exports: 'Exports that you downloaded can still be verified offline, without us.',
  },
  notice: {
    when: 'It happened on {{time}} (UTC).',
    passwordChanged: {
      subject: 'Your Penmark password was changed',
      heading: 'Your password was changed',
      what: 'The password of your Penmark account was changed. All other devices and API tokens have been signed out.',
      action: 'Set a new password',
      unexpected: 'If this was not you, set a new password at once: that signs everybody out.',
    },
    passwordReset: {
      subject: 'Your Penmark password was reset',
      heading: 'Your password was reset',
      what: 'A new password was set for your Penmark account through a link in a message to this address. All devices and API tokens have been signed out.',
      action: 'Set a new password',
      unexpected: 'If this was not you, somebody can read your mailbox. Secure it first, then set a new password.',
    },
    passwordSet: {
      subject: 'Your Penmark account has a password now',
      heading: 'A password was set',
      what: 'Your Penmark account can now be opened with a password as well. All other devices and API tokens have been signed out.',
      action: 'Set a new password',
      unexpected: 'If this was not you, set a new password at once: that signs everybody out.',
    },
    apiKeyMade: {
      subject: 'A new API key of your Penmark account',
      heading: 'An API key was made',
      what: 'A program that has this key can use Penmark in your name, within the scopes of the key.',
      action: 'See API keys',
      unexpected: 'If this was not you, revoke the key and set a new password at once.',
    },
    sessionsEnded: {
      subject: 'Your Penmark sessions were ended',
      heading: 'All other sessions were ended',
      what: 'Every other browser and API token that was signed in to your Penmark account has been signed out.',
      action: 'See sessions and devices',
      unexpected: 'If this was not you, somebody knows your password. Set a new one at once: that signs everybody out.',
    },
    emailChanged: {
      subject: 'Your Penmark account has a new email address',
      heading: 'The email address was changed',
      what: 'Your Penmark account now belongs to another email address, as this address approved. All devices and API tokens have been signed out, and this address no longer opens the account.',
      action: 'Go to Penmark',
      unexpected:
        'If this was not you, somebody can read your mailbox. Secure it, then answer this message or write to our support.',
    },
  },
} as const
