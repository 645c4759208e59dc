import type { Message } from '#app/components/ui/use-message.ts'
import type { Command } from './matching.ts'

/** Key names as `KeyCaps` writes them in the language of the page. */
const VIEWS: Readonly<Record<string, string>> = { edit: '1', proof: '2', clean: '3' }

/**
 * What can be done with the text on the desk, read from the controls that the desk shows: the bar presses those controls, so
 * it offers neither more nor less than the page, and costs the same. Empty on every other page.
 */
export function commandsOnTheDesk(message: Message): Command[] {
  const desk = document.querySelector('.assistant')
  if (desk === null) return []
  return [...pressesOf(desk, message), ...viewsOf(desk, message), ...operationsOf(desk)]
}

/** Chooses `value` in a list of the instruction, as a person would; false if the list or the value is not offered. */
export function chooseOnTheDesk(list: 'operation' | 'style' | 'template', value: string): boolean {
  const words = document.querySelector<HTMLSelectElement>(`.assistant select#${list}`)
  const option = [...(words?.options ?? [])].find((one) => one.value === value)
  if (words === null || option === undefined || option.disabled) return false
  // A style or a template is part of the sentence for some actions only.
  if (list !== 'operation' && !words.checkVisibility()) chooseOnTheDesk('operation', 'rephrase')
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(words, value)
  words.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function pressesOf(desk: Element, message: Message): Command[] {
  const credit = message('assistant:price.one')
  const known: { selector: string; label?: string; hint?: string; keys?: readonly string[] }[] = [
    { selector: '.process', label: message('assistant:process'), keys: ['ctrl', 'enter'] },
    { selector: 'button[name="refine"]', hint: credit },
    { selector: 'button[value="take_all"]', keys: ['shift', 'A'] },
    { selector: 'button.copy', keys: ['ctrl', 'C'] },
  ]
  return known.flatMap(({ selector, label, hint, keys }) =>
    visible<HTMLButtonElement>(desk, selector)
      .filter((button) => !button.disabled)
      .map((button): Command => {
        const words = label ?? button.textContent.trim()
        const cost = selector === '.process' ? visible(button, '.process-cost > *')[0]?.textContent : hint
        return { id: `${selector} ${words}`, group: 'text', label: words, hint: cost, keys, run: () => button.click() }
      }),
  )
}

function viewsOf(desk: Element, message: Message): Command[] {
  return [...desk.querySelectorAll<HTMLInputElement>('input[name="review_view"]')]
    .filter(({ checked }) => !checked)
    .map((input) => ({
      id: `view ${input.value}`,
      group: 'text',
      label: message('commands:view', { view: input.labels?.[0]?.textContent.trim() ?? input.value }),
      keys: [VIEWS[input.value] ?? ''],
      run: () => input.click(),
    }))
}

function operationsOf(desk: Element): Command[] {
  const list = desk.querySelector<HTMLSelectElement>('select#operation')
  return [...(list?.options ?? [])]
    .filter(({ disabled, selected }) => !disabled && !selected)
    .map((option) => ({
      id: `operation ${option.value}`,
      group: 'text',
      label: option.text,
      run: () => chooseOnTheDesk('operation', option.value),
    }))
}

function visible<E extends HTMLElement>(inside: Element, selector: string): E[] {
  return [...inside.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility())
}
