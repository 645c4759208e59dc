import { apiCheck, checkOf } from '#app/.server/assistant/check/http/answers.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { freeWork, limitMembers } from '#app/.server/text-work/http/answers.ts'
import type { Analysis } from '#app/domain/writing/analysis/analyse.ts'
import { requestedLanguage } from '#app/domain/writing/analysis/languages.ts'
import { AnalysisRequestSchema } from '#app/domain/writing/analysis/request.ts'

/**
 * `POST /api/analyze-text`: figures and findings by counting, and the mistakes that the check finds. No model, no credit, no
 * ledger entry; the text is not kept.
 */
const analyzeText = call({
  POST: writes({
    body: AnalysisRequestSchema,
    async handle({ value: { text, language }, request, context, say }) {
      const input = { text, language: requestedLanguage(language) }
      const analysed = await freeWork(context, 'analyse', input, request.signal)
      if (!analysed.ok) return refusedCall(context, analysed, limitMembers(analysed))
      const checked =
        language === 'other' ? null : await checkOf(context, { text, language, style: false }, request.signal)
      const mistakes = checked?.ok
        ? apiCheck(checked.value, say).findings.filter(({ kind }) => kind === 'mistake')
        : null
      return Response.json({
        ...apiAnalysis(analysed.value),
        mistakes,
        more_mistakes: checked?.ok ? checked.value.more : 0,
      })
    },
  }),
})

export const loader = analyzeText
export const action = analyzeText

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
