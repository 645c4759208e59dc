import { cell, codeCell, eventCell, moment } from './csv.ts'
import { periodOfEvent, type ReadEvent } from './line.ts'

/** The columns that add up bear the names of a statement's figures, and their sums over a closed month are the statement's. */
export const REQUESTS_CSV_HEADER =
  'account,request,start,end,month,operation,model,outcome,reason,source,lot,requests,settled,late,released,expired,running,used,from_lots,credits,tokens_in,tokens_out,began,event,receipt\n'

const OUTCOMES: Readonly<Record<string, string>> = {
  'request.settled': 'settled',
  'request.released': 'released',
  'request.expired': 'expired',
}

/** Whether an event is the end of a request. */
export function isEnd({ type }: ReadEvent): boolean {
  return type in OUTCOMES
}

/**
 * The row of a request: of its end, or of its beginning while it runs. A result that came after its hold had expired is
 * a second row of its request, which counts no request again, so that each column of counts adds up.
 * @param event the end, or the reserve of a request that runs
 * @param leaf of that event, hex
 */
export function requestRow(event: ReadEvent, leaf: string, reserve: ReadEvent): string {
  const { data } = event
  const begin = reserve.data
  const runs = event.seq === reserve.seq
  const outcome = runs ? 'running' : data.late === true ? 'late' : (OUTCOMES[event.type] ?? '')
  const credits = event.type === 'request.settled' ? Number(data.amount) : 0
  const one = (is: boolean) => (is ? '1' : '0')
  const cells = [
    cell(event.account),
    cell(begin.request),
    moment(reserve.at),
    runs ? '' : moment(event.at),
    cell(periodOfEvent(event)),
    cell(begin.operation),
    codeCell(data.model),
    outcome,
    cell(data.reason),
    cell(begin.source),
    eventCell(begin.lot),
    one(outcome !== 'late'),
    one(event.type === 'request.settled'),
    one(outcome === 'late'),
    one(outcome === 'released'),
    one(outcome === 'expired'),
    one(runs),
    cell(begin.source === 'lot' ? 0 : credits),
    cell(begin.source === 'lot' ? credits : 0),
    cell(credits),
    cell(data.tokens_in ?? 0),
    cell(data.tokens_out ?? 0),
    eventCell(reserve.seq),
    eventCell(event.seq),
    `sha256:${leaf}`,
  ]
  return `${cells.join(',')}\n`
}
