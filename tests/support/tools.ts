import { createTools, type Tools } from '#app/.server/assistant/engines/builtin/tools.ts'

/**
 * The tools of the built-in engine. Files of tests in one thread share their modules, so each tool is loaded once for all of them
 * and not once a file, which takes three seconds of processor time.
 */
export const sharedTools: Tools = createTools()
