import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessage } from '#app/components/ui/use-message.ts'
import { ACTIONS } from '#app/domain/assistant/form-values.ts'
import { type CommandNames, readCommandNames } from '#app/domain/library/command-names.ts'
import type { Command } from './matching.ts'
import { chooseOnTheDesk, commandsOnTheDesk } from './on-the-desk.ts'
import { COMMAND_PLACES } from './places.ts'

/** Every command of the page that is open. The workspace’s own items join as soon as the server has named them. */
export function useAllCommands(onKeys: () => void): Command[] {
  const message = useMessage()
  const navigate = useNavigate()
  const [names, setNames] = useState<CommandNames | null>(null)
  const [onDesk] = useState(() => commandsOnTheDesk(message))
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/dashboard/commands', { signal: leaving.signal })
      .then((answer) => answer.json())
      // Without a connection, or after the session has ended, the bar still has everything else.
      .then((value) => setNames(readCommandNames(value)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  const open = (to: string) => () => void navigate(to)
  const writing = onDesk.length > 0
  const choose = (list: 'style' | 'template', value: string) => () => {
    if (!chooseOnTheDesk(list, value)) void navigate(`/dashboard/assistant?${list}=${encodeURIComponent(value)}`)
  }
  const starts: Command[] = ACTIONS.map((action) => ({
    id: `start ${action}`,
    group: 'text',
    label: action === 'fix' ? message('assistant:slot.fix') : message(`assistant:operation.${action}`),
    run: open(`/dashboard/assistant?operation=${action}`),
  }))
  return [
    ...(writing ? onDesk : starts),
    ...(names?.builtIn.style ?? []).map(
      (key): Command => ({
        id: `style ${key}`,
        group: 'styles',
        label: message(`assistant:style.${key}`),
        run: choose('style', key),
      }),
    ),
    ...(names?.own.style ?? []).map(
      ({ id, name }): Command => ({
        id,
        group: 'styles',
        label: name,
        hint: message('commands:own.style'),
        run: choose('style', id),
      }),
    ),
    ...(names?.builtIn.template ?? []).map(
      (key): Command => ({
        id: `template ${key}`,
        group: 'templates',
        label: message(`assistant:template.${key}`),
        run: choose('template', key),
      }),
    ),
    ...(names?.own.template ?? []).map(
      ({ id, name }): Command => ({
        id,
        group: 'templates',
        label: name,
        hint: message('commands:own.template'),
        run: choose('template', id),
      }),
    ),
    ...(names?.own.prompt ?? []).map(
      ({ id, name }): Command => ({
        id,
        group: 'prompts',
        label: name,
        hint: message('commands:own.prompt'),
        run: open(`/dashboard/prompts/${id}/use`),
      }),
    ),
    ...COMMAND_PLACES.map(({ to, key }): Command => ({ id: to, group: 'pages', label: message(key), run: open(to) })),
    { id: 'keys', group: 'pages', label: message('commands:keys.title'), keys: ['?'], run: onKeys },
  ]
}
