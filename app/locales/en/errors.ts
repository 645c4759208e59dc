import type { ErrorCode } from '#app/domain/errors.ts'

/** One message for every refusal code: what went wrong, what was kept, what to do. */
export const errors = {
  invalid_input: 'Please check your input and try again.',
  invalid_encoding: 'The text is not valid UTF-8. Nothing was processed.',
  invalid_json: 'The body is not a JSON object.',
  login_required: 'Please login to continue.',
  forbidden: 'You do not have permission to perform this action.',
  cross_origin: 'This form was sent from another site, so nothing was changed. Open the page here and try again.',
  not_found: 'Resource not found.',
  method_not_allowed: 'This method is not allowed here.',
  payload_too_large:
    'That was too much to send at once: the limit is 64 KB. Nothing was processed. Go back, shorten the text and send it again.',
  unsupported_media_type: 'This content type is not accepted here.',
  rate_limited: 'Rate limit exceeded. Please try again later.',
  server_error: 'Server error. Please try again later.',
  busy: 'The server is busy. Nothing was changed or charged; please try again in a moment.',
  invalid_credentials: 'Invalid email or password. Please try again.',
  EMAIL_NOT_VERIFIED: 'Please verify your email before logging in.',
  email_taken: 'An account with this email already exists. Please try logging in instead.',
  invalid_token: 'Invalid or expired verification token',
  already_verified: 'This email address is already verified.',
  self_invite: 'You cannot invite your own address: you see everything already.',
  duplicate_seat: 'This address already has an open invitation or seat. Revoke it first, or send the invitation again.',
  too_many_seats: 'Ten seats are open, which is the limit. Revoke one before you invite another auditor.',
  seat_closed: 'This seat was accepted, has ended or was revoked, so the invitation cannot be sent again.',
  invitation_invalid: 'This invitation link is not valid. A newer message may have replaced it; open the latest one.',
  invitation_used: 'This invitation has been accepted already.',
  invitation_expired: 'This invitation has expired. Ask the person who invited you to send it again.',
  invitation_revoked: 'This invitation was withdrawn by the workspace that sent it.',
  wrong_address: 'This invitation is for another address. Sign in with the address that was invited.',
  month_invalid: 'The month must be written as YYYY-MM.',
  month_before_log: 'The ledger began after this month, so there is nothing to export.',
  month_not_begun:
    'Nothing of this month is published yet. Wait until it has begun and its first entries are published, which takes some seconds.',
  since_unpublished:
    'This is not the size of a checkpoint that was published up to this export. Take it from the checkpoint that you kept.',
  not_published_yet: 'Your entries are not covered by a published checkpoint yet. Please try again in a few seconds.',
  text_blank: 'Please enter text to process',
  text_too_long: 'Text must be less than 5000 characters',
  style_locked: 'This style requires a Pro plan or higher. Upgrade to unlock this feature.',
  template_locked: 'This template requires a higher plan. Upgrade to unlock this feature.',
  custom_prompt_locked: 'Custom instructions require a Pro plan or higher.',
  limit_reached:
    'You have used all {{limit}} requests of this month. Your limit resets on {{date}}. Nothing was charged.',
  too_many_at_once: 'Three requests are already running. Wait for one to finish; nothing was charged.',
  idempotency_key_invalid: 'The Idempotency-Key must be 1 to 200 visible ASCII characters.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request. Nothing was charged.',
  result_gone:
    'This request was already completed and charged once. Its result is not kept on the server; send the text as a new request to process it again.',
  clock_refused: 'The server’s clock is being corrected. Nothing was charged; please try again in a few minutes.',
  ledger_read_only:
    'Usage cannot be recorded at the moment, so nothing was started, saved or charged. Please try again later.',
  engine_unsupported: 'This engine cannot do this for this text. Nothing was charged.',
  engine_unchanged: 'Nothing safe to change was found, so your text stays as it is. Nothing was charged.',
  engine_unavailable: 'Sorry, trouble connecting to the server. Nothing was charged; your text is still here.',
  engine_busy: 'The engine is busy. Nothing was charged; please try again in a moment.',
  engine_misconfigured:
    'The connected model is not set up correctly, so an operator has to act. Nothing was charged; your text is still here.',
  engine_filtered: 'The model declined to answer for this text. Nothing was charged.',
  engine_timeout: 'No answer came in time. Nothing was charged; your text is still here.',
  engine_stopped: 'Stopped before anything was written. Nothing was charged.',
} as const satisfies Record<ErrorCode, string>
