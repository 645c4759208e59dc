import type { common as english } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common = {
  skip: 'Ir para o conteúdo',
  home: 'Penmark, página inicial',
  tagline: 'Texto melhor, cada marca explicada',
  nav: {
    main: 'Principal',
    phone: 'Principal, ao pé',
    dashboard: 'Painel',
    assistant: 'Assistente',
    usage: 'Uso',
    menu: 'Menu',
    account: 'Conta',
    signIn: 'Entrar',
    joinNow: 'Criar conta',
    logout: 'Sair',
    plan: 'Plano {{plan}}',
  },
  display: {
    label: 'Aparência e idioma',
    theme: 'Tema',
    language: 'Idioma',
    toDark: 'Mudar para escuro',
    toLight: 'Mudar para claro',
    default: 'Sistema',
    light: 'Claro',
    dark: 'Escuro',
    'high-contrast': 'Alto contraste',
    purple: 'Roxo',
    green: 'Verde',
  },
  counter: {
    label: 'Caracteres usados:',
    left_one: 'resta {{count, number}}',
    left_other: 'restam {{count, number}}',
    over_one: '{{count, number}} a mais',
    over_other: '{{count, number}} a mais',
    isClose: 'Mais de 70 por cento do limite usado',
    isNear: 'Mais de 90 por cento do limite usado',
    isOver: 'O texto ultrapassa o limite',
  },
  problem: {
    title: 'Verifique estes pontos',
  },
  toast: {
    region: 'Notificações',
    close: 'Fechar',
  },
  error: {
    title: 'Erro do aplicativo',
    text: 'Não foi possível mostrar a página. Nada foi cobrado e o que você salvou continua lá. Atualize a página.',
    refresh: 'Atualizar a página',
    home: 'Ir para a página inicial',
  },
  notFound: {
    title: 'Esta página não existe',
    text: 'O endereço pode estar incorreto ou a página mudou de lugar.',
    mark: 'Nota da revisora: aqui não há nada',
  },
  comingSoon: {
    title: 'Em breve',
    text: 'Esta parte do Penmark ainda não foi escrita.',
    back: 'Voltar ao painel',
  },
} satisfies Translation<typeof english>
