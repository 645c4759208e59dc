/**
 * Recognises what models say around a result, in the eleven languages of the product. A line counts as a remark only if it
 * is made of such words and nothing else, so that a sentence about the writer's own subject never does.
 */

const list = (words: string) => words.split(/\s+/)

/** Words that begin an agreement: "Sure!", "¡Claro!". */
const AGREEMENTS = list(
  `sure certainly absolutely course okay ok alright gladly happy great definitely yes done understood
   claro supuesto seguro entendido perfecto listo encantado desde
   bien sûr certainement volontiers entendu parfait avec plaisir
   natürlich gerne gern klar selbstverständlich sicher verstanden
   certo certamente ovviamente volentieri perfetto naturalmente
   certeza entendido perfeito pronto
   конечно хорошо разумеется понял готово
   بالتأكيد بالطبع حسنا حسنًا نعم`,
)

/** Words that name a result; one of them must stand in a remark that introduces one. */
const RESULTS = list(
  `version versions rewrite rewritten rewording reworded rephrased rephrasing revised revision polished edited edit improved corrected
   summary summarized translation translated result explanation analysis brief draft paraphrase paraphrased shortened expanded simplified
   refined reformulated proofread output
   versión versiones reescrito reescrita reformulado reformulada revisado revisada corregido corregida mejorado mejorada resumen traducción
   traducido traducida resultado explicación análisis reformulación
   réécrit réécrite reformulé reformulée révisé révisée corrigé corrigée amélioré améliorée résumé traduction traduit traduite résultat
   explication analyse reformulation
   fassung überarbeitet überarbeitete überarbeiteter überarbeiteten überarbeitung umformuliert umformulierte umformulierter korrigiert korrigierte
   korrigierter verbesserte verbesserter übersetzung übersetzte zusammenfassung ergebnis erklärung analyse umformulierung
   versione riscritto riscritta riformulato riformulata rivisto rivista corretto corretta migliorato migliorata riassunto traduzione tradotto
   risultato spiegazione analisi
   versão reescrita reescrito reformulada revisada revisado corrigida corrigido melhorada melhorado resumo tradução traduzido traduzida
   resultado explicação análise
   версия переписанный переписанная исправленный исправленная перевод переведенный переведённый резюме результат краткое изложение вариант
   отредактированный улучшенный
   ترجمة الترجمة المترجم صياغته صياغة المنقح المنقحة ملخص الملخص نسخة النسخة النتيجة المعاد المعدل المعدلة تلخيص`,
)

const OTHERS = list(
  `a an the of your you to in for with and it its it's is are was this that these those my me i i've i'll let let's here here's below
   following follows text email e-mail message letter paragraph sentence passage post article document content copy more most much slightly
   formal informal casual friendly friendlier professional concise persuasive creative technical shorter longer clear clearer natural fluent
   simpler simple style tone language english german french spanish portuguese italian russian japanese korean chinese arabic british
   american can be will at if any would like please find by as thing up cleaned some based on request requested original final new possible one
   two three have has rewrite translate summarize rephrase revise polish correct fix problem no not what which from into grammar spelling go help no problem ready full whole line using while keeping
   el la los las un una de del tu su te le aquí tienes está esta este estos a continuación siguiente con en más formal profesional texto
   correo mensaje carta español inglés alemán francés portugués italiano por y para al es presento estilo tono
   le la les un une des de du d'un d'une voici voilà votre ton vos ci-dessous suivant suivante dans en plus formel formelle professionnel texte
   courriel message lettre français anglais allemand espagnol portugais est et pour à que c'est l'analyse l'explication style
   der die das den dem des ein eine einen hier ist sind ihr ihre ihren dein deine deinen text e-mail mail nachricht brief auf deutsch englisch
   französisch spanisch portugiesisch im in mit und von zu für folgt folgende unten nachfolgend lautet förmlicher formeller professioneller
   stil ton deutsche englische es wie ihres deines textes ihrer deiner nachricht e-mails formellere formelle kürzere kürzerer klarere
   il lo la i gli le un una ecco di del della tuo tua tuoi qui seguente seguito con in più testo messaggio lettera italiano inglese e per formale professionale concisa chiara breve questo questa
   o a os as um uma do da dos das seu sua aqui está segue seguinte abaixo com em mais texto mensagem e-mail carta português inglês
   espanhol e para estilo tom
   вот ваш ваша ваше твой текст текста ниже на русском английском немецком языке в и с письмо письма более стиле это вашего вашей улучшенная улучшенную улучшенного формальном
   إليك فيما يلي هنا هذا هذه النص للنص نص نصك من في إلى باللغة بالعربية العربية الإنجليزية أكثر رسمية بعد`,
)

