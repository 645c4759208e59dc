import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { type Dictionary, decodedDictionary } from './dictionary.ts'

/**
 * The dictionaries of a language: a word is right if one of them knows it. `dictionary-de` is under the GPL, so Penmark does not
 * bring it: an operator installs it with `npm install dictionary-de`.
 */
const PACKAGES: Readonly<Record<KnownLanguage, readonly { name: string; files: readonly string[] }[]>> = {
  en: [
    { name: 'dictionary-en', files: ['en_US', 'en-US', 'en'] },
    { name: 'dictionary-en-gb', files: ['en_GB', 'en-GB'] },
  ],
  fr: [{ name: 'dictionary-fr', files: ['fr', 'fr_FR'] }],
  es: [{ name: 'dictionary-es', files: ['es', 'es_ES'] }],
  pt: [
    { name: 'dictionary-pt', files: ['pt_BR', 'pt-BR'] },
    { name: 'dictionary-pt-pt', files: ['pt_PT', 'pt-PT'] },
  ],
  de: [{ name: 'dictionary-de', files: ['de', 'de_DE', 'de_DE_frami'] }],
}

/**
 * Reads the dictionaries of a language: files of the operator's folder first, else the installed packages. Empty if there are
 * none, which is so for German until an operator adds it.
 */
export function dictionariesOf(language: KnownLanguage, folder: string | undefined): Dictionary[] {
  return PACKAGES[language].flatMap(({ name, files }) => {
    const own = folder === undefined ? undefined : files.map((file) => path.join(folder, file)).find(isDictionary)
    const stem = own ?? packaged(name)
    return stem === undefined ? [] : [readDictionary(stem)]
  })
}

const isDictionary = (stem: string) => existsSync(`${stem}.aff`) && existsSync(`${stem}.dic`)

/** Whether the package of a dictionary is installed. */
export function hasPackage(name: string): boolean {
  return packaged(name) !== undefined
}

function packaged(name: string): string | undefined {
  try {
    const stem = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), 'index')
    return isDictionary(stem) ? stem : undefined
  } catch {
    return undefined
  }
}

function readDictionary(stem: string): Dictionary {
  return decodedDictionary(readFileSync(`${stem}.aff`), readFileSync(`${stem}.dic`))
}
