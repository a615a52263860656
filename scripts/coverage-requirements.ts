import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const idPattern = /\b[A-Z]{2,5}-\d{2,3}\b/g

async function testFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) found.push(...(await testFiles(place)))
    else if (/\.(?:test|spec)\.tsx?$/.test(entry.name)) found.push(place)
  }
  return found
}

/** An id in a comment proves nothing. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

const matrix = await readFile(path.join(root, 'docs', 'requirements.md'), 'utf8')
const wanted = [...matrix.matchAll(/^\| ([A-Z]{2,5}-\d{2,3}) \|/gm)]
  .map((match) => match[1]!)
  .filter((id) => !id.startsWith('AMB'))
const named = new Set<string>()
for (const folder of ['domain', 'server', 'web', 'e2e', 'scripts']) {
  for (const file of await testFiles(folder)) {
    const text = await readFile(path.join(root, file), 'utf8')
    for (const id of withoutComments(text).match(idPattern) ?? []) named.add(id)
  }
}
const areas = new Map<string, { total: number; missing: string[] }>()
for (const id of new Set(wanted)) {
  const area = id.split('-')[0]!
  const entry = areas.get(area) ?? { total: 0, missing: [] }
  entry.total++
  if (!named.has(id)) entry.missing.push(id)
  areas.set(area, entry)
}
for (const [area, { total, missing }] of areas) {
  console.log(
    `${area.padEnd(6)} ${String(total - missing.length).padStart(3)} / ${total}${missing.length > 0 ? `   eksik: ${missing.join(' ')}` : ''}`,
  )
}
const missing = [...areas.values()].flatMap((area) => area.missing).length
console.log(`\n${new Set(wanted).size - missing} / ${new Set(wanted).size} gereksinim en az bir testin adında geçiyor.`)
