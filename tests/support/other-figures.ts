import type { Plan, PlanKey } from '#app/domain/billing/plans.ts'

/** The plan table with every figure replaced; no two of the new figures are alike. */
const OTHER_FIGURES = {
  starter: { requestsPerMonth: 7, customStyles: 2, customTemplates: 3, customPrompts: 4 },
  pro: {
    requestsPerMonth: 777,
    priceCents: { month: 1234, year: 11_111 },
    customStyles: 11,
    customTemplates: 12,
    customPrompts: 13,
  },
  business: {
    requestsPerMonth: 3210,
    priceCents: { month: 4567, year: 43_210 },
    customStyles: 61,
    customTemplates: 62,
  },
  enterprise: { requestsPerMonth: 8888 },
} as const satisfies Record<PlanKey, Partial<Plan>>

const TABLE = /\b(?:const|var) PLANS(?:\$\d+)? = (\{[\s\S]*?\n\});/

/**
 * Replaces the figures of the plan table in the source of a built module, if it contains the table.
 * @throws if the text that looks like the table no longer is one
 */
export function withOtherFigures(source: string): string {
  return source.replace(TABLE, (all, literal: string) => {
    const table = new Function(`return ${literal}`)() as Record<PlanKey, Plan>
    const other = Object.entries(OTHER_FIGURES).map(([key, figures]) => {
      if (table[key as PlanKey]?.requestsPerMonth === undefined) throw new Error(`the table has no ${key}`)
      return [key, { ...table[key as PlanKey], ...figures }]
    })
    return all.replace(literal, JSON.stringify(Object.fromEntries(other)))
  })
}
