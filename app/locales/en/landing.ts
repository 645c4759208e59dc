/**
 * Specimens carry proof-reader's marks: `[-out-]` is struck, `[+in+]` is inserted, `[+in|why+]` has a note in the margin.
 */
export const landing = {
  title: 'Penmark: a second reader for everything you write',
  description:
    'Penmark rephrases, summarizes, expands, explains, translates, researches and analyzes your text. One credit is one useful answer, and each has its own line in a ledger.',
  nav: { features: 'Features', pricing: 'Pricing', languages: 'Languages', label: 'On this page' },
  hero: {
    heading: 'A second reader for everything you write',
    intro:
      'Paste a paragraph. Penmark rephrases, summarizes, expands, explains, translates, researches or analyzes it, and shows what it did. Your text is processed once and not kept.',
    join: 'Join now',
    free_one: '{{count}} request a month is free. No card needed.',
    free_other: '{{count}} requests a month are free. No card needed.',
    caption: 'A letter after one reading',
    specimen:
      'Dear colleagues, [-we are writing in order to inform you-][+please note+] that the review [-has been moved-][+moves|active voice+] to Thursday. Two readers are away [-due to the fact that-][+because|plain word+] the spring fair runs late this year. [-It should be noted that the-][+The|nothing lost+] room stays the same[+, and so does the hour|for clarity+].',
    footing: 'Rephrase · 1 credit · 24 of 25 left',
  },
  features: {
    heading: 'Seven ways to work on a text',
    intro: 'Choose what should happen first. Style, template, length and language come after, in one row.',
    rephrase: {
      name: 'Rephrase',
      text: 'Says the same in better words, in the style you choose.',
      sample: 'Call us [-in the event that-][+if+] it rains.',
    },
    summarize: {
      name: 'Summarize',
      text: 'The main points, in the length you set.',
      sample: '[-Twelve paragraphs-] [+Three sentences+]',
    },
    expand: {
      name: 'Expand',
      text: 'Fills in what a short note leaves out.',
      sample: 'The train was late[+, held up by ice on the line+].',
    },
    explain: {
      name: 'Explain',
      text: 'Hard words and long sentences, made plain.',
      sample: 'Amortize[+: to spread a cost over time+]',
    },
    translate: { name: 'Translate', text: 'Into eleven languages, in your tone.', sample: 'Good morning [+Bom dia+]' },
    research: {
      name: 'Research',
      text: 'Terms, background and questions worth following up.',
      sample: 'The canal opened[+ when? for whom?+]',
    },
    analyze: {
      name: 'Analyze',
      text: 'Tone, structure and readability, in figures.',
      sample: '14 words a sentence [+reads easily+]',
    },
    note: 'How far each goes depends on the engine behind it. Without a language model, the built-in engine works by rules and dictionaries, and the screen says what it cannot do.',
  },
  ledger: {
    heading: 'Every credit has a line of its own',
    intro:
      'A credit is set aside and written down before your request runs. A useful answer settles it. A failure, a timeout or a stop before the first word releases it, and it costs nothing.',
    proof:
      'The lines of an account are numbered without a gap and sealed with a hash. Nothing is ever edited: the database refuses to change or remove a line. Your dashboard shows them.',
    caption: 'Three requests, as the ledger writes them (example)',
    number: 'No.',
    event: 'Event',
    effect: 'Credit',
    seal: 'Hash',
    reserved: 'Set aside',
    settled: 'Settled',
    released: 'Released: timed out',
    held: 'held',
    spent: '1 credit',
    none: 'no charge',
  },
  pricing: {
    heading: 'Pricing',
    intro: 'One credit is one useful answer. Credits renew on the first of each month (UTC).',
    interval: 'Billing interval',
    monthly: 'Monthly',
    yearly: 'Yearly',
    saveUpTo: 'save up to {{percent}}',
    perMonth: 'a month',
    perYear: 'a year',
    free: 'Free',
    byContract: 'By contract',
    save: 'You save {{amount}} a year',
    popular: 'Our suggestion',
    requests: '{{requests}} requests a month',
    requestsFrom: '{{requests}} requests a month and more',
    prompts_one: '{{count}} saved prompt',
    prompts_other: '{{count}} saved prompts',
    styles: '{{count}} styles of your own',
    templates: '{{count}} templates of your own',
    unlimited: 'Unlimited prompts, styles and templates',
    builtInOne: 'Professional style, General Assistant template',
    builtInStyles: 'All built-in styles',
    builtInAll: 'All built-in styles and templates',
    support: 'Priority support',
    team: 'Bulk processing, team and API access',
    enterprise: 'Custom integrations, dedicated support and an SLA',
    start: 'Start free',
    choose: 'Choose {{plan}}',
    contract: 'Limits and terms are agreed with you.',
    guarantee:
      '{{days}}-day money-back guarantee on paid plans. Cancel at any time; access stays to the end of the paid period.',
  },
  languages: {
    heading: 'Languages',
    interface: 'The interface speaks',
    targets: 'Translations go into',
  },
  call: {
    heading: 'Bring a paragraph that bothers you',
    text: 'An account takes an email address and a minute.',
  },
  footer: { label: 'Languages of this page' },
} as const
