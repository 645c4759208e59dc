import { useMessage } from '#app/components/ui/use-message.ts'

const NAMED = ['ctrl', 'enter', 'shift', 'space', 'arrows', 'esc'] as const

/** Keys as caps, by their names on the keyboards of the language; a Mac has its own sign for the command key. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  const message = useMessage()
  const nameOf = (key: string) => {
    if (key === 'ctrl' && navigator.platform.startsWith('Mac')) return '⌘'
    const named = NAMED.find((known) => known === key)
    return named === undefined ? key : message(`commands:key.${named}`)
  }
  return (
    <span className="key-caps">
      {keys.map((key) => (
        <kbd key={key}>{nameOf(key)}</kbd>
      ))}
    </span>
  )
}
