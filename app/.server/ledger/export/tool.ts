import about from '../../../../package.json' with { type: 'json' }

/** The program that writes an export, by name and version. */
export const TOOL = `${about.name} ${about.version}`
