import { MagnifyingGlassIcon } from '@radix-ui/react-icons'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../ui/use-translation.ts'
import { CloseButton } from './close-button.tsx'
import { KeyCaps } from './key-caps.tsx'
import { type Command, type Match, matchingCommands } from './matching.ts'
import { useAllCommands } from './use-all-commands.ts'

/** A field and the commands that match it; arrows choose, Enter runs. The field keeps the focus all the time. */
export function CommandBar({
  typed,
  onKeys,
  onClose,
}: {
  /** What the person typed before the bar was here, a line feed for Enter. */
  typed: string
  /** Shows the list of keys in place of the bar. */
  onKeys: () => void
  /** Closes the bar, and then does what was chosen. */
  onClose: (then: () => void) => void
}) {
  const { t } = useTranslation('commands')
  const [query, setQuery] = useState(typed.split('\n')[0] ?? '')
  const [chosenId, setChosen] = useState<string | null>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const groups = matchingCommands(useAllCommands(onKeys), query)
  const listed = [...groups.values()].flat()
  // Names that arrive later move the places, so the choice is kept by its name.
  const place = Math.max(
    0,
    listed.findIndex(({ command }) => command.id === chosenId),
  )
  const chosen = listed[place]
  const optionId = (command: Command) => `${id}-${command.id}`

  function run({ id: name, run: act }: Command) {
    if (name === 'keys') act()
    else onClose(act)
  }

  const press = useRef<(event: KeyboardEvent) => void>(() => undefined)
  press.current = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.isComposing || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (step === undefined) {
      if (chosen !== undefined) run(chosen.command)
    } else if (listed.length > 0) setChosen(listed[(place + step + listed.length) % listed.length]?.command.id ?? null)
  }
  // The dialog keeps keys from the document, on which the listeners of React sit, so the field listens itself; before any
  // further key, since one that comes between the first drawing and a later effect would do nothing.
  useLayoutEffect(() => {
    const input = field.current
    const listen = (event: KeyboardEvent) => press.current(event)
    input?.addEventListener('keydown', listen)
    return () => input?.removeEventListener('keydown', listen)
  }, [])
  const isEntered = typed.includes('\n')
  useEffect(() => {
    if (isEntered) press.current(new KeyboardEvent('keydown', { key: 'Enter' }))
  }, [isEntered])
  useEffect(() => {
    if (chosen !== undefined)
      document.getElementById(`${id}-${chosen.command.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  return (
    <>
      <div className="commands-head">
        <MagnifyingGlassIcon aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the field is what the dialog was opened for.
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
          aria-label={t('title')}
          aria-expanded={listed.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : optionId(chosen.command)}
          placeholder={t('placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setChosen(null)
          }}
        />
        <CloseButton onClose={() => onClose(() => undefined)} />
      </div>
      <div className="commands-list" role="listbox" id={`${id}-list`} aria-label={t('title')} tabIndex={-1}>
        {[...groups].map(([group, matches]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a list box, for which HTML has no element.
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="commands-group">
              {group === 'text' && document.querySelector('.assistant') === null
                ? t('group.start')
                : t(`group.${group}`)}
            </p>
            {matches.map((match) => (
              <Option
                key={match.command.id}
                id={optionId(match.command)}
                match={match}
                isChosen={match === chosen}
                onChoose={() => run(match.command)}
              />
            ))}
          </div>
        ))}
      </div>
      {listed.length === 0 && <p className="commands-none soft">{t('none')}</p>}
      <p className="visually-hidden" role="status">
        {query === '' ? '' : listed.length === 0 ? t('none') : t('found', { count: listed.length })}
      </p>
    </>
  )
}

function Option({
  id,
  match: { command, pieces },
  isChosen,
  onChoose,
}: {
  id: string
  match: Match
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the chosen option.
    <div role="option" id={id} className="commands-option" aria-selected={isChosen} onClick={onChoose}>
      <span className="commands-label">
        {pieces.map(({ text, isHit, start }) => (isHit ? <b key={start}>{text}</b> : <span key={start}>{text}</span>))}
      </span>
      {command.hint !== undefined && <span className="commands-hint">{command.hint}</span>}
      {isChosen ? <KeyCaps keys={['enter']} /> : command.keys !== undefined && <KeyCaps keys={command.keys} />}
    </div>
  )
}
