import { common } from './common.ts'
import { errors } from './errors.ts'

/** What a browser needs of this language on every page with scripts. */
export default {
  common,
  errors,
}
