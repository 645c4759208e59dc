import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  invalid_input: 'Verifique os dados e tente de novo.',
  invalid_encoding: 'O texto não é UTF-8 válido. Nada foi processado.',
  invalid_json: 'O corpo não é um objeto JSON.',
  login_required: 'Entre na sua conta para continuar.',
  forbidden: 'Você não tem permissão para realizar esta ação.',
  cross_origin: 'Este formulário veio de outro site, por isso nada foi alterado. Abra a página aqui e tente de novo.',
  not_found: 'Recurso não encontrado.',
  method_not_allowed: 'Este método não é permitido aqui.',
  payload_too_large:
    'É demais para um só envio: o limite é de 64 KB. Nada foi processado. Volte, encurte o texto e envie de novo.',
  unsupported_media_type: 'Este tipo de conteúdo não é aceito aqui.',
  rate_limited: 'Limite de solicitações excedido. Tente mais tarde.',
  server_error: 'Erro do servidor. Tente mais tarde.',
  busy: 'O servidor está ocupado. Nada foi alterado nem cobrado; tente daqui a pouco.',
  invalid_credentials: 'E-mail ou senha incorretos. Tente de novo.',
  second_factor_required: 'Informe o código do seu segundo fator para terminar de entrar.',
  EMAIL_NOT_VERIFIED: 'Verifique seu e-mail antes de entrar.',
  email_taken: 'Já existe uma conta com este e-mail. Tente entrar.',
  invalid_token: 'O código de verificação é inválido ou expirou',
  already_verified: 'Este endereço de e-mail já está verificado.',
  current_password_incorrect: 'A senha atual está incorreta. Tente novamente.',
  sign_in_again: 'Para isto, é preciso ter entrado nos últimos dez minutos. Entre de novo e repita.',
  reset_token_invalid: 'Não foi possível redefinir a senha; o link pode ter expirado',
  email_change_expired: 'O link de verificação expirou. Peça de novo a alteração do e-mail.',
  email_change_invalid:
    'O link de verificação é inválido. Uma mensagem mais nova pode tê-lo substituído, ou a alteração foi cancelada.',
  email_change_unavailable: 'O novo endereço de e-mail já não está disponível. Tente outro.',
  email_in_use: 'Este endereço de e-mail já é usado por outra conta.',
  email_unchanged: 'O novo e-mail deve ser diferente do atual.',
  api_key_invalid: 'Esta chave de API é desconhecida, expirou ou foi revogada.',
  api_plan_needed:
    'As chaves de API precisam do plano Business ou superior. A chave volta a funcionar quando o plano incluir a API.',
  api_scope_missing: 'Esta chave de API não pode fazer esta chamada: falta a permissão “{{scope}}”.',
  api_key_not_here: 'Chaves de API não podem fazer esta chamada. Faça login e use o token desse login.',
  too_many_keys: 'O máximo de chaves já existe. Revogue uma primeiro.',
  key_replaced: 'Esta chave foi substituída nesse meio-tempo. Carregue a página de novo.',
  self_invite: 'Você não pode convidar o seu próprio endereço: você já vê tudo.',
  duplicate_seat: 'Este endereço já tem um convite ou acesso aberto. Revogue-o antes ou envie o convite de novo.',
  too_many_seats: 'Há dez acessos abertos, que é o limite. Revogue um antes de convidar outro auditor.',
  seat_closed: 'Este acesso já foi aceito, terminou ou foi revogado, por isso o convite não pode ser enviado de novo.',
  invitation_invalid:
    'Este link de convite não é válido. Talvez uma mensagem mais nova o tenha substituído; abra a mais recente.',
  invitation_used: 'Este convite já foi aceito.',
  invitation_expired: 'Este convite expirou. Peça a quem convidou você que o envie de novo.',
  invitation_revoked: 'O espaço de trabalho que enviou este convite o retirou.',
  wrong_address: 'Este convite é para outro endereço. Entre com o endereço convidado.',
  month_invalid: 'O mês deve ser escrito como AAAA-MM.',
  month_before_log: 'O registro começou depois desse mês, portanto não há nada para exportar.',
  month_not_begun:
    'Nada desse mês foi publicado ainda. Espere até que ele comece e seus primeiros lançamentos sejam publicados, o que leva alguns segundos.',
  since_unpublished:
    'Esse não é o tamanho de um ponto de verificação publicado até esta exportação. Use o do ponto de verificação que você guardou.',
  not_published_yet:
    'Nenhum ponto de verificação publicado cobre seus lançamentos ainda. Tente novamente em alguns segundos.',
  text_blank: 'Digite um texto para processar',
  text_too_long: 'O texto deve ter menos de 5000 caracteres',
  style_locked: 'Este estilo requer o plano Pro ou superior. Faça upgrade para usá-lo.',
  template_locked: 'Este modelo requer um plano superior. Faça upgrade para usá-lo.',
  custom_prompt_locked: 'Instruções próprias requerem o plano Pro ou superior.',
  limit_reached: 'Você usou as {{limit}} solicitações deste mês. O limite é renovado em {{date}}. Nada foi cobrado.',
  too_many_at_once: 'Já há três solicitações em andamento. Espere uma terminar; nada foi cobrado.',
  idempotency_key_invalid: 'A Idempotency-Key deve ter de 1 a 200 caracteres ASCII visíveis.',
  idempotency_mismatch: 'Esta Idempotency-Key foi usada em outra solicitação. Nada foi cobrado.',
  result_gone:
    'Esta solicitação já foi concluída e cobrada uma vez. O resultado não fica no servidor; envie o texto como nova solicitação para processá-lo outra vez.',
  clock_refused: 'O relógio do servidor está sendo corrigido. Nada foi cobrado; tente em alguns minutos.',
  ledger_read_only:
    'No momento não é possível registrar o uso, então nada foi iniciado, salvo nem cobrado. Tente mais tarde.',
  engine_unsupported: 'Este motor não consegue fazer isso com este texto. Nada foi cobrado.',
  engine_unchanged:
    'Não foi encontrado nada que pudesse ser mudado com segurança, então seu texto fica como está. Nada foi cobrado.',
  engine_unavailable: 'Desculpe, houve um problema ao conectar ao servidor. Nada foi cobrado; seu texto continua aqui.',
  engine_busy: 'O motor está ocupado. Nada foi cobrado; tente daqui a pouco.',
  engine_misconfigured:
    'O modelo conectado não está configurado corretamente e um operador precisa agir. Nada foi cobrado; seu texto continua aqui.',
  engine_filtered: 'O modelo não quis responder a este texto. Nada foi cobrado.',
  engine_timeout: 'A resposta não chegou a tempo. Nada foi cobrado; seu texto continua aqui.',
  engine_stopped: 'Interrompido antes de escrever qualquer coisa. Nada foi cobrado.',
} satisfies Translation<typeof english>
