import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { bufferOf } from './asn1.ts'
import { selfSigned } from './certificate.ts'
import { readSignature, signatureOver } from './cms.ts'
import { loadSealKey } from './seal-key.ts'

async function folder() {
  const made = await mkdtemp(path.join(os.tmpdir(), 'anahtar-seal-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

async function givenFiles(
  { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject },
  key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
) {
  const at = await folder()
  const certificateFile = path.join(at, 'sertifika.pem')
  const keyFile = path.join(at, 'anahtar.pem')
  await writeFile(certificateFile, pem(selfSigned({ privateKey, publicKey, owner: 'Yıldız Emlak', now: new Date() })))
  await writeFile(keyFile, key)
  return { certificateFile, keyFile, passphrase: '' }
}
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

test('SEAL-06 the first start makes a certificate that every later start reads, for its own user alone', async () => {
  const at = await folder()
  const starts = await Promise.all(Array.from({ length: 4 }, () => loadSealKey(at, null, 'Yıldız Emlak')))
  const later = await loadSealKey(at, null, 'Başka Ad')
  for (const { certificates } of starts) expect(certificates[0]!.equals(later.certificates[0]!)).toBe(true)
  expect(await readdir(at)).toEqual(['seal.pem'])
  expect((await stat(path.join(at, 'seal.pem'))).mode & 0o777).toBe(0o600)
  await writeFile(path.join(at, 'seal.pem'), (await readFile(path.join(at, 'seal.pem'), 'utf8')).slice(200))
  await expect(loadSealKey(at, null, '')).rejects.toThrow('is damaged')
})

test('SEAL-06 the operator’s certificate signs, with a key of either kind and also an encrypted one', async () => {
  const content = Buffer.from('belge')
  const pairs = [rsa(), generateKeyPairSync('ec', { namedCurve: 'P-256' })]
  for (const pair of pairs) {
    const key = await loadSealKey('yok', await givenFiles(pair), '')
    const signed = readSignature(signatureOver(content, key))
    expect(await signed.verify({ signer: 0, data: bufferOf(content) })).toBe(true)
    await expect(signed.verify({ signer: 0, data: bufferOf(Buffer.from('bElge')) })).rejects.toThrow()
  }
  const options = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'gizli' } as const
  const given = await givenFiles(pairs[0]!, pairs[0]!.privateKey.export(options) as string)
  expect((await loadSealKey('yok', { ...given, passphrase: 'gizli' }, '')).certificates).toHaveLength(1)
  await expect(loadSealKey('yok', given, '')).rejects.toThrow('SEAL_KEY_FILE')
})

test('SEAL-06 a certificate and a key that do not fit are refused at start', async () => {
  const given = await givenFiles(rsa())
  const other = await givenFiles(rsa())
  const refused = (change: Partial<typeof given>) => expect(loadSealKey('yok', { ...given, ...change }, '')).rejects
  await refused({ keyFile: other.keyFile }).toThrow('anahtar bu sertifikanın değil')
  await refused({ keyFile: '/yok/anahtar.pem' }).toThrow('SEAL_KEY_FILE: /yok/anahtar.pem okunamadı')
  await refused({ certificateFile: given.keyFile }).toThrow('PEM biçiminde bir sertifika yok')
  const weak = await givenFiles(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }))
  await expect(loadSealKey('yok', weak, '')).rejects.toThrow('RSA ya da P-256')
  expect(() => readConfig({ SEAL_KEY_FILE: 'a.pem' })).toThrow('ya ikisi birlikte verilir ya da hiçbiri')
  expect(() => readConfig({ SEAL_KEY_PASSPHRASE: 'x' })).toThrow('SEAL_KEY_FILE')
  expect(() => readConfig({ SEAL_TIMESTAMP_URL: 'ftp://x' })).toThrow('SEAL_TIMESTAMP_URL')
})
