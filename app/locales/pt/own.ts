import type { own as english } from '../en/own.ts'
import type { Translation } from '../translation.ts'

export const own = {
  locked: 'Bloqueado',
  defaults: 'Não foi possível carregar os dados. Usando os padrões.',
  savedPrompt: 'Prompt salvo',
  savedPromptHint:
    'Um dos seus prompts, usado como está. As instruções personalizadas estão incluídas a partir do plano Pro.',
  styles: 'Estilos próprios',
  templates: 'Modelos próprios',
  bookmark: {
    keep: 'Salvar nos favoritos',
    withText: 'Salvar também o meu texto',
    keeping: 'Salvando…',
    done: 'Favorito salvo.',
    open: 'Abrir',
  },
  findings: {
    title: 'Regras do estilo',
    none: 'Nenhuma regra quebrada.',
    count_one: '{{count}} trecho quebra uma regra do estilo.',
    count_other: '{{count}} trechos quebram uma regra do estilo.',
    banned: 'Proibido: “{{found}}”',
    sentence: '{{words}} palavras, máximo {{longest}}: “{{found}}”',
    spelling: 'Grafia: “{{found}}”, aqui “{{instead}}”',
  },
} satisfies Translation<typeof english>
