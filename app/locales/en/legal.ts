/** The parts of the legal pages that settings and tables decide; the texts are Markdown beside this file. */
export const legal = {
  page: { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint', security: 'Security', cookies: 'Cookies' },
  vat: 'VAT ID',
  columns: { data: 'Data', purpose: 'Purpose', period: 'How long', cookie: 'Cookie' },
  data: {
    account: {
      what: 'Email address, name of the workspace, members',
      why: 'Your account',
      period: 'Until you delete the account; links in emails for a day at most',
    },
    signIn: {
      what: 'Sessions, known devices, passkeys, authenticator secrets, recovery codes, API keys, the link to Google',
      why: 'Signing in and keeping others out',
      period: 'Until you remove them; a session for 30 days, a device for 400',
    },
    writing: {
      what: 'Bookmarks, styles, templates, prompts, glossary, dictionary, preferences: encrypted',
      why: 'Texts you choose to save',
      period: 'Until you delete it or the account',
    },
    answers: {
      what: 'Sealed answers you haven’t received yet, and the numbers of finished requests',
      why: 'Repeating a request without paying or writing twice',
      period: '15 minutes; numbers for 24 hours',
    },
    usage: {
      what: 'Numbers, times and outcome of requests, credits, payments; no text, no name',
      why: 'The record that proves what you were charged',
      period: 'For good, without a link to you once the account is deleted',
    },
    billing: {
      what: 'Customer number at Stripe, plan, invoices, monthly cap',
      why: 'Payment',
      period: 'As long as the law asks for invoices',
    },
    mails: {
      what: 'Emails you want, and emails that were sent',
      why: 'Emails you chose',
      period: 'Until you delete the account',
    },
    auditors: {
      what: 'Address of an auditor you invited, and what they opened',
      why: 'Access for auditors',
      period: 'Until you delete the account',
    },
    provenance: {
      what: 'Counts and fingerprints of texts, and pages you shared',
      why: 'Provenance links, if you turned them on',
      period: 'Until you delete them or the account',
    },
    messages: {
      what: 'Name, address and text of your message: encrypted',
      why: 'Answering you',
      period: '180 days at most, or until it is answered',
    },
    operation: {
      what: 'What administrators did to an account, and why',
      why: 'Answering for it',
      period: 'Without a link to you once the account is deleted',
    },
  },
  cookies: {
    session: { why: 'Keeps you signed in', period: '30 days, or 14 without use' },
    device: { why: 'Recognizes your device, so that signing in there sends no email', period: '400 days' },
    signIn: { why: 'Ties the steps of a sign-in or registration to this browser', period: '10 minutes to a day' },
    look: { why: 'Language and appearance', period: 'A year' },
    message: { why: 'A message for the next page', period: 'A minute' },
    text: { why: 'Carries a text from the start page into your new account, sealed', period: 'A day' },
    machine: {
      why: 'Lets you read right away what you have just saved, if the site runs on several servers',
      period: 'Five minutes',
    },
  },
  processors: {
    model: 'Texts that you send to an AI model',
    languageTool: 'Texts that are checked, on a LanguageTool server',
    stripe: 'Payment details',
    google: 'Sign-in with Google',
    mail: 'Delivery of emails',
    archive: 'Copies of the record of usage, and backups',
  },
  noProcessors: 'No one.',
} as const
