/** The pages that the law asks for, by their paths. They exist once the operator has filled in who they are. */
export const LEGAL_PAGES = ['terms', 'privacy', 'imprint', 'security', 'cookies'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Who runs the site, as the legal pages name them. */
export type Operator = {
  name: string
  /** Postal address, one line each. */
  address: readonly string[]
  email: string
  vatId: string | undefined
  /** The country or place whose law applies and whose courts decide. */
  jurisdiction: string
}

/** The services of others that personal data may reach, if the operator has set them up. */
export type Processor = 'model' | 'languageTool' | 'stripe' | 'google' | 'mail' | 'archive'

/**
 * The data that are stored of people, by kind, with the tables that hold it. The privacy page is made from this list, and a test holds it
 * against the schema: a new table has to say what it is for.
 */
export const DATA_KINDS = {
  account: ['user', 'workspace', 'membership', 'email_change', 'one_time_token'],
  signIn: [
    'session',
    'known_device',
    'passkey',
    'totp_factor',
    'recovery_code',
    'second_step_guard',
    'sign_in_challenge',
    'google_identity',
    'google_answer',
    'api_key',
  ],
  writing: [
    'bookmark',
    'library_item',
    'library_version',
    'glossary',
    'personal_dictionary',
    'writing_preference',
    'text_key',
    'text_key_erased',
    'text_rotation',
  ],
  answers: ['waiting_answer', 'idempotent_write'],
  usage: [
    'ledger_event',
    'ledger_head',
    'ledger_idem',
    'ledger_tile',
    'ledger_checkpoint',
    'ledger_witness',
    'ledger_timestamp',
    'account_identity',
    'account_key',
    'account_period',
    'account_period_by_month',
    'account_state',
    'account_statement',
    'credit_lot',
    'reservation',
    'sealed_period',
    'shred_pending',
  ],
  billing: [
    'billing_checkout',
    'billing_customer',
    'billing_event',
    'billing_former_customer',
    'billing_override',
    'billing_progress',
    'stripe_event',
    'stripe_object',
    'spending_cap',
  ],
  mails: ['notice_sent', 'notification_preference', 'notification_progress', 'notification_sent'],
  auditors: ['auditor_seat', 'auditor_view'],
  provenance: ['provenance_choice', 'provenance_link', 'provenance_passage'],
  messages: ['contact_message'],
  operation: ['operator_act', 'suspension', 'alarm', 'breaker', 'account_deletion'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type DataKind = keyof typeof DATA_KINDS

/** The cookies by what they are for, with their names. None of them follows anybody over other sites. */
export const COOKIES = {
  session: ['penmark_session'],
  device: ['penmark_device'],
  signIn: ['penmark_challenge', 'penmark_registration', 'penmark_passkey', 'penmark_google', 'penmark_errand'],
  look: ['penmark_lang', 'penmark_theme', 'penmark_font_size', 'penmark_density'],
  message: ['penmark_toast'],
  text: ['penmark_carried'],
  machine: ['penmark_seen', 'penmark_writing'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CookieKind = keyof typeof COOKIES
