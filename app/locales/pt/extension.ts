import type { extension as english } from '../en/extension.ts'
import type { Translation } from '../translation.ts'

export const extension = {
  title: 'Conectar a extensão',
  intro: 'O Penmark em {{browser}} quer trabalhar com {{email}}.',
  thisBrowser: 'este navegador',
  may: 'Ela pode',
  may1: 'enviar o texto que você escolher e mostrar o resultado',
  may2: 'ver seus créditos, estilos, modelos e prompts',
  may3: 'adicionar palavras ao seu dicionário',
  mayNot: 'Ela não pode',
  not1: 'ver sua senha nem sua sessão',
  not2: 'alterar suas configurações, seu plano ou pagamentos',
  ends: 'Você pode encerrar isso a qualquer momento.',
  submit: 'Conectar',
  cancel: 'Agora não',
  wrongTitle: 'Esta conexão não pode ser feita',
  wrong: 'Abra a extensão no seu navegador e conecte de novo por lá.',
  home: 'Ir para o painel',
  doneTitle: 'Volte à extensão',
  done: 'Ela mostra sua conta quando está conectada. Você pode fechar esta aba.',
  missing: 'Nenhuma extensão responde neste navegador. Ela ainda está ativada?',
  doneHint: 'Ver tudo o que dá acesso à sua conta',
} satisfies Translation<typeof english>
