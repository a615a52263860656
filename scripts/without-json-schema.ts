import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Every schema of zod leads to the code that would describe it as JSON Schema, a fifth of the library. Nothing asks for
 * that in a browser, so its functions come without what they do.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  load: {
    filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
    async handler(id) {
      const exported = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function|class) (\w+)/gm)
      return [...exported].map(([, name]) => `export function ${name}() {}`).join('\n')
    },
  },
})
