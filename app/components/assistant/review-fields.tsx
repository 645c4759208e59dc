import type { Review } from '#app/domain/assistant/review.ts'
import type { Hiding } from '#app/domain/writing/maskable.ts'

/** Hidden fields that carry the result from one step to the next without a script. */
export function ReviewFields({
  review,
  resultKey,
  hiding,
}: {
  review: Review
  resultKey: string
  hiding: Hiding | null
}) {
  return (
    <>
      <input type="hidden" name="review_before" value={review.before} />
      {review.versions.map((version, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: versions are identified by their place.
        <input key={index} type="hidden" name="review_version" value={version} />
      ))}
      <input type="hidden" name="review_shown" value={review.chosen} />
      {review.versions.length === 1 && <input type="hidden" name="review_chosen" value={review.chosen} />}
      <input type="hidden" name="review_operation" value={review.operation} />
      <input type="hidden" name="review_from" value={review.from ?? ''} />
      <input type="hidden" name="review_to" value={review.to ?? ''} />
      <input type="hidden" name="review_key" value={resultKey} />
      {hiding !== null && <input type="hidden" name="review_hiding" value={JSON.stringify(hiding)} />}
    </>
  )
}
