import { compilePatterns, type Words } from './patterns.ts'
import { PORTUGUESE_PATTERNS } from './portuguese-patterns.ts'
import type { Token } from './token.ts'

/** Our own Portuguese rules; `knows` is the dictionary of both countries. */
export function createPortugueseRules(knows: (word: string) => boolean) {
  const ends = (pattern: RegExp) => (token: Token) => pattern.test(token.lower)
  const within =
    (list: ReadonlySet<string>) =>
    ({ lower }: Token) =>
      list.has(lower)
  const inPlural =
    (list: ReadonlySet<string>) =>
    ({ lower }: Token) =>
      singularsOf(lower).some((each) => list.has(each))
  const isNoun = ({ lower }: Token) => NOUNS_F.has(lower) || NOUNS_M.has(lower)
  const isPlural = (token: Token) => inPlural(NOUNS_F)(token) || inPlural(NOUNS_M)(token)
  const adjective =
    (ending: RegExp) =>
    ({ lower }: Token) =>
      ending.test(lower) && ADJECTIVES.has(lower.replace(/[oa]s?$/, ''))
  const plural3 = (word: string) => {
    const form = /[ae]$/.test(word)
      ? `${word}m`
      : /ou$/.test(word)
        ? `${word.slice(0, -2)}aram`
        : /eu$/.test(word)
          ? `${word.slice(0, -2)}eram`
          : /iu$/.test(word)
            ? `${word.slice(0, -2)}iram`
            : ''
    return form !== '' && knows(form) ? form : undefined
  }
  const words: Words = {
    classes: {
      word: ends(/^\p{L}/u),
      name: (token) => /^\p{Lu}\p{Ll}/u.test(token.text) && token.start > 0,
      num: (token) =>
        /^\d+$/.test(token.text) ||
        /^(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta)$/.test(token.lower),
      hour: (token) =>
        /^\d{1,2}(?:h\d{0,2})?$/.test(token.text) ||
        /^(?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)$/.test(token.lower),
      sub: ends(/^(?:eu|tu|ele|ela|você|vocês|nós|eles|elas)$/),
      be: ends(/^(?:é|são|está|estão|foi|foram)$/),
      pp: ends(/^[a-zç]{2,}(?:ad|id|íd)[oa]s?$|^(?:feit|dit|vist|escrit|abert|pag|entregue)[oa]?s?$/),
      inf: (token) =>
        /^[a-zçãéí]{2,}(?:[aei]r|por)$/.test(token.lower) &&
        !/^(?:lugar|mulher|bar|mar|lar|par|celular|militar|familiar|popular|particular|regular|elevador|qualquer|melhor)$/.test(
          token.lower,
        ) &&
        knows(token.lower),
      ing: ends(/^[a-zç]{2,}ndo$/),
      n: (token) => isNoun(token) || isPlural(token),
      single: isNoun,
      plural: isPlural,
      splural: (token) => /[^s]s$/.test(token.lower) && token.lower.length > 4 && knows(token.lower),
      v3gen: (token) =>
        token.lower.length > 3 && !isNoun(token) && !LITTLE.has(token.lower) && plural3(token.lower) !== undefined,
      past3: (token) => /[^s]ou$/.test(token.lower) && knows(`${token.lower.slice(0, -2)}amos`),
      fem: within(NOUNS_F),
      masconly: (token) =>
        NOUNS_M.has(token.lower) &&
        !/^(?:dia|caminho|tempo|fim|prazo|direito|caso|mercado|verão|passado|exemplo|respeito|cliente|colega|chefe|guarda|banho|pagamento|cartão|quarto|jogo|mar|parte)$/.test(
          token.lower,
        ),
      masc: (token) => NOUNS_M.has(token.lower) && token.lower !== 'cliente',
      femp: inPlural(NOUNS_F),
      mascp: inPlural(NOUNS_M),
      adj: ends(
        /^(?:importante|grande|difícil|fácil|interessante|barato|caro|rápido|alto|baixo|bonito|confortável|seguro|antigo|novo|jovem|recente|velho|limpo|completo)s?$/,
      ),
      adjo: adjective(/o$/),
      adja: adjective(/a$/),
      adjos: adjective(/os$/),
      adjas: adjective(/as$/),
    },
    forms: {
      plural3: ({ lower }) => plural3(lower),
      plural1: ({ lower }) => `${lower.slice(0, -2)}amos`,
      plural: ({ lower }) => pluralsOf(lower).find(knows),
      masc: ({ lower }) => lower.replace(/a$/, 'o'),
      fem: ({ lower }) => lower.replace(/o$/, 'a'),
      mascp: ({ lower }) => lower.replace(/(?:as|a|o)$/, 'os'),
      femp: ({ lower }) => lower.replace(/(?:os|o)$/, 'as'),
    },
  }
  return compilePatterns(PORTUGUESE_PATTERNS, words)
}

