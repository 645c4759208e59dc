import type { own as english } from '../en/own.ts'
import type { Translation } from '../translation.ts'

export const own = {
  locked: 'Bloqueado',
  defaults: 'No se pudieron cargar los datos. Se usan los valores predeterminados.',
  savedPrompt: 'Prompt guardado',
  savedPromptHint:
    'Uno de tus prompts, tal como está. Las instrucciones personalizadas se incluyen a partir del plan Pro.',
  styles: 'Estilos propios',
  templates: 'Plantillas propias',
  bookmark: {
    keep: 'Guardar en marcadores',
    withText: 'Guardar también mi texto',
    keeping: 'Guardando…',
    done: 'Marcador guardado.',
    open: 'Abrir',
  },
  findings: {
    title: 'Reglas del estilo',
    none: 'No se incumple ninguna regla.',
    count_one: '{{count}} pasaje incumple una regla del estilo.',
    count_other: '{{count}} pasajes incumplen una regla del estilo.',
    banned: 'Prohibido: «{{found}}»',
    sentence: '{{words}} palabras, máximo {{longest}}: «{{found}}»',
    spelling: 'Ortografía: «{{found}}», aquí «{{instead}}»',
  },
} satisfies Translation<typeof english>
