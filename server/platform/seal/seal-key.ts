import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOnce, readPrivate } from '../create-once.ts'

export interface SealKey {
  key: KeyObject
  /** DER; the signer's certificate first, then those that vouch for it. */
  certificates: Buffer[]
}

export interface GivenSealKey {
  certificateFile: string
  keyFile: string
  passphrase: string
}

/** Below the data folder. */
export const sealFile = 'seal.pem'

/** The operator's certificate, or one that was made once in `dataDir`/seal.pem, readable only by its owner. */
export async function loadSealKey(dataDir: string, given: GivenSealKey | null, owner: string): Promise<SealKey> {
  if (given) return readGiven(given)
  const file = join(dataDir, sealFile)
  const text = (await readPrivate(file)) ?? (await createSealKey(dataDir, owner))
  try {
    return sealKeyOf(text, text)
  } catch (error) {
    throw new Error(`${file} is damaged. Restore it from a backup, or remove it to seal with a new certificate.`, {
      cause: error,
    })
  }
}

async function createSealKey(dataDir: string, owner: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // Only the first start ever makes one.
  const { selfSigned } = await import('./certificate.ts')
  const certificate = new X509Certificate(selfSigned({ privateKey, publicKey, owner, now: new Date() }))
  await createOnce(dataDir, sealFile, `${privateKey.export({ type: 'pkcs8', format: 'pem' })}${certificate}`)
  return (await readPrivate(join(dataDir, sealFile)))!
}

async function readGiven({ certificateFile, keyFile, passphrase }: GivenSealKey): Promise<SealKey> {
  const read = (name: string, file: string) =>
    readFile(file, 'utf8').catch(() => {
      throw new Error(`${name}: ${file} okunamadı`)
    })
  const certificate = await read('SEAL_CERTIFICATE_FILE', certificateFile)
  const key = await read('SEAL_KEY_FILE', keyFile)
  try {
    return sealKeyOf(certificate, key, passphrase)
  } catch (error) {
    throw new Error(`SEAL_CERTIFICATE_FILE ve SEAL_KEY_FILE: ${error instanceof Error ? error.message : error}`)
  }
}

function sealKeyOf(certificateText: string, keyText: string, passphrase = ''): SealKey {
  const blocks = certificateText.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const [own, ...chain] = blocks.map((block) => new X509Certificate(block))
  if (!own) throw new Error('sertifika dosyasında PEM biçiminde bir sertifika yok')
  const key = createPrivateKey({ key: keyText, passphrase })
  if (!isKnownKey(key)) throw new Error('anahtar RSA ya da P-256 olmalı')
  if (!own.checkPrivateKey(key)) throw new Error('anahtar bu sertifikanın değil')
  return { key, certificates: [own, ...chain].map(({ raw }) => raw) }
}

const isKnownKey = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) =>
  asymmetricKeyType === 'rsa' || (asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1')