function pluralsOf(word: string): string[] {
  if (word.endsWith('ão')) return [`${word.slice(0, -2)}ões`, `${word}s`, `${word.slice(0, -2)}ães`]
  if (word.endsWith('m')) return [`${word.slice(0, -1)}ns`]
  if (/[aeou]l$/.test(word))
    return [`${word.slice(0, -1)}is`, `${word.slice(0, -2)}${ACUTE[word.charAt(word.length - 2)] ?? ''}is`]
  return /[rzs]$/.test(word) ? [`${word}es`] : [`${word}s`]
}

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', u: 'ú' }

function singularsOf(word: string): string[] {
  if (!word.endsWith('s')) return []
  return [
    word.slice(0, -1),
    word.replace(/ões$/, 'ão'),
    word.replace(/ães$/, 'ão'),
    word.replace(/ns$/, 'm'),
    word.replace(/es$/, ''),
    word.replace(/is$/, 'l'),
    word.replace(/éis$/, 'el'),
    word.replace(/áis$/, 'al'),
  ].filter((each) => each !== word)
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const NOUNS_F = list(
  'semana casa coisa pessoa cidade empresa carta loja vez manhã tarde noite hora data reunião situação informação solução resposta pergunta fatura oferta ideia vida família mãe irmã filha amiga mulher gente rua porta mesa cadeira janela cozinha comida música história escola universidade aula língua palavra página foto conta compra venda ajuda razão opinião experiência entrega caixa ligação praia montanha parte forma maneira atenção qualidade quantidade terra luz água carne fruta roupa camisa saúde doença cabeça mão cara voz rede ferramenta versão lista nota lei política economia sociedade cultura educação pesquisa tecnologia energia natureza oportunidade possibilidade necessidade atividade decisão organização professora diretora avó tia prima namorada vizinha viagem mensagem passagem bagagem garagem reserva equipe equipa sala proposta mudança dúvida festa chave bolsa garrafa caneta flor árvore cama parede sopa laranja maçã igreja estrada ponte imagem prova tarefa obra senha tela máquina peça taxa multa dívida assinatura encomenda embalagem feira vaga bebida cor dor',
)
const NOUNS_M = list(
  'problema tema sistema programa dia mês ano livro trabalho carro amigo irmão filho pai homem menino chefe diretor professor aluno produto serviço pedido preço dinheiro tempo lugar país bairro prédio hotel restaurante banheiro quarto andar jardim parque caminho avião trem ônibus bilhete documento relatório e-mail email telefone computador celular número idioma exercício exame curso projeto plano time jogo esporte filme cinema teatro mercado supermercado banco hospital médico advogado engenheiro avô tio primo namorado vizinho cachorro gato mar rio sol céu pão queijo vinho café açúcar prato copo sapato vestido momento minuto segundo século mundo erro sucesso motivo caso exemplo mapa clima planeta governo presidente objetivo resultado pacote atraso contrato salário direito futuro passado verão inverno fim anexo valor prazo cartão funcionário colega atendimento pagamento orçamento presente barulho jantar almoço casaco chapéu motorista vidro pássaro peixe arroz feijão leite prêmio convite emprego negócio acordo aviso apartamento aluguel elevador corredor muro portão barco lago vento frio calor povo grupo jornal texto capítulo título desenho',
)
const LITTLE = list(
  'para sobre entre cada nada desde onde sempre agora contra casa este esta fora grande importante diferente durante mediante ante tarde parte gente noite dentro adiante branca nova boa pequena longa alta baixa toda outra mesma cara rica bela clara rara seu meu teu céu museu europeu vocês disponível',
)
const ADJECTIVES = list(
  'bo ótim pequen bonit nov velh car barat rápid lent alt baix curt long branc pret vermelh amarel cansad satisfeit pront fechad abert suj limp quebrad perfeit tranquil segur perigos famos lind gord magr fri chei vazi incluíd modern antig necessári complicad chat divertid maravilhos delicios barulhent corret incorret ocupad atrasad confus enviad pag errad quent educad interessad',
)