const OFFER_WORDS = list(
  `let know feel free hope helps help further changes change adjustments adjust adjustment tweak tweaks modify modifications edits different
   other another need want else anything questions ask glad happy assist assistance additional do don't hesitate make makes made should so this
   works useful version tailor specific context better meets needs or also there there's provide i'd you'd want wish refine just
   dime avísame gustaría ajuste ajustara tono estilo te háganme hazme saber si necesitas necesita quieres quiere deseas desea cambios cambio ajustes ajuste otra algo espero ayude
   ayuda sirva alguna algún modificación modificaciones no dudes dude en preguntar hacer hago que lo útil sea cualquier
   n'hésitez hésitez n'hésite pas si vous tu avez besoin souhaitez voulez modifications modification ajustements changements autre autres
   j'espère convient conviendra espère que cela aide utile faites faites-moi savoir dites-moi me demander questions d'autres
   lassen lass sagen sag mich mir wissen wenn falls sie du weitere änderungen änderung anpassungen anpassung benötigen brauchen möchten
   möchtest brauchst benötigst wünschen gerne ich hoffe das hilft ihnen dir weiter fragen haben hast bescheid geben anderen stil noch etwas
   fammi sapere se vuoi desidera hai bisogno modifiche altre altro spero questo ti aiuti utile sia chiedere esitare non domande
   avise me diga se de mais alguma algum precisar quiser deseja outras outra alterações alteração ajustes mudanças espero ajude ajudado útil hesite perguntar fique
   à vontade não que tenha
   дайте знать если нужны нужно изменения правки надеюсь поможет помогло это другие вопросы понадобятся хотите
   أخبرني إذا كنت ترغب تريد تحتاج أي تعديلات تغييرات آمل أن يكون مفيدا مفيدًا أخرى لا تتردد`,
)

const AGREEING: ReadonlySet<string> = new Set(AGREEMENTS)
const NAMING: ReadonlySet<string> = new Set(RESULTS)
const INTRODUCING: readonly string[] = [...new Set([...AGREEMENTS, ...RESULTS, ...OTHERS])]
const INTRODUCTION: ReadonlySet<string> = new Set(INTRODUCING)
const OFFERING: ReadonlySet<string> = new Set([...INTRODUCING, ...OFFER_WORDS])

/** Introductions in languages whose words are not parted by spaces. */
const UNSPACED_STARTS = list(
  '好的 当然 没问题 以下 下面 这是 这里 はい 承知 もちろん こちら かしこまり 네 물론 다음 아래 여기',
)
const UNSPACED =
  /^(?:(?:好的|当然可以|当然|没问题|はい|承知(?:いた)?しました|もちろんです|もちろん|かしこまりました|네|물론입니다|물론이죠|물론)[，,、。！!.\s]{0,3})?(?:以下|下面|这是|这里是|こちら|다음|아래|여기)[^\n:：]{0,60}(?:文本|版本|翻译|译文|摘要|总结|改写|润色|修改|結果|结果|文章|翻訳|訳|要約|テキスト|バージョン|書き|修正|번역|요약|텍스트|글|버전|문장|결과)[^\n:：]{0,20}[:：]/u

/** Longer lines are no introduction. */
export const LONGEST_INTRODUCTION = 240

function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, 600)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? []
  )
}

