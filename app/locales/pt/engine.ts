import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  /** Notes of the connected engine. */
  openai: {
    unchanged: 'O modelo não encontrou nada a melhorar e devolveu o seu texto como estava.',
    no_sources:
      'Nenhuma fonte foi usada: o modelo respondeu com o que aprendeu, sem pesquisar na web. Confira os fatos antes de confiar neles.',
    cut_at_length: 'A resposta atingiu o limite de extensão e termina aí. Escolha uma extensão maior para obter mais.',
    end_unmarked:
      'O servidor do modelo terminou sem avisar que havia concluído, por isso o texto pode estar incompleto.',
    stopped: 'Interrompido: o texto termina onde estava quando você parou.',
  },
} satisfies Translation<typeof english>
