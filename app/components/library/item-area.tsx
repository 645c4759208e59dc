import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { TextArea } from '#app/components/ui/text-area.tsx'

/** All fields of the three forms (style, template, prompt). */
export type ItemFields = {
  name: string
  prompt: string
  context: string
  content: string
  description: string
  before_1: string
  after_1: string
  before_2: string
  after_2: string
  before_3: string
  after_3: string
  banned_words: string
  longest_sentence: string
  spelling: string
}
export type ItemField = FieldMetadata<string, ItemFields, string[]>

/** A text area with the state that Conform holds for its field. */
export function ItemArea({ field, ...rest }: { field: ItemField } & Omit<ComponentProps<typeof TextArea>, 'name'>) {
  const { key: _, ...area } = getTextareaProps(field, { ariaAttributes: false })
  return <TextArea {...area} {...rest} />
}
