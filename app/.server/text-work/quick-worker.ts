import { QUICK_TASKS } from './quick-tasks.ts'
import { serveTasks } from './serve.ts'

// One run of the first task loads the models of languages, so that no customer waits for them.
serveTasks(QUICK_TASKS, () =>
  QUICK_TASKS.read({ text: 'A first sentence loads the rules.', mask: ['names'], keep: [], own: [], earlier: [] }),
)
