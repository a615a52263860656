import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { keepDemoFiles } from './demo-files.ts'
import { fixedPapers } from './demo-papers.ts'
import { picturesFolder } from './demo-pictures.ts'
import { readyFolder, readyName } from './ready-papers.ts'

test('every paper without a day was made ahead of the first start: otherwise run npm run demo-files', async () => {
  expect((await readdir(readyFolder)).sort()).toEqual(fixedPapers.map(readyName).sort())
  for (const name of await readdir(readyFolder))
    expect((await readFile(path.join(readyFolder, name))).subarray(0, 5).toString()).toBe('%PDF-')
})

test('every picture that a row names is there, with its size and a small one, and none is left over', async () => {
  const kept: Uint8Array[] = []
  const storage = {
    put: async (_: string, __: string, content: Uint8Array) => void kept.push(content),
    get: async () => new Uint8Array(),
  }
  await keepDemoFiles({ storage, clock: { now: () => new Date() } })
  const known = new Set(kept.map((content) => Buffer.from(content).toString('base64')))
  for (const name of await readdir(picturesFolder, { recursive: true })) {
    if (!name.endsWith('.webp')) continue
    const content = await readFile(path.join(picturesFolder, name))
    expect(known, name).toContain(content.toString('base64'))
    const size = name.endsWith('.thumb.webp') ? { width: 480 } : { width: 800, height: 533 }
    expect(await sharp(content).metadata(), name).toMatchObject({ format: 'webp', ...size })
  }
})
