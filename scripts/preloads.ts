import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const root = path.join(import.meta.dirname, '..')

/** The layouts around a screen, by the route that is its parent in web/router.tsx. */
const frames: Record<string, string[]> = {
  root: [],
  plain: ['web/layout/PlainShell.tsx'],
  quiet: ['web/layout/AuthShell.tsx'],
  reading: ['web/layout/AuthShell.tsx', 'web/layout/QueryShell.tsx'],
  app: ['web/SignedInShell.tsx'],
}

const frameModules = Object.values(frames).flat()

/** The frame's files come first: it identifies the user and appears while the screen's own files are loading. */
export interface ScreenFiles {
  frame: string[]
  screen: string[]
}

/** Lazily loaded parts that almost every visit of the screen needs. */
const companions: Record<string, string[]> = {
  '/dashboard': ['web/features/insight/dashboard/PersonStart.tsx'],
}

/** Maps the address of a screen to its modules, from the route table. */
export function screensOf(routeTable: string): Map<string, string[]> {
  const named = new Map(
    Array.from(routeTable.matchAll(/const (\w+): Screen = \(\) => import\('\.\/([^']+)'\)/g), ([, name, file]) => [
      name!,
      `web/${file}`,
    ]),
  )
  const pages = routeTable.matchAll(/page\(\s*(\w+),\s*'([^']+)',\s*(?:\(\) => import\('\.\/([^']+)'\)|(\w+))/g)
  return new Map(
    Array.from(pages, ([, parent, address, file, name]) => {
      const screen = file ? `web/${file}` : named.get(name!)
      if (!screen || !frames[parent!]) throw new Error(`scripts/preloads.ts does not know the frame of ${address}`)
      return [address!, [...frames[parent!]!, screen, ...(companions[address!] ?? [])]]
    }),
  )
}

/**
 * Writes which files each address needs. The server lists them in the page, so that all code loads at once instead of
 * file after file.
 */
export function preloads(): Plugin {
  return {
    name: 'anahtar-preloads',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      const filesFrom = (modules: string[]) => {
        const files = new Set<string>()
        const open = modules.map((id) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, id)))
          if (!chunk) throw new Error(`no file holds ${id}`)
          return chunk.fileName
        })
        for (let file = open.pop(); file !== undefined; file = open.pop()) {
          if (files.has(file)) continue
          files.add(file)
          const chunk = chunks.find(({ fileName }) => fileName === file)
          open.push(...(chunk?.imports ?? []))
          for (const style of chunk?.viteMetadata?.importedCss ?? []) files.add(style)
        }
        return files
      }
      refuseCircles(chunks)
      const already = filesFrom(['web/main.tsx'])
      const screens = screensOf(readFileSync(path.join(root, 'web/router.tsx'), 'utf8'))
      const source = JSON.stringify(
        Object.fromEntries(
          Array.from(screens, ([address, modules]): [string, ScreenFiles] => {
            const of = (ids: string[]) => ids.flatMap((id) => [...filesFrom([id])])
            const frame = new Set(of(['web/app.tsx', ...modules.filter((id) => frameModules.includes(id))]))
            const screen = new Set(of(modules).filter((file) => !frame.has(file)))
            return [address, { frame: [...frame].filter((file) => !already.has(file)), screen: [...screen] }]
          }),
        ),
      )
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source })
    },
  }
}

/** Files that import each other run in an undefined order, so that one may use parts of the other before they exist. */
function refuseCircles(chunks: Rolldown.OutputChunk[]) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const done = new Set<string>()
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) throw new Error(`files import each other: ${[...way, file].join(' -> ')}`)
    if (done.has(file)) return
    for (const next of importsOf.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of importsOf.keys()) visit(file, [])
}
