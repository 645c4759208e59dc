export const landing = {
  title: 'Penmark: a second reader for everything you write',
  description:
    'Penmark rephrases, summarizes, expands, explains, translates, researches and analyzes your text. Every change is marked and explained.',
  nav: { features: 'Features', pricing: 'Pricing', questions: 'Questions', contact: 'Contact', label: 'On this page' },
  hero: {
    heading: 'A second reader for everything you write',
    intro:
      'Paste your own sentence, or mark up this one. Every change carries its reason, and no name, date or amount changes unseen.',
  },
  /** The sheet on which a visitor tries the product. */
  try: {
    letter:
      'Dear colleagues, in order to utilize the new hall, we has moved the review to Thursday 12 March at 14:00. Two readers are away due to the fact that the spring fair runs late this year. It is important to note that the room stays the same. I need your notes prior to Monday.',
    label: 'Your text',
    note: 'On us. We don’t store it.',
    limit: 'Up to {{max}} characters',
    submit: 'Mark it up',
    changes_one: '{{count, number}} change',
    changes_other: '{{count, number}} changes',
    kept_one: '{{count, number}} fact kept',
    kept_other: '{{count, number}} facts kept',
    edit: 'Edit text',
    keep: 'Keep going: {{count, number}} a month, free',
    comesAlong: 'Your text comes along.',
    clean: 'No change needed by our rules. Try another text.',
    tooLong: 'That’s more than {{max, number}} characters. Shorten it, or create a free account for longer texts.',
    used_one: 'Fair use is {{count, number}} try an hour. Create a free account to keep going.',
    used_other: 'Fair use is {{count, number}} tries an hour. Create a free account to keep going.',
  },
  features: {
    heading: 'Seven ways to work on a text',
    rephrase: {
      name: 'Rephrase',
      text: 'The same meaning in better words.',
    },
    summarize: {
      name: 'Summarize',
      text: 'The main points.',
    },
    expand: {
      name: 'Expand',
      text: 'More detail from a short note.',
    },
    explain: {
      name: 'Explain',
      text: 'Hard words made plain.',
    },
    translate: { name: 'Translate', text: 'Into eleven languages.' },
    research: {
      name: 'Research',
      text: 'Questions worth following up.',
    },
    analyze: {
      name: 'Analyze',
      text: 'Tone and readability in figures.',
    },
    note: 'Written by the built-in engine. An AI model does all seven, in any language.',
    withModel: 'With an AI model',
  },
  ledger: {
    heading: 'Every credit accounted for',
    intro: 'A useful answer uses one credit. A request that fails gives it back.',
    now: 'Our ledger right now',
    signed: 'signed',
    root: 'Root hash',
    sample: 'Check a sample receipt',
  },
  trust: {
    label: 'Privacy and proof',
    private: { name: 'Private', text: 'We store your text only if you save it.' },
    untracked: { name: 'No tracking', text: 'No ads, no analytics, no scripts of others.' },
    sealed: { name: 'Encrypted', text: 'Saved texts are sealed with your account’s own key.' },
    verified: { name: 'Verified', text: 'No one can change a receipt unnoticed, not even us.' },
  },
  pricing: {
    heading: 'Pricing',
    interval: 'Billing interval',
    monthly: 'Monthly',
    yearly: 'Yearly',
    saveUpTo: 'save up to {{percent}}',
    perMonth: 'a month',
    perYear: 'a year',
    free: 'Free',
    byContract: 'Custom pricing',
    save: 'You save {{amount}} a year',
    popular: 'Recommended',
    requests_one: '{{count, number}} request a month',
    requests_other: '{{count, number}} requests a month',
    requestsFrom_one: '{{count, number}}+ request a month',
    requestsFrom_other: '{{count, number}}+ requests a month',
    prompts_one: '{{count, number}} saved prompt',
    prompts_other: '{{count, number}} saved prompts',
    styles_one: '{{count, number}} style of your own',
    styles_other: '{{count, number}} styles of your own',
    templates_one: '{{count, number}} template of your own',
    templates_other: '{{count, number}} templates of your own',
    unlimited: 'Unlimited prompts, styles and templates',
    unlimitedPrompts: 'Unlimited prompts',
    unlimitedStyles: 'Unlimited styles',
    unlimitedTemplates: 'Unlimited templates',
    builtInOne: 'Professional style, General Assistant template',
    builtInStyles: 'All built-in styles',
    builtInAll: 'All built-in styles and templates',
    everythingIn: 'Everything in {{plan}}',
    support: 'Priority support',
    team: 'API access (bulk and teams planned)',
    enterprise: 'Custom integrations, dedicated support, SLA, training',
    start: 'Start free',
    choose: 'Choose {{plan}}',
    guarantee_one: '{{count, number}}-day money-back guarantee on paid plans. Cancel any time.',
    guarantee_other: '{{count, number}}-day money-back guarantee on paid plans. Cancel any time.',
  },
  languages: {
    heading: 'Languages',
    interface: 'Penmark is available in',
    targets: 'Translates into',
  },
  faq: {
    heading: 'Questions',
    stored: {
      question: 'Do you store my text?',
      answer:
        'No. Your text is read, marked and forgotten. An answer waits sealed for 15 minutes, in case your connection drops. We keep only what you save: bookmarks, styles, templates and prompts.',
    },
    credit: {
      question: 'What is a credit?',
      answer:
        'One useful answer. Checking, analyzing and comparing are free, and a request that fails uses no credit. Credits renew on the first of each month (UTC).',
    },
    languages: {
      question: 'Which languages can I write in?',
      answer:
        'The check reads English, Spanish, French, German and Portuguese. With an AI model, every action works in any language.',
    },
    facts: {
      question: 'Can it change my facts?',
      answer:
        'Names, dates, amounts and negations are compared after each rewrite. A changed one is shown first, with a button that restores it.',
    },
    model: {
      question: 'Does my text go to an AI company?',
      answer:
        'Not with the built-in engine. If this site’s administrator connected an AI model, you can hide names and numbers before sending and see what left.',
    },
    cancel: {
      question: 'Can I cancel at any time?',
      answer: 'Yes, in Billing. Your plan stays until the paid period ends. Paid plans have a money-back guarantee.',
    },
    script: {
      question: 'Does it work without JavaScript?',
      answer: 'Yes. Every page is a plain form, on a phone too. JavaScript adds live marks and shortcuts.',
    },
    delete: {
      question: 'How do I delete my account?',
      answer: 'In Settings. Your texts and personal data are deleted for good. The ledger keeps numbers only.',
    },
  },
  contact: {
    write: 'Write to us',
    guarantee: 'Claim the guarantee',
    address: 'Or email {{address}}',
    hours: 'We’re here {{hours}} ({{zone}}).',
    chat: 'Chat with us',
  },
  call: {
    heading: 'Got a paragraph that bothers you?',
    users_one: '{{count, number}}+ person writes with Penmark',
    users_other: '{{count, number}}+ people write with Penmark',
    sites_one: 'Works on {{count, number}}+ site',
    sites_other: 'Works on {{count, number}}+ sites',
    editors_one: 'Tried in {{count, number}} editor',
    editors_other: 'Tried in {{count, number}} editors',
  },
  footer: { pages: 'More pages', verify: 'Check an export', label: 'Languages of this page' },
} as const
