import type { Locale } from '#app/domain/preferences/language.ts'
import type english from './en/index.ts'

type English = typeof english

/** A namespace: the texts of one part of the product. */
type Space = keyof English

type Paths<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${Singular<Key>}`
    : Paths<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]
type Singular<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key

/** The paths of each namespace. The English texts are the list: a key that does not exist is a type error wherever `t` is called. */
type PathsOf = { [Name in Space]: Paths<English[Name]> }

/** Every text of the product by `namespace:path`, plural forms under their common stem. */
export type MessageKey = { [Name in Space]: `${Name}:${PathsOf[Name]}` }[Space]

/** Values to fill a text with; `count` also chooses the plural form, or `form` does if the count is not known yet. */
type Values = Readonly<Record<string, string | number | null | undefined>>

/** Returns a text, by its path in the namespace that was asked for or by its full key. */
export type Translate<Name extends Space = 'common'> = (key: PathsOf[Name] | MessageKey, values?: Values) => string

/** A namespace, or several: a path is looked for in each of them in turn, and the types know those of the first. */
export type Spaces = Space | readonly [Space, ...Space[]]
export type FirstOf<Names extends Spaces> = Names extends readonly [infer First extends Space, ...Space[]]
  ? First
  : Names extends Space
    ? Names
    : never

/**
 * A translator bound to one language, ready at once. The texts are our own and trusted. Values are put in as they are, and
 * nothing in them is read as a pattern: React escapes them, and other callers escape their output themselves.
 */
export type Translations = {
  readonly language: Locale
  t: Translate
  /** The same function until the language changes or texts are added. */
  translateIn<const Names extends Spaces>(spaces: Names): Translate<FirstOf<Names>>
  /** Adds the namespaces that this language does not have yet. */
  add(locale: Locale, namespaces: object): void
  changeLanguage(locale: Locale): void
  /** Calls `listener` when the language changes or texts are added. @returns what ends that */
  subscribe(listener: () => void): () => void
  /** A value that is another one after each such change. */
  version(): number
}

/** A piece of a text as it stands, or the name of a value. */
type Piece = string | { value: string; isNumber: boolean }

type Language = {
  namespaces: Map<string, object>
  /** Texts by full key, taken apart; null if there is none. */
  texts: Map<string, readonly Piece[] | null>
  plurals: Intl.PluralRules
  numbers: Intl.NumberFormat
}

/** @param options.onMissing called when a text is asked for that is not there; its path is shown instead */
export function createTranslations(
  locale: Locale,
  namespaces: object,
  options: { onMissing?: (key: string) => void } = {},
): Translations {
  const languages = new Map<Locale, Language>()
  const listeners = new Set<() => void>()
  let language = locale
  let version = 0
  let bound = new Map<string, Translate>()

  function languageOf(name: Locale): Language {
    const known = languages.get(name)
    if (known !== undefined) return known
    const fresh = {
      namespaces: new Map<string, object>(),
      texts: new Map<string, readonly Piece[] | null>(),
      plurals: new Intl.PluralRules(name),
      numbers: new Intl.NumberFormat(name),
    }
    languages.set(name, fresh)
    return fresh
  }

  function changed() {
    version += 1
    bound = new Map()
    for (const listener of listeners) listener()
  }

  function add(name: Locale, more: object) {
    const { namespaces: known, texts } = languageOf(name)
    const fresh = Object.entries(more).filter(([space]) => !known.has(space))
    for (const [space, tree] of fresh) known.set(space, tree)
    texts.clear()
    if (fresh.length > 0) changed()
  }

  function translator(spaces: readonly string[]): Translate {
    const mine = languageOf(language)
    return (key, values) => {
      const colon = key.indexOf(':')
      const path = colon === -1 ? key : key.slice(colon + 1)
      const places = colon === -1 ? spaces : [key.slice(0, colon)]
      for (const space of places) {
        const pieces = chosen(mine, space, path, values)
        if (pieces !== null) return filled(mine, pieces, values)
      }
      options.onMissing?.(key)
      return path
    }
  }

  const self: Translations = {
    get language() {
      return language
    },
    t: (key, values) => self.translateIn('common')(key, values),
    translateIn<const Names extends Spaces>(spaces: Names) {
      const name = typeof spaces === 'string' ? spaces : spaces.join()
      const known = bound.get(name)
      if (known !== undefined) return known as Translate<FirstOf<Names>>
      const fresh = translator(typeof spaces === 'string' ? [spaces] : spaces)
      bound.set(name, fresh)
      return fresh as Translate<FirstOf<Names>>
    },
    add,
    changeLanguage(next) {
      language = next
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
  }
  add(locale, namespaces)
  return self
}

/**
 * The text of a path in the plural form of the count. Spanish, Portuguese and French have a third form for round millions, of
 * which our texts say what they say of others.
 */
function chosen(language: Language, space: string, path: string, values: Values | undefined): readonly Piece[] | null {
  const count = values?.form ?? values?.count
  if (typeof count === 'number') {
    const form = language.plurals.select(count) === 'one' ? 'one' : 'other'
    const counted = textAt(language, space, `${path}_${form}`)
    if (counted !== null) return counted
  }
  return textAt(language, space, path)
}

function textAt({ namespaces, texts }: Language, space: string, path: string): readonly Piece[] | null {
  const key = `${space}:${path}`
  const known = texts.get(key)
  if (known !== undefined) return known
  let tree: unknown = namespaces.get(space)
  for (const name of path.split('.')) {
    tree = typeof tree === 'object' && tree !== null && Object.hasOwn(tree, name) ? Reflect.get(tree, name) : undefined
  }
  const text = typeof tree === 'string' ? piecesOf(tree) : null
  // A missing text is not remembered, since anybody may ask for any name.
  if (text !== null) texts.set(key, text)
  return text
}

/** `{{name}}` stands for a value, `{{name, number}}` for a number as the language writes it. */
function piecesOf(text: string): readonly Piece[] {
  return text.split(/\{\{(\w+(?:, number)?)\}\}/).flatMap((piece, at): Piece[] => {
    if (at % 2 === 0) return piece === '' ? [] : [piece]
    const [value = '', format] = piece.split(', ')
    return [{ value, isNumber: format !== undefined }]
  })
}

function filled({ numbers }: Language, pieces: readonly Piece[], values: Values | undefined): string {
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else {
      const value = values?.[piece.value] ?? ''
      text += piece.isNumber && typeof value === 'number' ? numbers.format(value) : String(value)
    }
  }
  return text
}
