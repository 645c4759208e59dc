import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler } from 'react-router'

// The host of the floor: the same libraries as the product's, and nothing that a product needs.
const handle = createRequestHandler(await import('virtual:react-router/server-build'), 'production')
const app = new Hono()
app.use('/assets/*', serveStatic({ root: 'build/client', precompressed: true }))
app.all('*', (c) => handle(c.req.raw))
const port = Number(process.env.PORT)
serve({ fetch: app.fetch, port, hostname: '127.0.0.1', overrideGlobalObjects: false })
