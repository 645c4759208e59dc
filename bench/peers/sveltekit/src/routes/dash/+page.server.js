import { overview } from '../../../store.mjs'

export function load({ cookies }) {
  return overview(cookies.get('sid'))
}
