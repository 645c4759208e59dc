import { Button } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { type Message, useMessage } from '#app/components/ui/use-message.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import { HONEYPOT_FIELD, MADE_AT_FIELD } from '#app/domain/sign-in/fields.ts'
import { type MarkedTryOut, TRY_OUT_MAX, TRY_OUTS_AN_HOUR } from '#app/domain/try-out/try-out.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import './try-out.css'

/** The sheet as it is: a text to be marked up, with what there is to say about it, or a text with its marks. */
export type Try =
  | { text: string; problem: Problem | null; marked: null }
  | { text: string; marked: MarkedTryOut; account: NewAccount }

/** What the form of an account needs: its address, the time at which it was made (see the bot trap), and whether the site has terms. */
type NewAccount = { action: string; madeAt: number; hasTerms: boolean }

/** Words, or the key of a message. */
type Problem = { words: string } | { key: MessageKey }

/** The sheet of the landing page: a form that answers with the visitor's text, marked up. It needs no script. */
export function TryOut({ tried, action }: { tried: Try; action: string }) {
  const t = useMessage()
  return (
    <form className="try sheet" id="try" method="post" action={action}>
      {tried.marked === null ? (
        <Writing text={tried.text} problem={tried.problem} t={t} />
      ) : (
        <Marked {...tried} t={t} />
      )}
    </form>
  )
}

function Writing({ text, problem, t }: { text: string; problem: Problem | null; t: Message }) {
  const { number } = formatsFor(useLook().locale)
  return (
    <>
      <label className="visually-hidden" htmlFor="try-text">
        {t('landing:try.label')}
      </label>
      <textarea
        id="try-text"
        name="text"
        className="try-text"
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: the sheet is there to write on, and the page explains it beside.
        autoFocus
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? 'try-note' : 'try-problem'}
        defaultValue={text}
      />
      <div className="try-foot">
        {problem === null ? (
          <p id="try-note" className="soft">
            {t('landing:try.note')}
          </p>
        ) : (
          <p id="try-problem" className="try-problem" role="alert">
            {'words' in problem ? problem.words : t(problem.key, { max: TRY_OUT_MAX, count: TRY_OUTS_AN_HOUR })}
          </p>
        )}
        <p className="soft numbers try-limit">{t('landing:try.limit', { max: number(TRY_OUT_MAX) })}</p>
        <Button name="intent" value="mark">
          {t('landing:try.submit')}
        </Button>
      </div>
    </>
  )
}

function Marked({ text, marked, account, t }: { t: Message } & Extract<Try, { account: NewAccount }>) {
  const reasons = tally(marked)
  return (
    <>
      {/* What the Enter key presses: browsers take the first button of a form. */}
      <button type="submit" className="visually-hidden" formAction={account.action} tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="text" value={text} />
      <div className="try-text" dir="auto" lang={marked.language ?? undefined}>
        {marked.pieces.map((piece, index) => {
          const key = `${piece.kind} ${index}`
          if (piece.kind === 'same') return <span key={key}>{piece.text}</span>
          return <Change key={key} {...piece} t={t} />
        })}
      </div>
      {reasons.length > 0 && (
        <p className="try-reasons small">
          {reasons.map(({ reason, count }) => (count > 1 ? `${reason}\u00a0×\u00a0${count}` : reason)).join('\u00a0· ')}
        </p>
      )}
      <div className="try-foot">
        <p>
          {t('landing:try.changes', { count: marked.changes })}
          {marked.kept > 0 && <span className="soft"> · {t('landing:try.kept', { count: marked.kept })}</span>}
        </p>
        <Button name="intent" value="edit" variant="quiet">
          {t('landing:try.edit')}
        </Button>
      </div>
      <Account {...account} t={t} />
    </>
  )
}

/** Opens an account from here; without an entry its button leads to the page for that. */
function Account({ action, madeAt, hasTerms, t }: NewAccount & { t: Message }) {
  return (
    <div className="try-account">
      <input type="hidden" name={MADE_AT_FIELD} value={madeAt} />
      <div hidden>
        <label>
          {t('sign-in:field.leaveEmpty')} <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <label>
        {t('sign-in:field.email')}
        <input type="email" name="email" autoComplete="username" />
      </label>
      <label>
        {t('sign-in:field.password')}
        <input type="password" name="password" autoComplete="new-password" aria-describedby="try-password" />
      </label>
      <Button formAction={action} formNoValidate>
        {t('landing:try.keep', { count: PLANS.starter.requestsPerMonth })}
      </Button>
      <p className="small soft" id="try-password">
        {t('sign-in:field.passwordHint')}
      </p>
      {hasTerms && (
        <p className="small soft">
          <a href="/terms">{t('sign-in:register.terms')}</a> <a href="/privacy">{t('sign-in:register.privacy')}</a>
        </p>
      )}
    </div>
  )
}

/** A change as a proof-reader writes it, with its reason in the margin. */
function Change({ before, after, reason, t }: { before: string; after: string; reason: string | null; t: Message }) {
  const note = reason !== null && <span className="margin-note">{reason}</span>
  return (
    <>
      {before !== '' && (
        <del>
          <span className="visually-hidden">{`${t('result:marks.removed')} `}</span>
          {before}
          {after === '' && note}
        </del>
      )}
      {after !== '' && (
        <ins className={before === '' ? undefined : 'marked'}>
          <span className="visually-hidden">{` ${t('result:marks.added')} `}</span>
          {after}
          {note}
        </ins>
      )}
    </>
  )
}

/** The reasons of a text and how often each occurs, for screens without a margin. */
function tally({ pieces }: MarkedTryOut): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    if (piece.kind === 'change' && piece.reason !== null) counts.set(piece.reason, (counts.get(piece.reason) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => ({ reason, count }))
}
