/**
 * What a sentence says that a reader could act on wrongly if a word of it went: a denial, a duty, a permission, a condition,
 * a limit, a warning. Only English, as the rewordings are.
 */
const DELICATE =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|\w{2,10}n['’]t|must|shall|should|may|might|can|could|need|needs|needed|ought|has to|have to|had to|required?|requires|obliged?|prohibited|forbidden|allowed|permitted|entitled|liable|mandatory|if|unless|until|except|provided|otherwise|only|solely|at least|at most|maximum|minimum|always|avoid|stop|beware|warning|caution|danger\w{0,5}|hazard\w{0,3}|risks?|risky|harmful|hot|sharp|toxic|poison\w{0,4}|fatal|deadly|lethal|flammable|allerg\w{1,4}|alcohol|pregnan\w{1,2}|dose|overdose|contains?|contained)\b/i

/** Whether nothing may be left out of a sentence or passage. */
export function isDelicate(passage: string): boolean {
  return DELICATE.test(passage)
}
