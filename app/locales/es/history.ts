import type { history as english } from '../en/history.ts'
import type { Translation } from '../translation.ts'

export const history = {
  title: 'Historial de este dispositivo',
  menu: 'Historial de este dispositivo',
  intro:
    'Tus últimos resultados, que solo recuerda este navegador. El servidor no tiene copia y otros dispositivos no los muestran.',
  needsScript:
    'Esta página necesita JavaScript: el historial está en tu navegador y solo un script puede leerlo ahí. Los marcadores funcionan sin él.',
  unavailable:
    'Este navegador no guarda nada aquí, como suelen hacer las ventanas privadas. Los marcadores se guardan en el servidor.',
  switch: 'Llevar un historial en este dispositivo',
  switchHint_one: 'El último resultado. Al apagarlo se olvida en el acto.',
  switchHint_other: 'Los últimos {{count}} resultados. Al apagarlo se olvidan en el acto.',
  emptyTitle: 'Aún no se recuerda nada',
  emptyText: 'Lo que el asistente escriba para ti a partir de ahora aparecerá aquí.',
  offTitle: 'El historial está apagado',
  offText: 'En este dispositivo no se recuerda nada.',
  write: 'Abrir el asistente',
  count_one: '{{count}} resultado',
  count_other: '{{count}} resultados',
  search: 'Buscar en el historial',
  none: 'Nada del historial coincide con «{{query}}».',
  clear: 'Borrar el historial',
  clearTitle: '¿Borrar para siempre el historial de este dispositivo?',
  cleared: 'El historial de este dispositivo está borrado.',
  keep: 'Conservarlo',
  output: 'Resultado',
  input: 'Tu texto',
  restore: 'Abrir en el asistente',
  copy: 'Copiar resultado',
  copied: 'Resultado copiado',
  copyFailed: 'No se ha podido copiar. Selecciona el resultado y cópialo a mano.',
  forget: 'Olvidar',
  receipt: 'Recibo',
  failed: 'El navegador no ha permitido este cambio. Inténtalo de nuevo.',
  leaving: 'Este navegador guarda resultados o textos tuyos. Se quedan aquí, solo para ti, si no los borras.',
  leavingClear: 'Borrarlos aquí',
  leavingCleared: 'Este navegador ya no guarda nada tuyo.',
  leavingPlain: 'Borrar también lo que Penmark guarda en este navegador',
  draft: {
    restored: 'El texto que escribiste aquí antes ha vuelto. Último cambio:',
    discard: 'Descartarlo',
  },
} satisfies Translation<typeof english>
