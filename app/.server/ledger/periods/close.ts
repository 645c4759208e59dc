/** `clockSuspect`: the wall clock could not be believed, so closing stopped early. */
export type CloseOutcome = {
  /** Months sealed now, `YYYY-MM`, in order. */
  sealed: string[]
  /** Number of statements written now. */
  statements: number
  clockSuspect: boolean
}
