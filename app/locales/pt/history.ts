import type { history as english } from '../en/history.ts'
import type { Translation } from '../translation.ts'

export const history = {
  title: 'Histórico deste dispositivo',
  menu: 'Histórico deste dispositivo',
  intro:
    'Seus últimos resultados, lembrados só por este navegador. O servidor não tem cópia, e outros dispositivos não os mostram.',
  needsScript:
    'Esta página precisa de JavaScript: o histórico está no seu navegador, e só um script pode lê-lo ali. Os favoritos funcionam sem ele.',
  unavailable:
    'Este navegador não guarda nada aqui, como costumam fazer as janelas privadas. Os favoritos ficam no servidor.',
  switch: 'Manter um histórico neste dispositivo',
  switchHint_one: 'O último resultado. Ao desligar, ele é esquecido na hora.',
  switchHint_other: 'Os últimos {{count}} resultados. Ao desligar, eles são esquecidos na hora.',
  emptyTitle: 'Nada lembrado ainda',
  emptyText: 'O que o assistente escrever para você daqui em diante aparece aqui.',
  offTitle: 'O histórico está desligado',
  offText: 'Nada é lembrado neste dispositivo.',
  write: 'Abrir o assistente',
  count_one: '{{count}} resultado',
  count_other: '{{count}} resultados',
  search: 'Buscar no histórico',
  none: 'Nada no histórico corresponde a “{{query}}”.',
  clear: 'Apagar o histórico',
  clearTitle: 'Apagar de vez o histórico deste dispositivo?',
  cleared: 'O histórico deste dispositivo foi apagado.',
  keep: 'Manter',
  output: 'Resultado',
  input: 'Seu texto',
  restore: 'Abrir no assistente',
  copy: 'Copiar resultado',
  copied: 'Resultado copiado',
  copyFailed: 'Não foi possível copiar. Selecione o resultado e copie-o à mão.',
  forget: 'Esquecer',
  receipt: 'Recibo',
  failed: 'O navegador não permitiu esta mudança. Tente novamente.',
  leaving: 'Este navegador guarda resultados ou textos seus. Eles ficam aqui, só para você, se não os apagar.',
  leavingClear: 'Apagar aqui',
  leavingCleared: 'Este navegador já não guarda nada seu.',
  leavingPlain: 'Apagar também o que o Penmark guarda neste navegador',
  draft: {
    restored: 'O texto que você escreveu aqui antes está de volta. Última mudança:',
    discard: 'Descartar',
  },
} satisfies Translation<typeof english>
