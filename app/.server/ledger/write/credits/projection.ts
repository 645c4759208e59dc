import type { SqliteConnection } from '#app/.server/platform/database.ts'
import type { CurrentEvent, FactOf } from '../../format/events.ts'
import { breachUnless } from '../breach.ts'

type Here<T extends CurrentEvent['type']> = Extract<CurrentEvent, FactOf<T>>

/** What events mean for the lots, and for the account's sum of what is left in them. */
export function prepareLotProjection(sqlite: SqliteConnection) {
  const insert = sqlite.prepare(
    'INSERT INTO credit_lot (grant_seq, account, amount, left, held, expires_at) VALUES (?, ?, ?, ?, 0, ?)',
  )
  // As with the month's limit: two takers of the last credit cannot both change a row.
  const take = sqlite.prepare(
    `UPDATE credit_lot SET left = left - @amount, held = held + @amount
     WHERE grant_seq = @lot AND account = @account AND left >= @amount AND (expires_at IS NULL OR expires_at > @at)`,
  )
  const give = sqlite.prepare(
    'UPDATE credit_lot SET held = held - @held, left = left + @back WHERE grant_seq = @lot AND account = @account',
  )
  const lose = sqlite.prepare(
    'UPDATE credit_lot SET left = left - @amount WHERE grant_seq = @lot AND account = @account AND left >= @amount',
  )
  const selectLeft = sqlite
    .prepare<[number, string], number>('SELECT left FROM credit_lot WHERE grant_seq = ? AND account = ?')
    .pluck()
  const sum = sqlite.prepare('UPDATE account_state SET extra = extra + ? WHERE account = ?')

  function changeExtra(account: string, by: number) {
    breachUnless(sum.run(by, account).changes === 1, `${account} is not open`)
  }

  return {
    grant({ account, seq, data }: Here<'credit.granted'>) {
      insert.run(seq, account, data.amount, data.amount, data.expires_at)
      changeExtra(account, data.amount)
    },
    lose({ account, data: { lot, amount } }: Here<'credit.expired'> | Here<'credit.revoked'>) {
      breachUnless(lose.run({ amount, lot, account }).changes === 1, `lot ${lot} has less than ${amount} left`)
      changeExtra(account, -amount)
    },
    hold({ account, at }: Here<'request.reserved'>, lot: number, amount: number) {
      breachUnless(take.run({ amount, lot, account, at }).changes === 1, `lot ${lot} has less than ${amount} to take`)
      changeExtra(account, -amount)
    },
    /** Ends a hold on a lot. A late success takes what the lot still has: its credits went back when the hold expired. */
    end({ account }: { account: string }, lot: number, { held, used }: { held: number; used: number }) {
      const left = selectLeft.get(lot, account)
      breachUnless(left !== undefined, `${account} has no lot ${lot}`)
      const back = held > 0 ? held - used : -Math.min(used, left)
      give.run({ held, back, lot, account })
      if (back !== 0) changeExtra(account, back)
    },
  }
}
