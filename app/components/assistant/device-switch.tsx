import { type ComponentType, useEffect, useState } from 'react'
import type { AssistAnswer } from '#app/domain/assistant/answer.ts'
import { type Action, requestOf } from '#app/domain/assistant/form-values.ts'
import { LENGTH_KEYS, type Length } from '#app/domain/assistant/options.ts'
import { ensureTexts } from '#app/locales/browser.ts'
import { useOwnId } from '../history/use-own-id.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { countOnDevice } from './device-count.ts'
import { actionsOnDevice, type DeviceRefusal, runOnDevice } from './device-models.ts'
import type { DeviceSwitchProps } from './device-offer.tsx'
import type { Runner } from './run-assist.ts'

/** Resolves with the switch once its texts are here, which the desk does not load on arrival. */
export async function switchWithTexts(): Promise<ComponentType<DeviceSwitchProps>> {
  await ensureTexts('/any other page')
  return DeviceSwitch
}

/**
 * Lets the browser's own model answer. While it is on, nothing is sent. If the browser has no model for the action,
 * the request is refused in words.
 */
function DeviceSwitch({ action, usage, onDevice }: DeviceSwitchProps) {
  const { t, i18n } = useTranslation('device')
  const user = useOwnId()
  const [isOn, setOn] = useState(false)
  const [fetched, setFetched] = useState<number | null>(null)
  const [actions, setActions] = useState<readonly Action[]>([])
  const hasModel = actions.includes(action)
  useEffect(() => void actionsOnDevice(i18n.language).then(setActions), [i18n.language])
  useEffect(() => {
    const refused = (why: DeviceRefusal): AssistAnswer => ({
      ok: false,
      code: why === 'no_model' ? 'engine_unsupported' : 'device_failed',
      message: t(`refused.${why}`),
      notes: [t('unsent')],
      language: null,
      usage: null,
    })
    const runner: Runner = async (form, { signal, onAnswer }) => {
      onAnswer()
      try {
        const end = await runOnDevice(requestIn(form), { signal, onFetched: setFetched })
        setFetched(null)
        if (!end.ok) return { kind: 'answered', answer: refused(end.why) }
        countOnDevice(user)
        return { kind: 'answered', answer: { ...EMPTY, text: end.text, language: end.language, usage } }
      } catch {
        return { kind: 'lost' }
      }
    }
    onDevice(isOn ? { runner, actions } : null)
  }, [isOn, actions, onDevice, t, usage, user])
  useEffect(() => () => onDevice(null), [onDevice])
  if (!isOn && actions.length === 0) return null
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
        aria-describedby="on-device-hint"
      />
      <span className="choice-words">
        <span className="choice-label">{t('switch')}</span>
        <span className="choice-hint" id="on-device-hint" role="status">
          {isOn && !hasModel
            ? t('no_model')
            : fetched === null
              ? t('hint')
              : t('fetching', { percent: Math.round(fetched * 100) })}
        </span>
      </span>
    </label>
  )
}

const EMPTY = {
  ...{ ok: true, onDevice: true, tokensUsed: 0, check: null, receipt: null, notes: [], changes: [], findings: null },
  ...{ model: '', promptVersion: null, replayed: false, alternatives: [], sent: null, masked: 0, hiding: null },
} satisfies Omit<AssistAnswer & { ok: true }, 'text' | 'language' | 'usage'>

function requestIn(form: FormData): Parameters<typeof runOnDevice>[0] {
  const field = (name: string) => String(form.get(name) ?? '')
  const { operation, mode } = requestOf(field('operation'))
  const length = field(operation === 'summarize' ? 'length_words' : 'length')
  const language = field('language')
  return {
    action: (mode === 'fix' ? 'fix' : operation) as Action,
    text: field('text'),
    language: language === 'auto' || language === '' ? null : language,
    target: field('target_language'),
    style: field('style'),
    length: LENGTH_KEYS.find((key) => key === length) ?? ('medium' satisfies Length),
  }
}
