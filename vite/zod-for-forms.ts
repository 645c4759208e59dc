import type { Plugin } from 'vite'

const DESCRIPTION = /^ {4}inst\._zod\.processJSONSchema = .*;$/gm
const MESSAGES = 'import en from "../locales/en.js";'
const METHODS = /create(?:Standard|To)JSONSchemaMethod\(this, (?:"input"|"output"|\{\})\)(?:\(params\))?/g

/**
 * Leaves out how zod describes a schema as JSON Schema, which no form asks for, and its English messages, since every rule of
 * ours names its own: five compressed kilobytes of every scripted page. Fails the build once zod's source has another shape, so that it is not lost unnoticed.
 */
export function zodForForms(): Plugin {
  return {
    name: 'penmark:zod-for-forms',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/node_modules/zod/v4/classic/schemas.js')) return undefined
      const shorter = code
        .replace(DESCRIPTION, '')
        .replace(METHODS, 'undefined')
        .replace(MESSAGES, 'const en = () => ({ localeError: () => "Invalid input" })')
      if (!code.includes(MESSAGES) || /Processor\(|JSONSchemaMethod\(/.test(shorter)) {
        throw new Error('zod describes schemas in another way now: see vite/zod-for-forms.ts')
      }
      return { code: shorter, map: null }
    },
  }
}
