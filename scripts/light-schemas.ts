import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, parseAst, transformWithOxc } from 'vite'
import { withoutServer } from './browser-declarations.ts'

interface Node {
  type: string
  start: number
  end: number
}
interface Specifier extends Node {
  imported?: { name: string }
  local: { name: string }
  exported?: { name: string }
}
interface Statement extends Node {
  source?: { value: string } | null
  specifiers?: Specifier[]
  declaration?: Statement | null
  declarations?: { id: { name?: string } }[]
  id?: { name: string }
}

const light = '?light'
const root = path.join(import.meta.dirname, '..')

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The names that a piece of code reads, and the names of properties where they cannot be told apart. */
function namesIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') found.add((node as unknown as { name: string }).name)
  for (const [key, part] of Object.entries(node)) {
    const isOnlyName =
      (key === 'property' && node.type === 'MemberExpression') || (key === 'key' && node.type === 'Property')
    if (isOnlyName && !(node as unknown as { computed: boolean }).computed) continue
    for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) namesIn(each, found)
  }
  return found
}

const declaredBy = (statement: Statement): string[] => {
  const declaration = statement.declaration ?? statement
  if (declaration.id) return [declaration.id.name]
  return (declaration.declarations ?? []).flatMap(({ id }) => id.name ?? [])
}

interface Halves {
  light: string
  rest: string
  /** What the light half declares. */
  names: Set<string>
  /** Whether there is anything in both. */
  divided: boolean
}

/**
 * Takes apart a file of schemas: its lists, limits and functions that lead to no schema make the light half. Imports
 * that a half does not need are left out of it.
 */
export function halvesOf(code: string, file: string, isLight: (source: string, name: string) => boolean): Halves {
  const { body } = parseAst(code) as unknown as { body: Statement[] }
  const text = ({ start, end }: Node) => code.slice(start, end)
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const own = body.filter(({ type }) => type !== 'ImportDeclaration')
  const heavy = new Set(
    imports.flatMap(({ source, specifiers }) =>
      specifiers!
        .filter(({ imported, local }) => !isLight(source!.value, (imported ?? local).name))
        .map(({ local }) => local.name),
    ),
  )
  const isHeavy = (statement: Statement) =>
    declaredBy(statement).length === 0 || [...namesIn(statement)].some((name) => heavy.has(name))
  for (let before = -1; before !== heavy.size; ) {
    before = heavy.size
    for (const statement of own) if (isHeavy(statement)) for (const name of declaredBy(statement)) heavy.add(name)
  }
  const names = new Set(own.filter((each) => !isHeavy(each)).flatMap(declaredBy))
  const half = (statements: Statement[], extra: string[] = []) => {
    const read = new Set(statements.flatMap((each) => [...namesIn(each)]))
    const needed = imports.filter(({ specifiers }) => specifiers!.some(({ local }) => read.has(local.name)))
    return [...needed.map(text), ...extra, ...statements.map(text)].join('\n')
  }
  const lightHalf = half(own.filter((each) => !isHeavy(each))).replaceAll(
    /^(?=(?:const|function|class|async) )/gm,
    'export ',
  )
  const known = [...names].join(', ')
  const passedOn = JSON.stringify(`${file}${light}`)
  return {
    light: lightHalf,
    rest: half(
      own.filter(isHeavy),
      names.size > 0 ? [`import { ${known} } from ${passedOn}`, `export { ${known} } from ${passedOn}`] : [],
    ),
    names,
    divided: names.size > 0 && own.some(isHeavy),
  }
}

/** Imports of light names lead to the light half; imports that nothing reads are left out. */
export async function withLightImports(
  code: string,
  halvesAt: (source: string) => Promise<(Halves & { file: string }) | null>,
): Promise<string> {
  const { body } = parseAst(code) as unknown as { body: Statement[] }
  const read = new Set(body.filter(({ type }) => type !== 'ImportDeclaration').flatMap((each) => [...namesIn(each)]))
  let left = code
  for (const statement of body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers!.length === 0) continue
    const halves = await halvesAt(statement.source!.value)
    if (!halves) continue
    const isLight = ({ imported, local }: Specifier) => halves.divided && halves.names.has((imported ?? local).name)
    const used = statement.specifiers!.filter(({ local }) => read.has(local.name))
    const written = (specifiers: Specifier[], from: string) =>
      specifiers.length === 0
        ? ''
        : `import { ${specifiers.map((each) => code.slice(each.start, each.end)).join(', ')} } from ${JSON.stringify(from)};`
    left =
      left.slice(0, statement.start) +
      written(used.filter(isLight), `${halves.file}${light}`) +
      written(
        used.filter((each) => !isLight(each)),
        statement.source!.value,
      ) +
      left.slice(statement.end)
  }
  return left
}

/**
 * A screen that needs the names of a few states must not load the schemas of the forms beside them, and with them the
 * library for schemas. In the browser each file of schemas is therefore two modules.
 */
export const lightSchemas = (): Plugin => {
  const known = new Map<string, Promise<Halves>>()
  const halves = (file: string): Promise<Halves> => {
    const found = known.get(file) ?? divide(file)
    known.set(file, found)
    return found
  }
  const divide = async (file: string) => {
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
    const shorter = withoutServer(code, parseAst(code) as never)
    const sources = Array.from(shorter.matchAll(/ from ["']([^"']+)["']/g), ([, source]) => source!)
    const others = new Map<string, Set<string>>()
    for (const source of sources) {
      const other = fileOf(source, file)
      if (other) others.set(source, (await halves(other)).names)
    }
    return halvesOf(shorter, file, (source, name) => source !== 'zod' && others.get(source)?.has(name) !== false)
  }
  return {
    name: 'light-schemas',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    resolveId: { filter: { id: /\?light$/ }, handler: (id) => id },
    load: {
      filter: { id: /\/domain\/.+\.ts(?:\?light)?$/ },
      async handler(id) {
        const file = id.replace(light, '')
        const { light: lightHalf, rest, divided } = await halves(file)
        if (!divided) return null
        return { code: id === file ? rest : lightHalf, moduleType: 'js' }
      },
    },
    transform: {
      order: 'post',
      filter: { id: /\/(?:domain|web)\/.+\.tsx?(?:\?light)?$/ },
      async handler(code, id) {
        const shorter = await withLightImports(code, async (source) => {
          const file = source.endsWith(light) ? null : fileOf(source, id.replace(light, ''))
          return file ? { ...(await halves(file)), file } : null
        })
        return shorter === code ? null : { code: shorter, map: null }
      },
    },
  }
}

/** The file of the domain that an import leads to. */
function fileOf(source: string, importer: string): string | null {
  if (source.startsWith('#domain/')) return path.join(root, source.slice(1))
  if (!source.startsWith('.')) return null
  const file = path.join(path.dirname(importer), source)
  return file.startsWith(path.join(root, 'domain')) ? file : null
}
