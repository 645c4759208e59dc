import type { preferences as english } from '../en/preferences.ts'
import type { Translation } from '../translation.ts'

export const preferences = {
  title: 'Preferências',
  intro: 'Com o que o assistente começa. Para cada texto pode escolher outra coisa.',
  template: 'Modelo do assistente',
  templateHint: 'O que está escolhido ao abrir o assistente.',
  styles: 'Estilos',
  stylesHint: 'Os que o assistente oferece primeiro.',
  customStyles: 'Os seus estilos',
  locked: 'Requer Pro',
  lockedText: 'Este estilo requer o plano Pro ou superior. Mude de plano para o usar.',
  length: 'Comprimento de resposta predefinido',
  language: 'Idioma de destino',
  languageHint: 'Para traduções.',
  save: 'Guardar preferências',
  reset: 'Repor predefinições',
  cancel: 'Cancelar',
  unsaved: 'Tem alterações por guardar.',
  saved: 'Preferências guardadas',
  wasReset: 'Preferências repostas',
  resetTitle: 'Repor preferências',
  resetAsk: 'Tem a certeza de que quer repor todas as preferências nos valores predefinidos?',
  resetText:
    'O modelo passa a Assistente geral, os estilos a Profissional e Casual, o comprimento a curto e o idioma de destino a inglês. Os seus estilos e modelos mantêm-se.',
  keep: 'Manter',
  notifications: 'Os e-mails que recebe escolhem-se nas notificações',
  loadFailed: 'Não foi possível carregar as preferências',
  loadFailedText: 'Nada foi alterado. Tente de novo daqui a pouco.',
  saveFailed: 'Não foi possível guardar as preferências',
  resetFailed: 'Não foi possível repor as preferências',
  retry: 'Tentar de novo',
} as const satisfies Translation<typeof english>
