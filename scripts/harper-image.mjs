// Writes the image of the grammar's memory that threads of the built server start from (app/.server/assistant/engines/builtin/harper-image.ts).
import { writeImage } from '#app/.server/assistant/engines/builtin/harper-image.ts'

await writeImage(process.argv[2])
