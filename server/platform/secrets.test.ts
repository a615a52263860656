import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

async function emptyDir() {
  const path = await mkdtemp(join(tmpdir(), 'anahtar-secrets-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}
const mode = async (file: string) => (await stat(file)).mode & 0o777

test('the first start makes secrets that every later start reads', async () => {
  const dataDir = join(await emptyDir(), 'data')
  const first = await loadSecrets(dataDir)
  expect(first.encryption).toHaveLength(32)
  expect(first.auth).toHaveLength(43)
  expect(first.tokens).not.toBe(first.auth)
  expect(await loadSecrets(dataDir)).toEqual(first)
  expect(await readdir(dataDir)).toEqual(['secrets.json'])
  expect(await mode(join(dataDir, 'secrets.json'))).toBe(0o600)
})

test('two directories do not share secrets', async () => {
  expect(await loadSecrets(await emptyDir())).not.toEqual(await loadSecrets(await emptyDir()))
})

test('a file that others could read is closed to them', async () => {
  const dataDir = await emptyDir()
  await loadSecrets(dataDir)
  await chmod(join(dataDir, 'secrets.json'), 0o644)
  await loadSecrets(dataDir)
  expect(await mode(join(dataDir, 'secrets.json'))).toBe(0o600)
})

test('first starts that overlap, however far apart, end with the same secrets', async () => {
  for (let round = 0; round < 40; round++) {
    const dataDir = await emptyDir()
    const starts = []
    for (let count = 0; count < 12; count++) {
      starts.push(loadSecrets(dataDir))
      // Event loop turns instead of time, so that the starts meet in every stage of writing the file.
      for (let turn = 0; turn < round % 8; turn++) await new Promise((next) => setImmediate(next))
    }
    const [first, ...others] = await Promise.all(starts)
    for (const secrets of others) expect(secrets).toEqual(first)
    expect(await loadSecrets(dataDir)).toEqual(first)
    expect(await readdir(dataDir)).toEqual(['secrets.json'])
  }
})

test('two processes that start at once end with the same secrets', async () => {
  const dataDir = await emptyDir()
  const program = `import { loadSecrets } from ${JSON.stringify(new URL('./secrets.ts', import.meta.url).href)}
    console.log((await loadSecrets(process.argv[1])).auth)`
  const start = async () => {
    const options = ['--import', 'tsx', '--input-type=module', '--eval', program, dataDir]
    return (await promisify(execFile)(process.execPath, options)).stdout.trim()
  }
  const [one, two] = await Promise.all([start(), start()])
  expect(one).toHaveLength(43)
  expect(two).toBe(one)
})

test('values passed in come first, the file fills the rest', async () => {
  const dataDir = await emptyDir()
  const auth = 'a'.repeat(32)
  const secrets = await loadSecrets(dataDir, { auth, encryption: '' })
  expect(secrets.auth).toBe(auth)
  const kept = await loadSecrets(dataDir)
  expect(secrets).toEqual({ ...kept, auth })
  expect(kept.auth).not.toBe(auth)
})

test('with everything passed in nothing is written', async () => {
  const dataDir = await emptyDir()
  const key = randomBytes(32)
  for (const encryption of [key.toString('base64'), key.toString('base64url'), key.toString('hex')]) {
    const secrets = await loadSecrets(dataDir, { auth: 'a'.repeat(32), tokens: 't'.repeat(32), encryption })
    expect(secrets.encryption.equals(key)).toBe(true)
  }
  expect(await readdir(dataDir)).toEqual([])
})

test('weak values are refused without being repeated', async () => {
  const dataDir = await emptyDir()
  await expect(loadSecrets(dataDir, { auth: 'kisa' })).rejects.toThrow(/^The auth secret needs at least 32 characters$/)
  await expect(loadSecrets(dataDir, { encryption: 'kisa' })).rejects.toThrow(/^The encryption secret must be 32 bytes/)
})

test.each(['', '{', '{"auth":"x"}'])('a damaged file (%j) stops the start and is left as it is', async (text) => {
  const dataDir = await emptyDir()
  await writeFile(join(dataDir, 'secrets.json'), text)
  await expect(loadSecrets(dataDir)).rejects.toThrow('is damaged')
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe(text)
})
