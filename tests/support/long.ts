/**
 * How much is tried: `short` in the everyday run, `long` when PENMARK_LONG=1 asks for the thorough one. The only place
 * that reads the setting.
 */
export function runs<Amount>(short: Amount, long: Amount): Amount {
  return process.env.PENMARK_LONG === '1' ? long : short
}
