import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './scripts/chunks.ts'
import { preloads } from './scripts/preloads.ts'
import { withoutJsonSchema } from './scripts/without-json-schema.ts'

const server = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [react(), preloads(), withoutJsonSchema()],
  publicDir: 'web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(), debugName: 'layers' }] },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
