/**
 * The public key that gives the Chromium build its fixed id wherever it is loaded from. Its private half was thrown away: a
 * store signs with a key of its own, and the build for a store carries none.
 */
export const CHROMIUM_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAo+4sMpbLBaResZrqEc7EtZECl/THcNiyjC3DEqhr2njpvD3i3aZKVwri5u7qCNHALdtEPThmmFEZbfsPby3MGAOmmbbrhC6w/CwkaxlmXVAwjwdsOo6FQeKyD+kekbvo/tllkcRqfmaojdQEBvO9xmUTc8gsSD0EURZuB3yRctX9fzSOwXm87FuH84sf7gl64+CuFmJpVqAqzHAAq38rJFRKVXydJnXYHfg0215gPmdUy46260qPxPxovH0hxJKSndr2CmHsdCvbYr+v5udqJtHpb5pQyr5lksrVLLWO0G4akpt44SbNwEG7rExJSrAzou/+YZvagRsOlqoow8LFPwIDAQAB'

/** The id that Chromium derives from the key: the first 32 hexadecimal digits of its SHA-256, written as the letters a to p. */
export const CHROMIUM_ID = 'lfmomdpfkdakmfgilfpelhffnhdokplc'

/** The id of the Firefox build. */
export const FIREFOX_ID = 'extension@penmark.example'

/** The ids that a server knows unless its operator names others: a store gives its build an id of its own. */
export const DEFAULT_EXTENSION_IDS: readonly string[] = [CHROMIUM_ID, FIREFOX_ID]
