import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // scripts/build.mjs puts an index.js before it, which takes over what the build compiled.
  serverBuildFile: 'penmark.js',
  // About fifty known URLs: shipping the manifest whole avoids a request that fails in tabs opened before a deploy.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
