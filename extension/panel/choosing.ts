import type { ExtensionAccount } from '#app/domain/extension/account.ts'
import { el } from '../pages/dom.ts'
import type { PanelWords } from '../words/panel.ts'
import { fill } from '../words/words.ts'

/** What to do with the text. `hides` keeps names and numbers from a model. */
export type Choice = {
  operation: ExtensionAccount['defaults']['operation']
  style: string
  template: string
  prompt: string
  language: string
  hides: boolean
}

type Option = { value: string; label: string; locked?: boolean }

/**
 * The instruction as the app writes it: one sentence whose words are lists.
 * @param choose hears a word that the person chose
 */
export function instruction(
  { operations, styles, templates, prompts, languages, around }: ExtensionAccount,
  chosen: Choice,
  words: PanelWords,
  choose: (changed: Partial<Choice>) => void,
): HTMLElement {
  const list = (name: keyof Choice, label: string, value: string, options: readonly Option[]) => {
    const select = el(
      'select',
      { 'data-key': name, 'aria-label': label },
      ...options.map((one) =>
        el('option', { value: one.value, selected: one.value === value, disabled: one.locked === true }, one.label),
      ),
    )
    select.addEventListener('change', (event) => {
      if (event.isTrusted) choose({ [name]: select.value })
    })
    return select
  }
  const optionOf = ({ key, phrase, locked }: ExtensionAccount['styles'][number]): Option => ({
    value: key,
    label: locked ? fill(words.locked, { name: phrase }) : phrase,
    locked,
  })
  const sentence: (Node | string)[] = [
    list(
      'operation',
      words.action,
      chosen.operation,
      operations.map(({ key, label }) => ({ value: key, label })),
    ),
  ]
  const add = (frame: string, part: HTMLElement) => {
    const [before = '', after = ''] = frame.split('|')
    sentence.push(before, part, after)
  }
  if (chosen.operation === 'rephrase') {
    add(around.style, list('style', words.style, chosen.style, styles.map(optionOf)))
    if (templates.length > 1)
      add(around.template, list('template', words.template, chosen.template, templates.map(optionOf)))
  }
  if (chosen.operation === 'translate') {
    const options = languages.map(({ code, label }) => ({ value: code, label }))
    // The app's sentence has more behind the language; this one ends there.
    add(around.target.replace(/,$/, ''), list('language', words.into, chosen.language, options))
  }
  if (prompts.length > 0)
    add(
      words.withPrompt.replace('{choice}', '|'),
      list('prompt', words.prompt, chosen.prompt, [
        { value: '', label: words.none },
        ...prompts.map(({ id, name }) => ({ value: id, label: name })),
      ]),
    )
  return el('p', { class: 'sentence' }, ...sentence)
}

/** A box for a text that cannot be read from the page. `typed` hears every change. */
export function textBox(text: string, label: string, typed: (text: string) => void): HTMLElement {
  const box = el('textarea', { 'data-key': 'text', rows: '5', 'aria-label': label, placeholder: label })
  box.value = text
  box.addEventListener('input', (event) => {
    if (event.isTrusted) typed(box.value)
  })
  return box
}
