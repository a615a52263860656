// Prepares the demo's pictures and papers in server/demo/ready, so that a first start need not create them.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keepDemoFiles } from '#server/demo/demo-files.ts'
import {
  contentName,
  keyOf,
  type ReadyFiles,
  type ReadyIndex,
  readyFolder,
  thumbName,
} from '#server/demo/ready-files.ts'

await rm(readyFolder, { recursive: true, force: true })
await mkdir(readyFolder)
const index: ReadyIndex = {}
const making: ReadyFiles = async (source, make) => {
  const key = keyOf(source)
  const { content, thumb, ...facts } = await make()
  index[key] = facts
  await writeFile(path.join(readyFolder, contentName(key, facts.type)), content)
  if (thumb) await writeFile(path.join(readyFolder, thumbName(key)), thumb)
  return { content, ...(thumb && { thumb }), ...facts }
}
const kept = new Map<string, Uint8Array<ArrayBuffer>>()
const storage = {
  put: async (_: string, name: string, content: Uint8Array) => void kept.set(name, new Uint8Array(content)),
  get: async (_: string, name: string) => kept.get(name) ?? null,
}
await keepDemoFiles({ storage, clock: { now: () => new Date() } }, making)
const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => a.localeCompare(b)))
await writeFile(path.join(readyFolder, 'index.json'), `${JSON.stringify(sorted, null, 2)}\n`)
process.exit(0)
