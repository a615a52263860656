import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export type Archive = Record<string, Uint8Array>
type Reader = Awaited<ReturnType<TestApp['build']['session']>>

export const textIn = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
export const rowsIn = (archive: Archive, table: string) =>
  JSON.parse(textIn(archive[`veriler/${table}.json`])) as Record<string, unknown>[]

/** All text of the archive, including file names. */
export const wholeText = (archive: Archive) =>
  Object.entries(archive)
    .map(([path, bytes]) => `${path}\n${textIn(bytes)}`)
    .join('\n')

export async function fetchArchive(client: Reader, { id, size }: { id: string; size?: number | null }) {
  const { key } = (await client.call(privacyApi.archiveKey, { params: { id } })).body
  const answer = await client.send('GET', `/api/privacy/archives/${id}?key=${encodeURIComponent(key)}`)
  expect(answer.status).toBe(200)
  if (size !== undefined) expect(answer.headers.get('content-length')).toBe(String(size))
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

export async function archiveOf(app: TestApp, client: Reader): Promise<Archive> {
  expect((await client.call(privacyApi.askArchive)).status).toBe(200)
  await app.ctx.jobs.drain()
  const [archive] = (await client.call(privacyApi.center)).body.archives
  expect(archive).toMatchObject({ state: 'ready' })
  return fetchArchive(client, archive!)
}
