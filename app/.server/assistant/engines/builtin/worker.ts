import { serveTasks } from '#app/.server/text-work/serve.ts'
import { createTasks } from './tasks.ts'
import { createTools } from './tools.ts'

const tools = createTools()
serveTasks(createTasks(tools), tools.warm)
