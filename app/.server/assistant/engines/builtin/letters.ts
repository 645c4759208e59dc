import { words } from '#app/domain/writing/sentences.ts'

/** What a text says without the marks of quotations and Markdown and without greeting, closing and signature. */
export type Prose = { text: string; isLetter: boolean }

const HAIL =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|moin|sehr geehrte[rs]?|liebe[rs]?|bonjour|bonsoir|salut|ch(?:er|ère)s?|madame|monsieur|hola|buenos días|buenas (?:tardes|noches)|estimad[oa]s?|querid[oa]s?|olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|exm[oa]s?\.?)(?!\p{L})/iu
const CLOSING =
  /^(?:best(?: regards| wishes)?|(?:kind|warm) regards|regards|yours(?: sincerely| faithfully| truly)?|sincerely(?: yours)?|cheers|many thanks|thanks(?: in advance| a lot| again)?|thank you(?: very much| in advance)?|all the best|see you(?: soon| then)?|mit (?:freundlichen|besten|herzlichen|lieben) grüßen|(?:viele|liebe|beste|herzliche|freundliche) grüße|(?:vielen|besten) dank(?: im voraus)?|danke|gruß|lg|mfg|vg|(?:bien )?cordialement|bien à vous|salutations(?: distinguées)?|merci(?: d['’]avance| beaucoup)?|à bientôt|amicalement|(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|(?:muchas )?gracias(?: de antemano)?|un abrazo|atenciosamente|(?:com os melhores )?cumprimentos|(?:muito )?obrigad[oa]|(?:um )?abraços?|até breve)(?!\p{L})/iu
const HEADER =
  /^(?:from|to|cc|bcc|sent|date|von|an|gesendet|datum|de|para|à|envoyé|enviado|fecha|data|subject|betreff|objet|asunto|assunto)\s?:\s/i
const WROTE = /^(?:on|am|le|el|em) .{3,100}(?:wrote|schrieb.{0,60}|a écrit|escribió|escreveu) ?:$/i
/** Lines of a greeting, a closing or a signature are short. */
const LINE_MAX = 60
const SIGNATURE_LINES = 6

/** Reads a mail or a note as prose; other texts stay as they are, except for marks. */
export function proseOf(text: string): Prose {
  const lines: string[] = []
  let isLetter = CHAT.test(text) || MINUTES.test(text)
  let signature = 0
  for (const written of text.split('\n')) {
    const line = written.replace(/^(?: {0,3}>[ \t]?){1,20}/, '').trimEnd()
    const bare = line.trim()
    const short = bare.length <= LINE_MAX
    if (signature > 0 && short && !/[.!?]$/.test(bare) && !/^p\.? ?s/i.test(bare)) {
      if (bare !== '') signature -= 1
      continue
    }
    signature = 0
    if (short && HAIL.test(bare) && /^[^.?]*[,!:]?$/u.test(bare) && bare.split(' ').length <= 6) {
      isLetter = true
      lines.push('')
    } else if (short && isClosing(bare)) {
      isLetter = true
      signature = SIGNATURE_LINES
      lines.push('')
    } else if (short && HEADER.test(bare)) isLetter = true
    else if (WROTE.test(bare.slice(0, 200))) isLetter = true
    else if (!/^(?:[-=_*] ?){3,}$/.test(bare.slice(0, 100))) lines.push(withoutMarks(line))
  }
  const prose = lines.join('\n').trim()
  const opened = prose.replace(INLINE_HAIL, '')
  if (opened !== prose) isLetter = true
  const first = opened === prose ? prose : opened.charAt(0).toUpperCase() + opened.slice(1)
  return { text: first, isLetter }
}

/** "Hi Anna, can you …": a greeting with the text in the same line. */
const INLINE_HAIL =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour|salut|hola|querid[oa]|olá|oi)(?: \p{L}{1,20}){0,3}[,!] +(?=\p{L})/iu

/** "Best regards, Anna", but not "Best of all is the soup". */
function isClosing(line: string): boolean {
  const phrase = CLOSING.exec(line)?.[0]
  return (
    phrase !== undefined && /^[\s,.!–-]*(?:\p{Lu}[\p{L}.'’-]{0,30}\s?){0,3}[.,!]?$/u.test(line.slice(phrase.length))
  )
}

/** Without the marks of headings and emphasis, and without the address of a link. */
function withoutMarks(line: string): string {
  return line
    .replace(/^#{1,6}\s+/, '')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,200})\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]{1,200})\*(?![\w*])/g, '$1')
    .replace(/!?\[([^\][\n]{1,200})\]\(([^()\s]{1,300})\)/g, '$1')
}

/** Minutes say what was decided and by when, as a mail does. */
const MINUTES =
  /^[#\s]{0,4}(?:minutes of|protokoll|ergebnisprotokoll|sitzungsprotokoll|compte[ -]rendu|procès-verbal|acta de|ata (?:da|de|do))(?!\p{L})/iu

/** Two lines of a chat name who writes. */
const CHAT =
  /^(?:\[?\d[\d.:/, -]{2,20}(?: ?[ap]m)?\]?[ -]{1,3})?[\p{L}\d_]{1,20}(?: \p{Lu}[\p{L}.]{0,20}){0,2}: .{0,400}\n(?:\[?\d[\d.:/, -]{2,20}(?: ?[ap]m)?\]?[ -]{1,3})?[\p{L}\d_]{1,20}(?: \p{Lu}[\p{L}.]{0,20}){0,2}: /mu

/** From this share of words such as "I", "my" and "you" on, a text is about those who write and read it. */
const PERSONAL_FROM = 0.025
const PERSONAL =
  /^(?:i|me|my|mine|myself|you|your|yours|i['’](?:m|ve|d|ll)|you['’](?:re|ve|d|ll)|dad|mum|mom|grandma|grandpa)$/i

/** Whether a text without a greeting is written from one person to another, or about oneself. */
export function isPersonal(prose: string): boolean {
  const list = words(prose)
  const personal = list.filter((word) => PERSONAL.test(word)).length
  return personal > 0 && personal / list.length >= PERSONAL_FROM
}
