import type { ReactNode } from 'react'
import { blocksOf, linksIn } from '#app/domain/assistant/blocks.ts'
import type { Span } from '#app/domain/assistant/places.ts'
import type { Alarm } from '#app/domain/assistant/review.ts'
import type { SummaryPlaces } from '#app/domain/assistant/summary-places.ts'
import { CleanText } from './proof.tsx'
import { PlaceNumber, type ShowPlace, toldId } from './summary-places.tsx'

/**
 * A result that explains, sums up or lists: set as headings, paragraphs, lists and links. Each sentence of a summary carries the
 * number of its place. Copying takes the plain text.
 */
export function ResultBlocks({
  text,
  alarms,
  places,
  chosen,
  onShow,
}: {
  text: string
  alarms: readonly Alarm[]
  /** The place of each sentence of a summary; null for every other result. */
  places: SummaryPlaces | null
  /** The index of the sentence of the text that is lit. */
  chosen: number | null
  onShow: ShowPlace
}) {
  const firstTold = new Map(
    (places?.places ?? []).map(({ sentence, start }): [number, number] => [sentence, start]).reverse(),
  )
  const part = ({ start, end }: Span) => {
    const summarized = (places?.places ?? []).filter((place) => place.start >= start && place.end <= end)
    const pieces: ReactNode[] = []
    let from = start
    const plain = (until: number) =>
      from < until && <Linked key={from} text={text} start={from} end={until} alarms={alarms} />
    for (const place of summarized) {
      pieces.push(
        plain(place.start),
        <span
          key={`told ${place.start}`}
          className="told"
          id={firstTold.get(place.sentence) === place.start ? toldId(place.sentence) : undefined}
          data-chosen={place.sentence === chosen || undefined}
        >
          <Linked text={text} start={place.start} end={place.end} alarms={alarms} />{' '}
          <PlaceNumber sentence={place.sentence} onShow={onShow} />
        </span>,
      )
      from = place.end
    }
    pieces.push(plain(end))
    return pieces
  }
  return blocksOf(text).map((block) => {
    if (block.kind !== 'list') {
      const Tag = block.kind === 'heading' ? 'h3' : 'p'
      return <Tag key={block.span.start}>{part(block.span)}</Tag>
    }
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={block.items[0]?.start}>
        {block.items.map((item) => (
          <li key={item.start}>{part(item)}</li>
        ))}
      </List>
    )
  })
}

type Passage = { text: string; start: number; end: number; alarms: readonly Alarm[] }

function Linked({ text, start, end, alarms }: Passage) {
  const pieces: ReactNode[] = []
  let from = 0
  const passage = text.slice(start, end)
  const plain = (until: number) => (
    <CleanText
      key={`text ${from}`}
      text={passage.slice(from, until)}
      alarms={moved(alarms, start + from, start + until)}
    />
  )
  for (const link of linksIn(passage)) {
    pieces.push(
      plain(link.start),
      <a key={`link ${link.start}`} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {link.label}
      </a>,
    )
    from = link.end
  }
  pieces.push(plain(passage.length))
  return pieces
}

/** The alarms whose place lies between two positions, counted from the first of them. */
function moved(alarms: readonly Alarm[], from: number, until: number): Alarm[] {
  return alarms.flatMap((alarm) =>
    alarm.at !== null && alarm.at.start >= from && alarm.at.end <= until
      ? [{ ...alarm, at: { start: alarm.at.start - from, end: alarm.at.end - from } }]
      : [],
  )
}
