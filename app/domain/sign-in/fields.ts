/** A hidden field that people leave empty; its name attracts form fillers. */
export const HONEYPOT_FIELD = 'website'

/** When the form was rendered, in milliseconds; unsigned, since it only stops the simplest scripts. */
export const MADE_AT_FIELD = 'made_at'

/** Fields whose values are never rendered into a page. */
export const SECRET_FIELDS = ['password', 'confirm_password', 'current_password', 'new_password']
