import type { commands as english } from '../en/commands.ts'
import type { Translation } from '../translation.ts'

export const commands = {
  title: 'Buscar uma ação ou página',
  placeholder: 'Uma ação, um estilo, uma página…',
  close: 'Fechar',
  none: 'Nada com esse nome.',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  view: 'Mostrar visualização: {{view}}',
  group: {
    text: 'Neste texto',
    start: 'Novo texto',
    styles: 'Estilos',
    templates: 'Modelos',
    prompts: 'Prompts',
    pages: 'Páginas',
  },
  own: { style: 'seu estilo', template: 'seu modelo', prompt: 'seu prompt' },
  key: { ctrl: 'Ctrl', enter: 'Enter', shift: 'Shift', space: 'Espaço', arrows: 'Setas', esc: 'Esc' },
  keys: {
    title: 'Atalhos de teclado',
    place: { everywhere: 'Em qualquer tela', desk: 'Ao escrever', proof: 'Na correção' },
    does: {
      bar: 'Buscar uma ação ou página',
      keys: 'Mostrar esta lista',
      close: 'Fechar um menu ou esta lista',
      notices: 'Ir para as notificações',
      process: 'Processar',
      reword: 'Sugestão ou outras palavras no cursor',
      walk: 'Próxima alteração e anterior',
      decide: 'Aceitar e rejeitar uma alteração',
      toggle: 'Aceitar ou rejeitar, alternando',
      accept_all: 'Aceitar todas as alterações',
      views: 'Texto, Correção, Limpo',
      versions: 'Próxima versão e anterior',
      copy: 'Copiar o texto limpo, se nada estiver selecionado',
    },
    note: 'Letras soltas só funcionam enquanto você não digita em um campo.',
  },
} satisfies Translation<typeof english>
