import { onlyPost, readCall } from '#app/.server/http/call.ts'
import { type Analysis, analyse } from '#app/domain/writing/analysis/analyse.ts'
import { AnalysisRequestSchema, requestedLanguage } from '#app/domain/writing/analysis/request.ts'
import type { Route } from './+types/analyze-text'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/analyze-text`: what counting tells of a text. No model, no credit, no entry in the ledger; kept nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(AnalysisRequestSchema, request, context)
  if (!call.ok) return call.answer
  return Response.json(apiAnalysis(analyse(call.value.text, requestedLanguage(call.value.language))))
}

function apiAnalysis(analysis: Analysis) {
  const { language, words, sentences, paragraphs, characters, readability, findings, tone } = analysis
  return {
    ...{ language, words, sentences, paragraphs, characters },
    reading_seconds: analysis.readingSeconds,
    average_sentence: analysis.averageSentence,
    longest_sentence: analysis.longestSentence,
    syllables_per_word: analysis.syllablesPerWord,
    ...{ readability, findings, tone },
  }
}
