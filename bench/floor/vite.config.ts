import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// The same shape as the product's own build: one bundle for host and application.
export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: { index: './server.ts' }, output: { entryFileNames: '[name].js' } } } },
  },
})
