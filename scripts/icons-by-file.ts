import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const library = 'lucide-react'

/** The file of each icon, from the library's own index. */
export const iconFiles = (index: string): Map<string, string> =>
  new Map(
    Array.from(index.matchAll(/^export \{([^}]+)\} from '(\.[^']+)'/gm), ([, names, file]) =>
      names!.split(',').map((each): [string, string] => [each.split(' as ').at(-1)!.trim(), file!]),
    ).flat(),
  )

/** Imports of icons by name, written as one import for each icon's file. */
export const withIconFiles = (code: string, fileOf: (icon: string) => string): string =>
  code.replaceAll(/import \{([^}]+)\} from ["']lucide-react["'];?/g, (_, names: string) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => {
        const [icon, local = icon] = each.split(' as ')
        return `import { default as ${local} } from ${JSON.stringify(fileOf(icon!))};`
      })
      .join(''),
  )

/**
 * Through the library's index every screen would seem to need every icon of the product, so that all of them would
 * travel with the first one.
 */
export const iconsByFile = (): Plugin => {
  const index = path.join(
    path.dirname(createRequire(import.meta.url).resolve(`${library}/package.json`)),
    'dist/esm/lucide-react.mjs',
  )
  let files: Promise<Map<string, string>> | undefined
  return {
    name: 'icons-by-file',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      order: 'post',
      filter: { id: /\/web\/.+\.tsx?$/, code: library },
      async handler(code) {
        files ??= readFile(index, 'utf8').then(iconFiles)
        const known = await files
        const fileOf = (icon: string) => {
          const file = known.get(icon)
          if (!file) throw new Error(`${library} has no icon ${icon}`)
          return path.join(path.dirname(index), file)
        }
        return { code: withIconFiles(code, fileOf), map: null }
      },
    },
  }
}
