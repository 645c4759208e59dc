import type { unreachable as english } from '../en/unreachable.ts'
import type { Translation } from '../translation.ts'

export const unreachable = {
  title: 'Penmark ist nicht erreichbar',
  text: 'Vielleicht sind Sie offline, oder unser Server ist kurz nicht verfügbar. Offene Seiten behalten, was Sie getippt haben. Diese Seite öffnet sich von selbst, sobald Sie wieder online sind.',
  waiting_one: '{{count}} Änderung ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder online sind.',
  waiting_other:
    '{{count}} Änderungen sind auf diesem Gerät gespeichert und werden gesendet, sobald Sie wieder online sind.',
  again: 'Erneut versuchen',
} satisfies Translation<typeof english>
