// Lists requirements that no test title names: `npm run coverage:requirements`. Part of `npm test`, which fails if
// there are any.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'vite'

const root = path.join(import.meta.dirname, '..')
const idPattern = /\b[A-Z]{2,5}-\d{2,3}\b/g
/** Requirements that no test can prove, each with its reason in docs/requirements.md. */
const exceptions: readonly string[] = []

async function testFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) found.push(...(await testFiles(entryPath)))
    else if (/\.(?:test|spec)\.tsx?$/.test(entry.name)) found.push(entryPath)
  }
  return found
}

/** The part of a syntax tree that is needed to find titles. */
interface Node {
  type: string
  [part: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** `test`, `test.each(…)`, `test.skipIf(…)`, `describe` … */
function runsTests(callee: Node): boolean {
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.name as string)
  const inner = callee.type === 'MemberExpression' ? callee.object : callee.callee
  return isNode(inner) && runsTests(inner)
}

function textsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [(node.value as { raw: string }).raw]
  return partsOf(node).flatMap(textsIn)
}

/** Titles of tests: the first argument of the call or of its table, or a property named `title`. */
function titlesIn(node: Node): string[] {
  const own = []
  if (node.type === 'CallExpression' && runsTests(node.callee as Node)) {
    const [first] = node.arguments as Node[]
    if (first && !first.type.endsWith('FunctionExpression')) own.push(...textsIn(first))
  }
  if (node.type === 'Property' && (node.key as Node).name === 'title') own.push(...textsIn(node.value as Node))
  return [...own, ...partsOf(node).flatMap(titlesIn)]
}

const matrix = await readFile(path.join(root, 'docs', 'requirements.md'), 'utf8')
const wanted = new Set(
  [...matrix.matchAll(/^\| ([A-Z]{2,5}-\d{2,3}) \|/gm)].map((match) => match[1]!).filter((id) => !id.startsWith('AMB')),
)
const named = new Set<string>()
for (const folder of ['domain', 'server', 'web', 'e2e', 'scripts']) {
  for (const file of await testFiles(folder)) {
    const text = await readFile(path.join(root, file), 'utf8')
    const { program } = parseSync(file, text)
    for (const title of titlesIn(program as unknown as Node))
      for (const id of title.match(idPattern) ?? []) named.add(id)
  }
}
const areas = new Map<string, string[]>()
for (const id of wanted) {
  const area = id.split('-')[0]!
  areas.set(area, [...(areas.get(area) ?? []), id])
}
const missing = [...wanted].filter((id) => !named.has(id))
for (const [area, ids] of areas) {
  const without = ids.filter((id) => missing.includes(id))
  const note = without.length > 0 ? `   eksik: ${without.join(' ')}` : ''
  console.log(`${area.padEnd(6)} ${String(ids.length - without.length).padStart(3)} / ${ids.length}${note}`)
}
console.log(`\n${wanted.size - missing.length} / ${wanted.size} gereksinim en az bir testin adında geçiyor.`)
const unexcused = missing.filter((id) => !exceptions.includes(id))
if (unexcused.length > 0) {
  console.error(`Testi olmayan: ${unexcused.join(' ')}`)
  process.exitCode = 1
}
