import { cleanText, countCharacters } from '../text.ts'
import { z } from '../zod.ts'

/** The longest texts of a contact form in code points (specification 8 and 10). */
export const CONTACT_LIMITS = { firstName: 50, lastName: 50, email: 100, subject: 100, message: 2_000 } as const
export type ContactField = keyof typeof CONTACT_LIMITS

/** What a link to the form may be about; each fills in its subject. */
const CONTACT_TOPICS = ['sales', 'guarantee', 'support', 'privacy', 'accessibility'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** The topic that `value` names exactly, or `undefined`. */
export function contactTopicFor(value: unknown): ContactTopic | undefined {
  return CONTACT_TOPICS.find((topic) => topic === value)
}

function text(field: ContactField, required: string, tooLong: string) {
  return (
    z
      .string({ error: required })
      .transform((typed) => cleanText(typed).trim())
      // A zero-width space and its like are no text either, nor are the letters and the Braille cell that show nothing.
      .refine((value) => /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value), required)
      .refine(
        (value) => value.length <= CONTACT_LIMITS[field] || countCharacters(value) <= CONTACT_LIMITS[field],
        tooLong,
      )
  )
}

/** A field of one line: a line break in a name or a subject could begin another header of a mail. */
function line(field: ContactField, required: string, tooLong: string) {
  return text(field, required, tooLong).transform((value) => value.replace(/\p{Cc}+/gu, ' '))
}

/** The form of the page and the body of `POST /api/contact`. Messages are translation keys. */
export const ContactSchema = z.object({
  firstName: line('firstName', 'contact:problem.firstNameRequired', 'contact:problem.firstNameLong'),
  lastName: line('lastName', 'contact:problem.lastNameRequired', 'contact:problem.lastNameLong'),
  email: text('email', 'contact:problem.emailRequired', 'contact:problem.emailLong').pipe(
    z.email('sign-in:problem.emailInvalid'),
  ),
  subject: line('subject', 'contact:problem.subjectRequired', 'contact:problem.subjectLong'),
  message: text('message', 'contact:problem.messageRequired', 'contact:problem.messageLong'),
})

export type ContactMessage = z.output<typeof ContactSchema>
