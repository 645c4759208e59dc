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
  languageName: 'English',
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
    languageName: 'español',
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
    languageName: 'français',
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
    languageName: 'Deutsch',
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
    languageName: 'português',
  },
}

export function headingsFor(language: string): Headings {
  return ALL[knownLanguage(language) ?? 'en']
}

/** A heading with its lines, as plain text. */
export function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.join('\n')}`
}

export function sections(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
