import type { Draft } from '../draft.ts'

/** A piece of a text that is read by itself. `start` counts UTF-16 units. */
export type Paragraph = { start: number; text: string }

/** Between two paragraphs that are sent together; a neighbour takes it for the end of a paragraph. */
export const GAP = '\n\n'

/** Paragraphs that were sent together, and what came back. */
export type Answered = { paragraphs: Paragraph[]; body: string }

/** Drafts of a paragraph, with offsets from its start. */
export type ParagraphDrafts = { start: number; drafts: Draft[] }

/** What a thread read in each answer: the drafts of its paragraphs, or `null` if it was none. */
export type ReadAnswers = (Draft[][] | null)[]
