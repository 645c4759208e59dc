import { layOut, type MailContent } from './layout.ts'

/** An alarm for the operator of the site, in English like the operators' documents. */
export function alarmMail(alarm: {
  kind: string
  subject: string
  /** Milliseconds UTC. */
  raisedAt: number
  details: Readonly<Record<string, string | number>>
  says: string
  publicUrl: string
}): MailContent {
  const { kind, subject, raisedAt, details, says, publicUrl } = alarm
  const facts = [
    ...(subject === '' ? [] : [['about', subject] as const]),
    ...Object.entries(details),
    ['at', new Date(raisedAt).toISOString()] as const,
  ]
  return layOut({
    locale: 'en',
    subject: `Penmark alarm: ${kind}${subject === '' ? '' : ` ${subject}`}`,
    heading: `Alarm: ${kind}`,
    intro: says,
    facts: facts.map(([label, value]) => ({ label, value: String(value) })),
    action: { label: 'See whether the server is ready', link: `${publicUrl}/readyz` },
    notes: [`docs/operations.md says what to do, in the table "Alarms": ${kind}.`],
    reason: 'alarm',
  })
}
