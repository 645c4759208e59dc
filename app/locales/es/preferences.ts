import type { preferences as english } from '../en/preferences.ts'
import type { Translation } from '../translation.ts'

export const preferences = {
  title: 'Preferencias',
  intro: 'Con lo que empieza el asistente. Para cada texto puedes elegir otra cosa.',
  template: 'Plantilla del asistente',
  templateHint: 'La que está elegida al abrir el asistente.',
  styles: 'Estilos',
  stylesHint: 'Los que el asistente ofrece primero.',
  customStyles: 'Tus estilos',
  locked: 'Requiere Pro',
  lockedText: 'Este estilo requiere el plan Pro o superior. Cambia de plan para usarlo.',
  length: 'Longitud de respuesta predeterminada',
  language: 'Idioma de destino',
  languageHint: 'Para las traducciones.',
  save: 'Guardar preferencias',
  reset: 'Restablecer valores',
  cancel: 'Cancelar',
  unsaved: 'Tienes cambios sin guardar.',
  saved: 'Preferencias guardadas',
  wasReset: 'Preferencias restablecidas',
  resetTitle: 'Restablecer preferencias',
  resetAsk: '¿Seguro que quieres restablecer todas las preferencias a sus valores predeterminados?',
  resetText:
    'La plantilla será Asistente general, los estilos Profesional e Informal, la longitud corta y el idioma de destino inglés. Tus estilos y plantillas se conservan.',
  keep: 'Conservarlas',
  notifications: 'Los correos que recibes se eligen en notificaciones',
  loadFailed: 'No se pudieron cargar las preferencias',
  loadFailedText: 'No se ha cambiado nada. Inténtalo de nuevo dentro de un momento.',
  saveFailed: 'No se pudieron guardar las preferencias',
  resetFailed: 'No se pudieron restablecer las preferencias',
  retry: 'Intentar de nuevo',
} as const satisfies Translation<typeof english>
