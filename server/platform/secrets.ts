import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { createOnce, readPrivate } from './create-once.ts'

export interface Secrets {
  /** Key for signing sessions. */
  auth: string
  /** 32 bytes; encrypts columns and proofs. */
  encryption: Buffer
  /** Key for signing approval links. */
  tokens: string
}

/** From the environment; empty values are ignored. `encryption` is 32 bytes as base64 or hex. */
export type GivenSecrets = { [Name in keyof Secrets]?: string | undefined }

const minimumLength = 32
const keyBytes = 32

const stored = z.object({
  auth: z.string().min(minimumLength),
  encryption: z.string().transform(readKey).pipe(z.instanceof(Buffer)),
  tokens: z.string().min(minimumLength),
})

/** Created once in `dataDir`/secrets.json, readable only by its owner; given values take precedence over the file. */
export async function loadSecrets(dataDir: string, given: GivenSecrets = {}): Promise<Secrets> {
  const auth = givenText('auth', given.auth)
  const tokens = givenText('tokens', given.tokens)
  const encryption = givenKey(given.encryption)
  // With all three given, nothing is written, because the disk may be read-only.
  if (auth && tokens && encryption) return { auth, encryption, tokens }
  const file = join(dataDir, 'secrets.json')
  const kept = (await readSecrets(file)) ?? (await createSecrets(dataDir, file))
  return { auth: auth ?? kept.auth, encryption: encryption ?? kept.encryption, tokens: tokens ?? kept.tokens }
}

async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readPrivate(file)
  if (text === null) return null
  const read = stored.safeParse(parseJson(text))
  // Never replaced by new keys, because everything encrypted with the old one would be lost.
  if (!read.success) throw new Error(`${file} is damaged. Restore it from a backup; without it encrypted data is lost.`)
  return read.data
}

async function createSecrets(dataDir: string, file: string): Promise<Secrets> {
  const text = () => randomBytes(keyBytes).toString('base64url')
  const made = { auth: text(), encryption: randomBytes(keyBytes).toString('base64'), tokens: text() }
  await createOnce(dataDir, 'secrets.json', JSON.stringify(made, null, 2))
  const kept = await readSecrets(file)
  if (!kept) throw new Error(`${file} could not be written`)
  return kept
}

function givenText(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (text.length < minimumLength) throw new Error(`The ${name} secret needs at least ${minimumLength} characters`)
  return text
}

function givenKey(text: string | undefined): Buffer | undefined {
  if (!text) return undefined
  const key = readKey(text)
  if (!key) throw new Error(`The encryption secret must be ${keyBytes} bytes as base64 or hex`)
  return key
}

function readKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  const key = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
  return key?.length === keyBytes ? key : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
