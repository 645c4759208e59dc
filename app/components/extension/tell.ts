/**
 * Tells an extension in this browser that the session ended, or that preferences changed: the extension listens on
 * this origin, and without one the message is heard by none. It carries no data of a person.
 */
function tellExtension(type: 'logout' | 'preferences'): void {
  window.postMessage({ source: 'penmark', type }, window.location.origin)
}

/** Sends a form and tells the extension once the server has taken it: an action answers what it took by a redirect. */
export async function tellAfter<Answer>(type: 'logout' | 'preferences', send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (thrown) {
    if (thrown instanceof Response) tellExtension(type)
    throw thrown
  }
}
