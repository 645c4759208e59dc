import { program } from './program.ts'

// biome-ignore lint/style/noProcessEnv: the only place that passes the process's environment to the settings schema.
process.exitCode = await program(process.argv.slice(2), process.env)
