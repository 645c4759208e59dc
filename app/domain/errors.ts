/**
 * The one table from refusal code to HTTP status. The message of a code is the translation key `errors:<code>`.
 * `EMAIL_NOT_VERIFIED` is written as the specification's call table spells it (section 8).
 */
export const ERROR_STATUS = {
  // the request itself
  invalid_input: 400,
  invalid_encoding: 400,
  invalid_json: 400,
  login_required: 401,
  forbidden: 403,
  cross_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  server_error: 500,
  busy: 503,
  // accounts
  invalid_credentials: 401,
  EMAIL_NOT_VERIFIED: 403,
  email_taken: 409,
  invalid_token: 400,
  already_verified: 200,
  current_password_incorrect: 403,
  sign_in_again: 403,
  reset_token_invalid: 400,
  // auditors
  self_invite: 400,
  duplicate_seat: 409,
  too_many_seats: 409,
  seat_closed: 409,
  invitation_invalid: 404,
  invitation_used: 409,
  invitation_expired: 410,
  invitation_revoked: 410,
  wrong_address: 403,
  // usage and exports
  month_invalid: 400,
  month_before_log: 404,
  month_not_begun: 404,
  since_unpublished: 400,
  not_published_yet: 503,
  // assistant
  text_blank: 400,
  text_too_long: 400,
  style_locked: 403,
  template_locked: 403,
  custom_prompt_locked: 403,
  limit_reached: 429,
  too_many_at_once: 429,
  idempotency_key_invalid: 400,
  idempotency_mismatch: 409,
  result_gone: 409,
  clock_refused: 503,
  ledger_read_only: 503,
  engine_unsupported: 422,
  engine_unchanged: 422,
  engine_unavailable: 503,
  engine_busy: 503,
  engine_misconfigured: 503,
  engine_filtered: 422,
  engine_timeout: 504,
  engine_stopped: 499,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS
