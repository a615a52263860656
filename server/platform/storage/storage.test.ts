import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { s3Service } from '#server/testing/s3-service.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { type Storage, storageAreas } from './storage.ts'

interface Prepared {
  storage: Storage
  /** Makes every later call fail, like a full disk or a service that is down. */
  breakDown(): Promise<void>
}

const adapters: Record<string, () => Promise<Prepared>> = {
  async disk() {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-storage-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return {
      storage: diskStorage(path.join(folder, 'files')),
      async breakDown() {
        await rm(path.join(folder, 'files'), { recursive: true, force: true })
        await writeFile(path.join(folder, 'files'), 'a file where the folder was')
      },
    }
  },
  async s3() {
    const service = await s3Service()
    return { storage: storageOn(service), breakDown: service.stop }
  },
}

const storageOn = (service: { address: string; bucket: string; accessKeyId: string }) =>
  s3Storage({
    endpoint: service.address,
    region: 'eu-central-1',
    bucket: service.bucket,
    accessKeyId: service.accessKeyId,
    secretAccessKey: 'gizli',
    attempts: 1,
  })

const id = '0199f0aa-0000-7000-8000-000000000001'

describe.each(Object.entries(adapters))('%s storage', (_, prepare) => {
  test('PROP-21 what goes in comes out byte for byte, in every area, and areas do not mix', async () => {
    const { storage } = await prepare()
    const contents = new Map(storageAreas.map((area, index) => [area, randomBytes(3000 + index)]))
    for (const [area, content] of contents) await storage.put(area, id, content)
    for (const [area, content] of contents) {
      expect(Buffer.compare((await storage.get(area, id))!, content), area).toBe(0)
    }
    await storage.remove('property-images', id)
    expect(await storage.get('property-images', id)).toBeNull()
    expect(await storage.get('property-documents', id)).not.toBeNull()
  })

  test('every byte, 20 MB of them and a single one survive', async () => {
    const { storage } = await prepare()
    const all = Buffer.from(Array.from({ length: 256 }, (__, byte) => byte))
    const large = randomBytes(20 * 1024 * 1024)
    for (const content of [all, large, Buffer.from([0])]) {
      await storage.put('general-files', id, content)
      const got = await storage.get('general-files', id)
      expect(got).toBeInstanceOf(Uint8Array)
      expect(Buffer.compare(got!, content)).toBe(0)
    }
  })

  test('a slice of a larger buffer is stored as the slice', async () => {
    const { storage } = await prepare()
    const slice = Buffer.from('önce içerik sonra').subarray(5, 13)
    await storage.put('general-files', id, slice)
    expect(Buffer.from((await storage.get('general-files', id))!).toString()).toBe(slice.toString())
  })

  test('a missing file is null, and removing one is fine, twice too', async () => {
    const { storage } = await prepare()
    expect(await storage.get('property-images', id)).toBeNull()
    await storage.put('property-images', id, Buffer.from('resim'))
    await storage.remove('property-images', id)
    await storage.remove('property-images', id)
    expect(await storage.get('property-images', id)).toBeNull()
  })

  test('it says whether it holds anything, also before the first file and after the last', async () => {
    const { storage } = await prepare()
    expect(await storage.isEmpty()).toBe(true)
    await storage.put('contract-documents', id, Buffer.from('kontrat'))
    expect(await storage.isEmpty()).toBe(false)
    await storage.remove('contract-documents', id)
    expect(await storage.isEmpty()).toBe(true)
  })

  test('a storage that is down is an error, never an absent file', async () => {
    const { storage, breakDown } = await prepare()
    await storage.put('property-images', id, Buffer.from('resim'))
    await breakDown()
    await expect(storage.get('property-images', id)).rejects.toThrow()
    await expect(storage.put('property-images', id, Buffer.from('x'))).rejects.toThrow()
    await expect(storage.remove('property-images', id)).rejects.toThrow()
  })
})

test('s3: a wrong key and a bucket that does not exist are errors, not empty storages', async () => {
  const service = await s3Service()
  for (const wrong of [{ accessKeyId: 'BASKA' }, { bucket: 'olmayan-kova' }]) {
    const storage = storageOn({ ...service, ...wrong })
    await expect(storage.get('property-images', id)).rejects.toThrow()
    await expect(storage.put('property-images', id, Buffer.from('x'))).rejects.toThrow()
  }
  expect(service.objects.size).toBe(0)
})

test('s3: objects lie under area and name, and unsigned requests get nothing', async () => {
  const service = await s3Service()
  await storageOn(service).put('property-documents', id, Buffer.from('tapu'))
  expect([...service.objects.keys()]).toEqual([`property-documents/${id}`])
  const bare = await fetch(`${service.address}/${service.bucket}/property-documents/${id}`)
  expect(bare.status).toBe(403)
  expect(await bare.text()).toContain('<Code>AccessDenied</Code>')
})
