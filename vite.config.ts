import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserDeclarations } from './scripts/browser-declarations.ts'
import { chunkNames } from './scripts/chunks.ts'
import { iconsByFile } from './scripts/icons-by-file.ts'
import { lightSchemas } from './scripts/light-schemas.ts'
import { preloads } from './scripts/preloads.ts'
import { withoutJsonSchema } from './scripts/without-json-schema.ts'

const server = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [react(), preloads(), withoutJsonSchema(), browserDeclarations(), lightSchemas(), iconsByFile()],
  publicDir: 'web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      // What stands in domain/ is pure, so a schema that nothing in the browser uses is left out.
      treeshake: { moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }] },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(), debugName: 'layers' }] },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
