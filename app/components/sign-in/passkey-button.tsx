import { useState, useSyncExternalStore } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import { useTranslation } from '../ui/use-translation.ts'

const nothing = () => () => {}

/** Whether this browser supports passkeys; null while scripts do not run. */
export function usePasskeys(): boolean | null {
  return useSyncExternalStore(
    nothing,
    () => typeof window.PublicKeyCredential === 'function',
    () => null,
  )
}

/** Posts to an address of Penmark. Returns the JSON of the answer, or the reason why there is none. */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ ok: true; body: Record<string, unknown> } | { ok: false; detail: string | null; field: string | null }> {
  const body = new URLSearchParams(fields)
  const answer = await fetch(address, { method: 'POST', body }).catch(() => null)
  const json = (await answer?.json().catch(() => null)) as Record<string, unknown> | null | undefined
  if (answer?.ok && json) return { ok: true, body: json }
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { ok: false, detail: text(json?.detail), field: text(json?.field) }
}

/**
 * Signs in with a passkey, or uses one as the second factor. Shown only if the browser supports passkeys and runs scripts: a page
 * whose scripts wait for a first touch says so with a mark of its own (`first-touch.ts`).
 */
export function PasskeyButton({ use, returnPath }: { use: 'sign-in' | 'second-factor'; returnPath: string | null }) {
  const { t } = useTranslation('second-factor')
  const say = useMessage()
  const able = usePasskeys()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (able === false) return null

  async function press() {
    const address = withReturnPath('/login/passkey', returnPath)
    const options = await postForm(address, { step: 'ask', use })
    if (!options.ok) return options.detail ?? say('errors:passkey_refused')
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = options.body.options as Parameters<typeof startAuthentication>[0]['optionsJSON']
    // The owner declined, it timed out, or the passkey is unknown: browsers hide which on purpose.
    const credential = await startAuthentication({ optionsJSON }).catch(() => null)
    if (credential === null) return t('passkey.notUsed')
    const answered = await postForm(address, { step: 'answer', use, credential: JSON.stringify(credential) })
    if (!answered.ok) return answered.detail ?? say('errors:passkey_refused')
    // Loads a new document, so that nothing of the signed-out pages remains.
    window.location.assign(String(answered.body.location))
    return null
  }

  async function begin() {
    setBusy(true)
    setProblem(null)
    const refusal = await press().catch(() => say('errors:passkey_refused'))
    setProblem(refusal)
    // Without a refusal the next page is on its way.
    if (refusal !== null) setBusy(false)
  }

  return (
    <div className={able ? 'stack' : 'stack with-passkeys'}>
      {problem !== null && (
        <Callout kind="error" live>
          {problem}
        </Callout>
      )}
      <Button type="button" variant="secondary" wide busy={busy} onClick={() => void begin()}>
        {t(use === 'sign-in' ? 'passkey.signIn' : 'passkey.use')}
      </Button>
    </div>
  )
}
