import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat = {
  title: 'Conversa',
  intro: 'Comece com um texto e depois altere o resultado passo a passo.',
  open: 'Conversa',
  to_assistant: 'Assistente',
  kept_here:
    'A conversa existe apenas nesta página e não é guardada no servidor. Cada passo envia o último resultado e o seu pedido, nada dos passos anteriores.',
  hides: 'Cada passo oculta o que você escolheu antes de enviar, também em suas próprias palavras.',
  hidden_one: '{{count}} trecho oculto até agora',
  hidden_other: '{{count}} trechos ocultos até agora',
  start: 'Começar',
  restored: 'O seu chat anterior voltou. Última alteração:',
  start_again: 'Começar com outro texto',
  operation: 'O que deve acontecer primeiro',
  cost: 'Cada passo usa 1 crédito · restam {{remaining}} de {{limit}} · renovam-se em {{date}}',
  fix_free: '“Corrigir apenas os erros” é grátis',
  none_left: 'Não restam créditos neste mês. Renovam-se em {{date}}.',
  working: 'Processando…',
  folded_one:
    'O passo mais antigo foi deixado de fora, porque a página ficaria grande demais para ser enviada. O último resultado está completo.',
  folded_other:
    'Os {{count}} passos mais antigos foram deixados de fora, porque a página ficaria grande demais para ser enviada. O último resultado está completo.',
  turn: 'Passo {{number}}',
  asked: 'Você pediu',
  answered: 'Resultado',
  your_text: 'Seu texto',
  text_left_out: 'O texto foi deixado de fora, porque a página ficaria grande demais para ser enviada.',
  receipt: 'Um crédito · registro {{seq}}',
  legend: 'Alterar o resultado',
  refine: {
    shorter: 'Mais curto',
    longer: 'Mais longo',
    simpler: 'Mais simples',
    more_formal: 'Mais formal',
    friendlier: 'Mais amigável',
    fix_only: 'Corrigir apenas os erros',
    instruction: 'Suas próprias palavras',
  },
  instruction: 'Com suas próprias palavras',
  instruction_hint: 'Até 1000 caracteres, por exemplo: dirija-o a uma cliente.',
  instruction_send: 'Alterar o resultado',
  instruction_locked: 'Alterar um resultado com suas próprias palavras faz parte do plano Pro e superiores.',
  builtin:
    'O motor integrado oferece apenas o que regras conseguem fazer. Mais longo, mais amigável e suas próprias palavras precisam de um modelo conectado.',
  from_result: 'Refinar este resultado',
  from_result_hint: 'Cada alteração abre a conversa e usa 1 crédito; apenas abri-la é grátis.',
  open_with: 'Abrir na conversa',
  thread_lost: 'A conversa não pôde ser lida e começa de novo. Nada foi cobrado.',
  refine_unknown: 'Esta alteração não é oferecida',
  instruction_blank: 'Escreva o que deve mudar',
} satisfies Translation<typeof english>
