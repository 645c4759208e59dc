import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useOwnId } from '../history/use-own-id.ts'
import { useTranslation } from '../ui/use-translation.ts'
import type { CheckPlace, LiveCheckProps } from './live-check.tsx'
import type { RewordingProps } from './rewording.tsx'

/** Remembered for one user on this device: another one has not agreed. */
const stored = (user: string | null) => `penmark.check.${user}`

type Props = { text: string; area: RefObject<HTMLDivElement | null>; hasModel: boolean }

/**
 * Turns the check while one writes on and off, and opens other wordings at a click into the text. The code of both is loaded
 * once it is wanted.
 */
export function LiveSwitch({ text, area, hasModel }: Props) {
  const { t } = useTranslation('assistant')
  const [isOn, setOn] = useState(false)
  const [Check, setCheck] = useState<ComponentType<LiveCheckProps> | null>(null)
  const user = useOwnId()
  const [where, setWhere] = useState<CheckPlace | null>(null)
  const store = (choice: CheckPlace | 'off') => {
    setOn(choice !== 'off')
    setWhere(placeOf(choice))
    inStore(() => localStorage.setItem(stored(user), choice))
  }
  useEffect(() => {
    const choice = placeOf(inStore(() => localStorage.getItem(stored(user))))
    setOn(choice !== null)
    setWhere(choice)
  }, [user])
  useEffect(() => {
    if (!isOn) return
    import('./live-check.tsx')
      .then(({ liveCheckWithTexts }) => liveCheckWithTexts())
      .then(
        (loaded) => setCheck(() => loaded),
        () => setOn(false),
      )
  }, [isOn])
  const [Rewording, setRewording] = useState<ComponentType<RewordingProps> | null>(null)
  useEffect(() => {
    const box = area.current?.querySelector('textarea')
    const load = () => {
      if (box?.value === '') return
      import('./rewording.tsx')
        .then(async ({ rewordingWithTexts }) => {
          const loaded = await rewordingWithTexts()
          setRewording(() => loaded)
        })
        .catch(() => undefined)
    }
    const press = (event: KeyboardEvent) => isRewordingKey(event) && load()
    box?.addEventListener('click', load)
    box?.addEventListener('select', load)
    box?.addEventListener('keydown', press)
    return () => {
      box?.removeEventListener('click', load)
      box?.removeEventListener('select', load)
      box?.removeEventListener('keydown', press)
    }
  }, [area])
  return (
    <div className="live needs-script small">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => (target.checked ? setOn(true) : store('off'))}
        />{' '}
        {t('live')}
      </label>
      {isOn && Check !== null && <Check text={text} area={area} where={where} onChoose={store} />}
      {Rewording !== null && area.current !== null && (
        <Rewording area={area.current} hasModel={hasModel} isKey={isRewordingKey} />
      )}
    </div>
  )
}

/** What a stored choice agrees to. */
function placeOf(choice: string | null): CheckPlace | null {
  return choice === 'on' || choice === 'here' ? choice : null
}

/** Ctrl+. or Cmd+. asks for other words at the cursor. */
function isRewordingKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === '.' && (ctrlKey || metaKey)
}

/** A browser may refuse the store, as some do in private windows. Then the choice lasts as long as the page. */
function inStore<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
