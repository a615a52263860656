import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { keepDemoFiles } from './demo-files.ts'
import { contentName, keyOf, type ReadyIndex, readyFiles, readyFolder, thumbName } from './ready-files.ts'

const index = async (): Promise<ReadyIndex> => JSON.parse(await readFile(path.join(readyFolder, 'index.json'), 'utf8'))

test('every picture and every paper without a day was made ahead of the first start: otherwise run npm run demo-files', async () => {
  const asked = new Set<string>()
  const ready = await readyFiles()
  const storage = { put: async () => {}, get: async () => new Uint8Array() }
  await keepDemoFiles({ storage, clock: { now: () => new Date() } }, (source, make) => {
    asked.add(keyOf(source))
    return ready(source, make)
  })
  const made = await index()
  expect(Object.keys(made)).toEqual([...asked].sort())
  const names = Object.entries(made).flatMap(([key, { type, width }]) => [
    contentName(key, type),
    ...(width ? [thumbName(key)] : []),
  ])
  expect((await readdir(readyFolder)).sort()).toEqual([...names, 'index.json'].sort())
})

test('what was made ahead is what it says: a picture of that size with a small one, or a paper', async () => {
  for (const [key, { type, width, height }] of Object.entries(await index())) {
    const content = await readFile(path.join(readyFolder, contentName(key, type)))
    if (type === 'application/pdf') {
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      continue
    }
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height })
    expect(await sharp(path.join(readyFolder, thumbName(key))).metadata()).toMatchObject({ format: 'webp', width: 480 })
  }
})
