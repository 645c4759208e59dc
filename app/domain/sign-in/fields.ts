/** A hidden field that people leave empty; its name attracts form fillers. */
export const HONEYPOT_FIELD = 'website'

/** When the form was rendered, in milliseconds; unsigned, since it only stops the simplest scripts. */
export const MADE_AT_FIELD = 'made_at'

/** The press that shows (`1`) or hides (`0`) the password that one is typing; without scripts it sends the form for that alone. */
export const SHOW_FIELD = 'show_password'

/** Fields whose values are never rendered into a page, but on the press of `SHOW_FIELD` for the person who typed them. */
export const SECRET_FIELDS = ['password', 'confirm_password', 'current_password', 'new_password']
