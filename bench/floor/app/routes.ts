import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('page.tsx'),
  route('dash', 'dash.tsx'),
  route('login', 'login.tsx'),
  route('health', 'health.ts'),
  route('api/ledger', 'ledger.ts'),
  route('api/assist', 'assist.ts'),
  route('api/stream', 'stream.ts'),
] satisfies RouteConfig
