import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Every zod schema pulls in the code that describes it as JSON Schema, a fifth of the library. The browser never uses
 * it, so its functions are replaced by empty ones.
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
