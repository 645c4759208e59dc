import { common } from './common.ts'
import { errors } from './errors.ts'
import { google } from './google.ts'
import { recovery } from './recovery.ts'
import { secondFactor } from './second-factor.ts'
import { signIn } from './sign-in.ts'

/** What a browser needs of this language for signing in. */
export default {
  common,
  errors,
  google,
  recovery,
  'second-factor': secondFactor,
  'sign-in': signIn,
}
