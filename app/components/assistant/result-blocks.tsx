import type { ReactNode } from 'react'
import { blocksOf, linksIn } from '#app/domain/assistant/blocks.ts'
import type { Alarm } from '#app/domain/assistant/review.ts'
import { CleanText } from './proof.tsx'

/** A result that explains, sums up or lists: set as headings, paragraphs, lists and links. Copying takes its plain text. */
export function ResultBlocks({ text, alarms }: { text: string; alarms: readonly Alarm[] }) {
  const part = ({ start, end }: { start: number; end: number }) => (
    <Linked text={text} start={start} end={end} alarms={alarms} />
  )
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