/** The line without the marks that make it bold or a heading. */
function bare(line: string): string {
  return line.replace(/^[\s*_#>]{1,8}/, '').replace(/[\s*_]{1,8}$/, '')
}

/**
 * The length of the introduction at the start of an answer: a whole line, or the part of a line before its colon. 0 if it
 * has none.
 */
export function introductionIn(answer: string): number {
  const end = answer.indexOf('\n')
  const line = end === -1 ? answer : answer.slice(0, end)
  if (line.length <= LONGEST_INTRODUCTION && end !== -1 && isIntroduction(line)) return end
  const unspaced = UNSPACED.exec(line)
  if (unspaced !== null && (end !== -1 || unspaced[0].length < line.length)) return unspaced[0].length
  const colon = line.slice(0, LONGEST_INTRODUCTION).search(/[:：]/)
  if (colon <= 0 || line.slice(colon + 1).trim() === '') return 0
  const label = line.slice(0, colon)
  const words = wordsOf(label)
  const named = words.filter((word) => NAMING.has(word)).length
  if (named === 0 || words.length < 2 || !words.every((word) => INTRODUCTION.has(word))) return 0
  return colon + 1 + (/^[ \t*_]{0,4}/.exec(line.slice(colon + 1))?.[0].length ?? 0)
}

function isIntroduction(line: string): boolean {
  const text = bare(line)
  const words = wordsOf(text)
  if (/[:：]./.test(text) || words.length === 0 || words.length > 30 || !words.every((word) => INTRODUCTION.has(word)))
    return false
  const agrees = AGREEING.has(words[0] ?? '') || (words[0] === 'of' && words[1] === 'course')
  const names = words.some((word) => NAMING.has(word) || word === 'text' || word === 'texto' || word === 'texte')
  if (/[:：]$/.test(text)) return names || agrees
  // A label in bold or as a heading: "**Rephrased Text**".
  if (/^\s*(?:\*\*|__|#)/.test(line) && words.length <= 4 && words.some((word) => NAMING.has(word))) return true
  // "Sure!" alone, or "Of course, here you go."
  return agrees && /[.!…！。]$/.test(text)
}

/** Whether a line that is not complete yet may become an introduction. */
export function mayIntroduce(start: string): boolean {
  // Text after a colon decides: the introduction ends with the colon, or there is none.
  if (start.length > LONGEST_INTRODUCTION || /[:：][ \t*_]{0,8}[^\s*_]/.test(start)) return false
  const text = start.trimStart()
  if (text.length < 40 && UNSPACED_STARTS.some((word) => word.startsWith(text) || text.startsWith(word))) return true
  if (text.length < 90 && UNSPACED_STARTS.some((word) => text.startsWith(word))) return true
  const words = wordsOf(text)
  const last = /[\p{L}\p{M}\p{N}'’-]$/u.test(text) ? words.pop() : undefined
  if (!words.every((word) => INTRODUCTION.has(word))) return false
  return last === undefined || INTRODUCING.some((word) => word.startsWith(last))
}

const OFFER_STARTS = [
  ...[
    'let me know',
    'feel free',
    'i hope',
    'hope this',
    'if you',
    'please let',
    "please don't",
    'please feel',
    'would you like',
    'is there',
    'do you want',
  ],
  ...[
    'dime si',
    'avísame',
    'hazme saber',
    'háganme saber',
    'espero que',
    'si necesitas',
    'si quieres',
    'si deseas',
    'no dudes',
    'si necesita',
    'si desea',
    '¿te gustaría',
    '¿quieres',
    '¿desea',
  ],
  ...[
    "n'hésitez pas",
    "n'hésite pas",
    "j'espère",
    'si vous',
    'faites-moi',
    'dites-moi',
    'souhaitez-vous',
    'voulez-vous',
    'si tu',
  ],
  ...[
    'lassen sie mich',
    'lass mich',
    'sagen sie mir',
    'sag mir',
    'ich hoffe',
    'falls sie',
    'falls du',
    'wenn sie',
    'wenn du',
    'möchten sie',
    'möchtest du',
    'geben sie',
  ],
  ...['fammi sapere', 'spero che', 'se vuoi', 'se desidera', 'se hai', 'non esitare'],
  ...[
    'avise',
    'me avise',
    'espero que',
    'se precisar',
    'se quiser',
    'se deseja',
    'fique à vontade',
    'me diga',
    'não hesite',
  ],
  ...[
    'дайте знать',
    'надеюсь',
    'если нужны',
    'если нужно',
    'если вам',
    'если хотите',
    'أخبرني',
    'آمل',
    'إذا كنت',
    'لا تتردد',
  ],
  ...['如果', '希望', '请告诉我', 'ご要望', '他に', '必要であれば', 'お役に立', '필요하시면', '도움이', '추가'],
]
const HEADINGS = [
  ...[
    'changes made',
    'changes:',
    'key changes',
    'what i changed',
    'what changed',
    'summary of changes',
    'explanation of changes',
    'explanation:',
    'notes:',
    'improvements',
    'edits made',
    'corrections:',
    'corrections made',
    'list of changes',
    'main changes',
    'here are the changes',
    "here's what i changed",
    'i made the following',
    'i have made the following',
    'changes i made',
  ],
  ...['cambios realizados', 'cambios:', 'cambios principales', 'notas:', 'explicación de los cambios', 'correcciones:'],
  ...[
    'modifications apportées',
    'modifications :',
    'modifications:',
    'changements',
    'remarques :',
    'corrections :',
    'explications :',
  ],
  ...[
    'änderungen:',
    'vorgenommene änderungen',
    'wichtigste änderungen',
    'erläuterung:',
    'anmerkungen:',
    'korrekturen:',
    'erklärung der änderungen',
    'folgende änderungen',
    'was ich geändert habe',
  ],
  ...[
    'modifiche apportate',
    'modifiche:',
    'alterações feitas',
    'alterações:',
    'alterações realizadas',
    'mudanças feitas',
    'внесенные изменения',
    'внесённые изменения',
    'изменения:',
    'التغييرات',
    'التعديلات',
  ],
  ...['修改说明', '主要修改', '变更', '変更点', '修正点', '변경 사항', '수정 사항'],
]
const NOTES = [
  'note:',
  'note that',
  'please note',
  '*note',
  'nota:',
  'remarque',
  'note :',
  'hinweis:',
  'anmerkung:',
  'примечание',
  'ملاحظة',
  '注：',
  '注:',
  '注意',
  '참고',
  'observação:',
  'p.s. i',
]
const ABOUT_THE_WORK =
  /(?:^|[^\p{L}])(?:I|I've|original|wording|rewrote|rewritten|revised|version|tone|translat\p{L}{0,4}|phrasing|ich|originaltext|fassung|übersetz\p{L}{0,5}|formulierung|he|versión|traducción|original|traducido|j'ai|traduction|reformul\p{L}{0,6}|tradução|versão|mantive|alterei|traduzione|versione|ho|перевод\p{L}{0,3}|вариант\p{L}{0,3}|الترجمة)(?:[^\p{L}]|$)|译|原文|翻訳|번역|원문/iu

/** The longest remark after a result; more than that is part of it. */
export const LONGEST_CLOSING = 2_000

const openingOf = (paragraph: string) =>
  paragraph
    .slice(0, 60)
    .replace(/^[\s*_#>([–—-]{1,12}/, '')
    .replaceAll(/[*_]/g, '')
    .replaceAll('’', "'")
    .toLowerCase()

const begins = (opening: string, starts: readonly string[]) => starts.some((start) => opening.startsWith(start))
const beginsPartly = (opening: string, starts: readonly string[]) =>
  starts.some((start) => opening.startsWith(start) || start.startsWith(opening))

/** The kind of a remark after a result; `changes`: everything that follows belongs to it. */
export type ClosingKind = 'offer' | 'note' | 'changes'

/** What a whole paragraph is as a remark; undefined if it is part of the result. */
export function closingKind(paragraph: string): ClosingKind | undefined {
  const opening = openingOf(paragraph)
  if (begins(opening, HEADINGS)) return 'changes'
  if (
    begins(opening, NOTES) &&
    paragraph.length <= 600 &&
    ABOUT_THE_WORK.test(paragraph.slice(0, 600).replaceAll('’', "'"))
  )
    return 'note'
  if (/^[\s*_-]{3,20}$/.test(paragraph)) return undefined
  if (!begins(opening, OFFER_STARTS) || paragraph.length > 400) return undefined
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(opening))
    return /修改|调整|版本|语气|文本|翻译|帮助|修正|変更|トーン|翻訳|お知らせ|役に立|수정|변경|말씀|버전|번역|도움/u.test(
      paragraph,
    ) && paragraph.length < 80
      ? 'offer'
      : undefined
  return wordsOf(paragraph).every((word) => OFFERING.has(word)) ? 'offer' : undefined
}

/** Whether the start of a paragraph may be a remark after a result. */
export function mayClose(start: string): boolean {
  const opening = openingOf(start)
  if (opening === '') return true
  return [HEADINGS, NOTES, OFFER_STARTS].some((starts) => beginsPartly(opening, starts))
}

/** The kinds of remarks with which a text of a person itself ends or begins, in any language: they are its own words. */
export function ownRemarks(input: string): { introduction: boolean; closing: ReadonlySet<ClosingKind> } {
  const first = input.slice(0, 300)
  const [line = ''] = first.trimStart().split('\n')
  const words = wordsOf(line)
  const alike = words.filter((word) => INTRODUCTION.has(word)).length * 2 > words.length
  const introduction =
    // A heading of the writer stays, also if the answer corrects it.
    /^(?:\*\*|__|#)/.test(line) ||
    (alike && (/[:：]\s*$/.test(line) || AGREEING.has(words[0] ?? ''))) ||
    introductionIn(`${first.trimStart()}\n`) > 0 ||
    first.split('\n').some((line) => /[:：]\s*$/.test(line) && wordsOf(line).some((word) => NAMING.has(word)))
  const closing = new Set<ClosingKind>()
  // A remark of this kind stands near the end; the count keeps a text of full stops cheap.
  for (const sentence of input.split(/\n|(?<=[.!?。])\s/).slice(-80)) {
    const opening = openingOf(sentence)
    if (begins(opening, OFFER_STARTS)) closing.add('offer')
    if (begins(opening, NOTES)) closing.add('note')
    if (begins(opening, HEADINGS)) closing.add('changes')
  }
  return { introduction, closing }
}
