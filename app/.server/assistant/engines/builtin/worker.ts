import { workerData } from 'node:worker_threads'
import { serveTasks, whileLoading } from '#app/.server/text-work/serve.ts'
import { createTasks } from './tasks.ts'
import type { BuiltinThreadData } from './threads.ts'
import { createTools } from './tools.ts'

const tools = createTools({ ...(workerData as BuiltinThreadData), load: whileLoading })
serveTasks(createTasks(tools))
