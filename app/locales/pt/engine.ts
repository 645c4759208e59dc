import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  notes: {
    summaryKept: 'Frases mantidas: {{kept}} de {{total}}.',
    summaryTrimmed_one: 'Uma frase foi encurtada com a retirada de um aparte.',
    summaryTrimmed_other: '{{count}} frases foram encurtadas com a retirada de apartes.',
    summaryExtractive: 'O motor integrado escolhe suas próprias frases; ele não escreve novas.',
    summaryTooShort: 'O texto é curto demais para resumir.',
    fiveLanguages: 'O motor integrado faz isto em inglês, espanhol, francês, alemão e português.',
    summaryAllMatters:
      'Cada frase tem uma data, um dever, um aviso, uma negação ou uma pergunta, então nada pode ficar de fora. Nenhum crédito foi usado.',
    summaryLeftOut: 'Deixado de fora para não alongar: {{list}}',
    summaryLonger:
      'O resumo ficou mais longo do que você escolheu, para manter cada obrigação, aviso, data e pergunta.',
    summaryMissed_one: 'Outra frase com uma data, uma obrigação, uma negação ou uma pergunta ficou de fora.',
    summaryMissed_other: 'Outras {{count}} frases com datas, obrigações, negações ou perguntas ficaram de fora.',
    lengthNotMet: 'Não foi possível atingir exatamente o tamanho escolhido sem partir uma frase.',
    rephraseEdits_one: 'Uma alteração; ela aparece ao lado do texto.',
    rephraseEdits_other: 'As alterações aparecem ao lado do texto.',
    rephraseChecked_one: 'Uma delas corrige um erro, como faz a revisão gratuita.',
    rephraseChecked_other: 'Algumas delas corrigem erros, como faz a revisão gratuita.',
    rephraseFewRules:
      'Neste idioma as regras só encurtam expressões fixas e retiram o que é dito duas vezes. Todo o resto fica como você escreveu.',
    rephraseRules:
      'As alterações seguem regras e um dicionário. Nomes, números, citações, links e código ficam como você escreveu.',
    rephraseShort: 'O tamanho curto também deixa de fora os apartes dispensáveis.',
    rephraseLong: 'O tamanho longo também reorganiza frases; o motor integrado não acrescenta conteúdo.',
    sentenceMoves_one: 'Uma frase foi reorganizada.',
    sentenceMoves_other: '{{count}} frases foram reorganizadas.',
    unchanged:
      'Não encontramos nenhuma reformulação segura. Pelas regras, seu texto já está claro. Nenhum crédito foi usado.',
    styleByRules:
      'As regras não conseguem escrever neste estilo, então seu texto foi corrigido e ficou mais claro. Um modelo de IA consegue seguir o estilo.',
    explainCorrected_one: 'Um erro foi corrigido antes da explicação.',
    explainCorrected_other: '{{count}} erros foram corrigidos antes da explicação.',
    explainCut: 'São mostrados só os primeiros {{kept}} de {{total}} passos; escolha um tamanho maior para ver mais.',
    explainSenses: 'As definições vêm do dicionário WordNet e podem não corresponder ao sentido correto.',
    explainNoRareWords: 'Nenhuma palavra é rara o bastante para precisar de definição.',
    explainLegal: 'Os termos jurídicos são explicados de forma geral. Isto não é aconselhamento jurídico.',
    explainNothing: 'Nenhuma palavra jurídica, formal ou rara para explicar. Nenhum crédito foi usado.',
    expandOutline:
      'O motor integrado monta um roteiro e faz as perguntas que seu texto deixa em aberto. Um modelo de IA pode escrever um texto mais longo.',
    expandNothing: 'As regras não encontraram nenhuma pergunta em aberto no seu texto. Nenhum crédito foi usado.',
    researchOffline:
      'Nenhuma fonte foi usada: nada foi pesquisado na internet. O relatório mostra o que verificar no seu texto e como.',
    researchQuestion:
      'Suas instruções foram usadas como pergunta. Estes são os trechos mais próximos; eles podem não respondê-la.',
    analyzeEnglish: 'A medição do tom usa uma lista de palavras e pode não perceber ironia e contexto.',
    analyzePartly:
      'Neste idioma, a análise cobre contagens, tamanho das frases, tempo de leitura, termos-chave e erros. Tom e legibilidade só em inglês.',
    analyzeCounts: 'Para este texto, a análise se limita a contagens e números.',
    notShorter: 'Nenhuma redação mais curta foi encontrada. Nenhum crédito foi usado.',
    tooLittle: 'Este texto é curto demais. Nenhum crédito foi usado.',
    noWords: 'Não há palavras com que trabalhar neste texto.',
    code: 'Isto parece código de programa. O motor integrado trabalha com prosa e não mexe em código.',
    languageUnknown: 'Não foi possível reconhecer o idioma do texto. Mais algumas palavras costumam ajudar.',
    englishOnly: 'O motor integrado faz isto apenas em inglês. Um modelo de IA pode trabalhar em outros idiomas.',
    chooseEnglish: 'Algumas frases estão em inglês. Escolha o inglês como idioma do texto para trabalhar com elas.',
    notProse: 'O dicionário conhece poucas destas palavras, então o resultado não seria confiável.',
    shortText: 'O texto é curto, então o idioma pode ter sido identificado errado.',
    customPromptIgnored: 'O motor integrado não segue instruções personalizadas, então não usou as suas.',
    refineNotOffered: 'Esta alteração precisa de um modelo de IA.',
    styleOnlyRephrase: 'Os estilos valem só para a reformulação; este resultado não usa nenhum.',
    templateIgnored: 'Os modelos de texto orientam um modelo de IA. O motor integrado não usou este.',
    fixClean: 'Nenhum erro encontrado. As regras conhecem muitos, mas não todos. Nenhum crédito foi usado.',
    fixOnly: 'Só os erros foram corrigidos. Suas palavras e seu estilo ficam. Nenhum crédito foi usado.',
    fixOffered_one: 'Há mais uma sugestão para você decidir. Ela não está marcada.',
    fixOffered_other: 'Há mais {{count}} sugestões para você decidir. Elas não estão marcadas.',
    fixMore: 'Só aparecem as primeiras {{max}} sugestões. Não aparecem: {{more}}.',
    fixNoDictionary: 'Não há aqui um dicionário deste idioma, por isso a ortografia não foi revisada.',
    fixLanguages:
      'A revisão lê prosa em inglês, espanhol, português, francês e alemão, e aqui não reconheceu nenhum deles.',
    onlyCorrected: 'As regras não encontraram nada a reformular, só erros: estas são as correções da revisão gratuita.',
    oneVersion: 'O motor integrado encontra sempre a mesma redação, então há uma só versão.',
    styleUnchecked: 'Não foi possível verificar se a resposta segue as regras do estilo.',
    maskMissing: 'Trechos ocultos que não voltaram e faltam no resultado: {{list}}.',
    glossaryAvoid: 'Seu glossário não permite estas palavras, e nenhuma regra diz o que escrever no lugar: {{list}}',
    reason: {
      glossary: 'Como pede o seu glossário',
      spelling: 'Ortografia',
      grammar: 'Gramática',
      agreement: 'Gramática: faltava concordância',
      confused: 'Palavras fáceis de confundir',
      wordy: 'Menos palavras, mesmo sentido',
      plain: 'Uma palavra mais simples',
      filler: 'Palavra que não acrescenta nada',
      aside: 'Um aparte foi retirado',
      active: 'Voz ativa em vez de passiva',
      order: 'Orações reorganizadas',
      contraction: 'Contração, como na conversa',
      noContraction: 'Escrito por extenso',
      formal: 'Expressão mais formal',
      casual: 'Expressão mais cotidiana',
      tidy: 'Espaços',
      punctuation: 'Pontuação',
    },
    capability: {
      rephrase:
        'Corrige cinco idiomas como a revisão gratuita e reformula por regras: o inglês por inteiro, os outros em expressões fixas.',
      summarize: 'Inglês, espanhol, francês, alemão e português. Escolhe as frases mais importantes.',
      expand: 'Apenas em inglês. Um roteiro e as perguntas que o texto deixa em aberto; não escreve conteúdo novo.',
      explain:
        'Inglês, espanhol, francês, alemão e português: palavras jurídicas e formais. Em inglês, também frases longas e palavras raras.',
      translate: 'Traduzir precisa de um modelo de IA.',
      research: 'Apenas em inglês e sem internet. Lista o que verificar no seu texto.',
      analyze:
        'Completa em inglês; contagens, tempo de leitura, termos-chave e erros em espanhol, francês, alemão e português.',
    },
  },
  /** Notes of the connected engine. */
  openai: {
    removed: 'Retirado da resposta do modelo de IA, porque não fazia parte do texto: {{list}}',
    web_page:
      'O endereço do servidor do modelo de IA responde com uma página da web, então a URL base parece errada; ela costuma terminar em /v1.',
    only_thought: 'O modelo de IA esgotou duas vezes o tamanho permitido pensando, antes de escrever algo.',
    language_retried:
      'O modelo de IA respondeu primeiro em outro idioma. Esta é a segunda resposta, sem custo adicional.',
    wrong_language: 'A resposta parece estar em {{found}}, e não em {{wanted}}.',
    meaning_retried:
      'A primeira resposta do modelo de IA mudou ou perdeu fatos. Esta é a segunda, sem custo adicional.',
    rules_retried:
      'A primeira resposta do modelo de IA quebrava as regras do seu estilo. Esta é a segunda, sem custo adicional.',
    first_kept: 'Pedimos uma segunda resposta sem custo, mas ela não era melhor. Esta é a primeira.',
    meaning_differs: 'Confira estes trechos do seu texto, que a resposta pode ter mudado ou perdido: {{list}}',
    rules_broken_one: '{{count}} trecho não segue uma regra do seu estilo.',
    rules_broken_other: '{{count}} trechos não seguem as regras do seu estilo.',
    in_pieces: 'Seu texto era longo e foi processado em {{count}} partes.',
    no_words: 'A resposta do modelo de IA não tinha palavras. Nenhum crédito foi usado.',
    unchanged: 'O modelo de IA não encontrou nada a melhorar.',
    no_sources:
      'Nenhuma fonte foi usada. O modelo de IA respondeu com o que aprendeu, sem pesquisar na web. Confira os fatos.',
    cut_at_length: 'A resposta chegou ao limite de tamanho. Escolha um tamanho maior para obter mais.',
    end_unmarked:
      'O servidor do modelo de IA terminou sem avisar que havia concluído, por isso o texto pode estar incompleto.',
    stopped: 'Interrompido. Você fica com o que foi escrito até agora.',
  },
} satisfies Translation<typeof english>
