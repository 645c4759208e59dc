/** A hidden field that people leave empty, named like something that a form filler wants to fill. */
export const HONEYPOT_FIELD = 'website'

/** When the form was made, in milliseconds; unsigned, since it only slows down the simplest scripts. */
export const MADE_AT_FIELD = 'made_at'

/** Never sent back into a page. */
export const SECRET_FIELDS = ['password', 'confirm_password', 'current_password', 'new_password']
