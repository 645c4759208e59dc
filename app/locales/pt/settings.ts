import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Configurações',
  nav: {
    place: 'Parte das configurações',
    overview: 'Visão geral',
  },
  overview: {
    title: 'Sua conta',
    intro: 'Os dados pelos quais o Penmark reconhece você.',
    email: 'E-mail',
    verified: 'Verificado',
    unverified: 'Não verificado',
    plan: 'Plano',
    created: 'Membro desde',
    id: 'ID do usuário',
    idHint: 'O suporte pode pedi-lo. Não é segredo.',
    copy: 'Copiar',
    copied: 'Copiado',
    google: 'Conta Google',
    googleNotLinked: 'Não vinculada',
  },
} satisfies Translation<typeof english>
