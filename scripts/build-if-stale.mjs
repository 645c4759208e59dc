// The production build as one step beside the static checks (scripts/test.mjs).
import { ensureBuilt } from './toolchain.mjs'

ensureBuilt()
