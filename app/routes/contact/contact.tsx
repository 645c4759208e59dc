import { getFormProps, getInputProps, getTextareaProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef, useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { writeToOperator } from '#app/.server/contact/http/answers.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { refusalInit } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { PublicMeta } from '#app/components/landing/public-meta.tsx'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonAnchor } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { WithMailAddress } from '#app/components/ui/mail-address.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import {
  CONTACT_LIMITS,
  type ContactField,
  type ContactMessage,
  ContactSchema,
  contactTopicFor,
} from '#app/domain/contact/contact.ts'
import { localeOfTag } from '#app/domain/preferences/language.ts'
import { HONEYPOT_FIELD, MADE_AT_FIELD } from '#app/domain/sign-in/fields.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/contact'

/** The form with which anybody writes to the operator. A link may name a topic, which fills in the subject. */
export function loader({ context, url }: Route.LoaderArgs) {
  const say = translatorFor(localeOf(context))
  const topic = contactTopicFor(url.searchParams.get('about'))
  return {
    origin: context.get(siteContext).publicUrl,
    byLink: localeOfTag(url.searchParams.get('lang')) !== undefined,
    madeAt: context.get(signInContext).formTime(),
    subject: topic === undefined ? '' : say(`contact:about.${topic}`),
    email: context.get(maybeUserContext)?.email ?? '',
    address: context.get(siteContext).contact ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const trap = context.get(signInContext)
  // A script learns nothing from the answer. A program of good will calls `/api/contact`.
  if ((await trap.fellForBotTrap(form)) || trap.isHomemade(form)) return data({ lastResult: null, isSent: true })
  const submission = parseWithZod(form, { schema: ContactSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply(), isSent: false }, 400)
  const outcome = await writeToOperator(context, submission.value)
  if (outcome.ok) return data({ lastResult: null, isSent: true })
  const lastResult = submission.reply({ formErrors: [outcome.messageKey] })
  return data({ lastResult, isSent: false }, refusalInit(outcome))
}

const NO_CONNECTION = 'contact:problem.network'

/** Says that there is no connection, and leaves what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown
    const lastResult: SubmissionResult<string[]> = { status: 'error', error: { '': [NO_CONNECTION] } }
    // With a status of a failure nothing is loaded again, which could not work either.
    return data({ lastResult, isSent: false }, 503)
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('contact')
  const isSent = actionData?.isSent === true
  const announced = useRef<typeof actionData>(undefined)
  useEffect(() => {
    if (!isSent || announced.current === actionData) return
    announced.current = actionData
    notify('success', t('sent'))
  }, [isSent, actionData, t])
  return (
    <PublicFrame>
      <PublicMeta
        title={`${t('title')} · Penmark`}
        description={t('intro')}
        place={{ origin: loaderData.origin, path: '/contact', byLink: loaderData.byLink }}
      />
      {isSent ? (
        <AuthCard title={t('sentTitle')}>
          <Callout live>{t('sent')}</Callout>
          <ButtonAnchor href="/" wide>
            {t('home')}
          </ButtonAnchor>
        </AuthCard>
      ) : (
        <ContactForm lastResult={actionData?.lastResult ?? null} start={loaderData} />
      )}
    </PublicFrame>
  )
}

type Start = { madeAt: number; subject: string; email: string; address: string | null }

function ContactForm({ lastResult, start }: { lastResult: SubmissionResult<string[]> | null; start: Start }) {
  const { t } = useTranslation(['contact', 'sign-in'])
  const say = useMessage()
  const [form, fields] = useForm<ContactMessage>({
    id: 'contact',
    lastResult,
    defaultValue: { email: start.email, subject: start.subject },
  })
  const busy = useNavigation().state === 'submitting'
  // Editing a field clears the errors (specification 4).
  const [edited, setEdited] = useState<typeof lastResult>(null)
  const isEdited = lastResult !== null && edited === lastResult
  const wordsOf = (name: ContactField) =>
    isEdited ? undefined : fields[name].errors?.map((key) => say(key as MessageKey))
  const oneLine = (name: Exclude<ContactField, 'message'>, type: 'text' | 'email', autoComplete: string) => {
    const { key, ...input } = getInputProps(fields[name], { type, ariaAttributes: false })
    return (
      <TextField
        key={key}
        {...input}
        label={t(`field.${name}`)}
        error={wordsOf(name)}
        autoComplete={autoComplete}
        required
      />
    )
  }
  const isUnsent = lastResult?.error?.['']?.includes(NO_CONNECTION) === true
  const own = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isUnsent) return
    const send = () => own.current?.requestSubmit()
    addEventListener('online', send, { once: true })
    return () => removeEventListener('online', send)
  }, [isUnsent])
  const { key, ...area } = getTextareaProps(fields.message, { ariaAttributes: false })
  return (
    <AuthCard
      title={t('title')}
      intro={
        start.address === null ? (
          t('intro')
        ) : (
          <WithMailAddress address={start.address} say={(place) => t('introWithAddress', { address: place })} />
        )
      }
    >
      <Form method="post" ref={own} {...getFormProps(form)} noValidate onInput={() => setEdited(lastResult)}>
        {!isEdited && (
          <FormProblems
            form={form}
            fields={[fields.firstName, fields.lastName, fields.email, fields.subject, fields.message]}
          />
        )}
        {isUnsent && <p className="small">{t('waits')}</p>}
        <input type="hidden" name={MADE_AT_FIELD} value={start.madeAt} />
        {/* Out of sight and out of the tab order; told to screen readers that reach it all the same. */}
        <div hidden>
          <label>
            {t('sign-in:field.leaveEmpty')} <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {oneLine('firstName', 'text', 'given-name')}
        {oneLine('lastName', 'text', 'family-name')}
        {oneLine('email', 'email', 'email')}
        {oneLine('subject', 'text', 'off')}
        <TextArea
          key={key}
          {...area}
          label={t('field.message')}
          error={wordsOf('message')}
          limit={CONTACT_LIMITS.message}
          rows={7}
          required
        />
        <Button wide busy={busy}>
          {t('submit')}
        </Button>
        <p className="small soft">{t('kept')}</p>
      </Form>
    </AuthCard>
  )
}
