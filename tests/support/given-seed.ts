// A property that fails prints its seed. PENMARK_SEED gives that seed to all properties of a run, as the simulator's worlds
// take it (tests/integration/ledger-simulator.test.ts).

const seed = process.env.PENMARK_SEED
if (seed !== undefined) {
  // Loaded only if it is needed: most files have no property.
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ seed: Number(seed) })
}

export {}
