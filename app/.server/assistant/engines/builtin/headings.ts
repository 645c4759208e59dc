import { colonIn } from '#app/domain/preferences/colon.ts'
import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'

/** Headings of results in the language of the input; English for languages that the engine does not cover. */
const en = {
  overview: 'Overview',
  language: 'Language',
  words: 'Words',
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
  characters: 'Characters',
  reading: 'Reading time',
  minutes: 'min',
  seconds: 's',
  style: 'Style',
  averageSentence: 'Average sentence',
  longestSentence: 'Longest sentence',
  wordsUnit: 'words',
  wordUnit: 'word',
  diversity: 'Different words',
  longSentences: 'Sentences over 25 words',
  keyTerms: 'Key terms',
  wordsExplained: 'Words explained',
  languageName: 'English',
  mistakes: 'Writing issues',
  noMistakes: 'None was found by the rules, which know many mistakes, but not all.',
  noDictionary: 'No dictionary of this language is installed here, so words were not looked up.',
}
type Headings = typeof en

const ALL: Readonly<Record<KnownLanguage, Headings>> = {
  en,
  es: {
    overview: 'Resumen',
    language: 'Idioma',
    words: 'Palabras',
    sentences: 'Frases',
    paragraphs: 'Párrafos',
    characters: 'Caracteres',
    reading: 'Tiempo de lectura',
    minutes: 'min',
    seconds: 's',
    style: 'Estilo',
    averageSentence: 'Frase media',
    longestSentence: 'Frase más larga',
    wordsUnit: 'palabras',
    wordUnit: 'palabra',
    diversity: 'Palabras distintas',
    longSentences: 'Frases de más de 25 palabras',
    keyTerms: 'Términos clave',
    wordsExplained: 'Palabras explicadas',
    languageName: 'español',
    mistakes: 'Errores',
    noMistakes: 'Las reglas no encontraron ninguno; conocen muchos errores, pero no todos.',
    noDictionary: 'Aquí no hay un diccionario de este idioma, así que no se buscaron las palabras.',
  },
  fr: {
    overview: 'Vue d’ensemble',
    language: 'Langue',
    words: 'Mots',
    sentences: 'Phrases',
    paragraphs: 'Paragraphes',
    characters: 'Caractères',
    reading: 'Temps de lecture',
    minutes: 'min',
    seconds: 's',
    style: 'Style',
    averageSentence: 'Phrase moyenne',
    longestSentence: 'Phrase la plus longue',
    wordsUnit: 'mots',
    wordUnit: 'mot',
    diversity: 'Mots différents',
    longSentences: 'Phrases de plus de 25 mots',
    keyTerms: 'Termes clés',
    wordsExplained: 'Mots expliqués',
    languageName: 'français',
    mistakes: 'Fautes',
    noMistakes: 'Les règles n’en ont trouvé aucune ; elles connaissent beaucoup de fautes, mais pas toutes.',
    noDictionary: 'Aucun dictionnaire de cette langue n’est installé ici ; les mots n’ont donc pas été cherchés.',
  },
  de: {
    overview: 'Überblick',
    language: 'Sprache',
    words: 'Wörter',
    sentences: 'Sätze',
    paragraphs: 'Absätze',
    characters: 'Zeichen',
    reading: 'Lesezeit',
    minutes: 'Min.',
    seconds: 's',
    style: 'Stil',
    averageSentence: 'Mittlere Satzlänge',
    longestSentence: 'Längster Satz',
    wordsUnit: 'Wörter',
    wordUnit: 'Wort',
    diversity: 'Verschiedene Wörter',
    longSentences: 'Sätze mit mehr als 25 Wörtern',
    keyTerms: 'Schlüsselbegriffe',
    wordsExplained: 'Erklärte Wörter',
    languageName: 'Deutsch',
    mistakes: 'Fehler',
    noMistakes: 'Die Regeln haben keinen gefunden; sie kennen viele Fehler, aber nicht alle.',
    noDictionary:
      'Für diese Sprache ist hier kein Wörterbuch installiert, daher wurden die Wörter nicht nachgeschlagen.',
  },
  pt: {
    overview: 'Visão geral',
    language: 'Idioma',
    words: 'Palavras',
    sentences: 'Frases',
    paragraphs: 'Parágrafos',
    characters: 'Caracteres',
    reading: 'Tempo de leitura',
    minutes: 'min',
    seconds: 's',
    style: 'Estilo',
    averageSentence: 'Frase média',
    longestSentence: 'Frase mais longa',
    wordsUnit: 'palavras',
    wordUnit: 'palavra',
    diversity: 'Palavras diferentes',
    longSentences: 'Frases com mais de 25 palavras',
    keyTerms: 'Termos-chave',
    wordsExplained: 'Palavras explicadas',
    languageName: 'português',
    mistakes: 'Erros',
    noMistakes: 'As regras não encontraram nenhum; conhecem muitos erros, mas não todos.',
    noDictionary: 'Não há aqui um dicionário deste idioma, por isso as palavras não foram procuradas.',
  },
}

export function headingsFor(language: string): Headings {
  return ALL[knownLanguage(language) ?? 'en']
}

/** A line that begins with a label, with the colon of its language. */
export function labelled(language: string, label: string, value: string | number): string {
  return `${label}${colonIn(knownLanguage(language) ?? 'en')} ${value}`
}

/** A heading with its lines, as plain text. */
export function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.join('\n')}`
}

export function sections(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
