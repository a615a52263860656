import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { blogApi } from '#domain/community/blog/blog.api.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import { calendarGroups } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { createApp } from '#server/app.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createNodeServer } from './node-server.ts'

/** Variants of a name that an attacker might try. */
const variants = (name: string) => [
  `${name}x`,
  name.slice(0, -1),
  `${name}%00`,
  `${name}%20`,
  `${name}%0a`,
  `${name}/`,
  `${name}//`,
  `${name}/..`,
  `${name}%2f..%2f${name}`,
  `..%2f${name}`,
  `..%2f..%2f..%2fetc%2fpasswd`,
  '..%5c..%5cetc%5cpasswd',
  '%2e%2e%2f%2e%2e%2f',
  '%252e%252e%252f',
  '%c0%ae%c0%ae%c0%af',
  '%',
  '%E0%A4%A',
  "'%20or%20'1'='1",
  '*',
  '%25',
  '_'.repeat(name.length),
  'null',
  'a'.repeat(8000),
]

test('unknown hashes, slugs and calendars answer alike: whatever stands there, however long, and whoever it belongs to', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id: property } = await app.build.property(host)
  const form = contractFormFor(property, { tenants: [tenantParty(tenant.email, { is_primary: true })] })
  const contract = (await host.call(contractsApi.create, { body: form })).body.id
  const { rows } = await app.ctx.db.run(`select terms_hash as hash from contracts where id = '${contract}'`)
  const { hash } = rows[0] as { hash: string }
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  const article = (slug: string, draft: boolean) => ({
    title: 'Yazı',
    slug,
    summary: 'Kısa ve sade bir yazıdır bu.',
    body: 'Metin',
    draft,
    publish_on: isoDate(app.ctx.clock.now()),
  })
  await admin.call(blogApi.create, { body: article('acik-yazi', false) })
  await admin.call(blogApi.create, { body: article('taslak-yazi', true) })
  await host.call(calendarApi.create, { body: { names: false, groups: [...calendarGroups] } })
  const { url } = (await host.call(calendarApi.address)).body.address!
  const feed = new URL(url!).pathname.split('/').at(-1)!
  const key = feed.slice(0, -'.ics'.length)

  const ask = async (at: string) => {
    const answer = await tenant.send('GET', at)
    return `${answer.status} ${await answer.text()}`
  }
  const families: [base: string, known: string, missing: string][] = [
    ['/api/verify/', hash, 'g'.repeat(64)],
    ['/api/blog/', 'acik-yazi', 'olmayan-yazi'],
    ['/api/calendar/', feed, `${'A'.repeat(43)}.ics`],
  ]
  for (const [base, known, missing] of families) {
    expect(await ask(base + known), base).toMatch(/^200 /)
    const no = await ask(base + missing)
    expect(no, base).toMatch(/^404 /)
    for (const variant of variants(known)) {
      const said = await ask(base + variant)
      expect(said, `${base}${variant.slice(0, 90)}`).toMatch(/^404 \{"success":false,"code":"\w+"/)
      expect(said).not.toContain(known.slice(0, 12))
    }
  }
  // An unpublished article answers exactly like a missing one.
  expect(await ask('/api/blog/taslak-yazi')).toBe(await ask('/api/blog/olmayan-yazi'))
  expect(await ask('/api/blog/ACIK-YAZI')).toBe(await ask('/api/blog/OLMAYAN-YAZI'))
  const turned = [...key]
    .map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()))
    .join('')
  for (const other of [`${turned}.ics`, `${key}.ICS`, key, `${key}.ics.ics`, `${key}=.ics`, `${key}%2eics%2f`])
    expect(await ask(`/api/calendar/${other}`), other).toBe(await ask(`/api/calendar/${'A'.repeat(43)}.ics`))
  await host.call(calendarApi.revoke)
  expect(await ask(`/api/calendar/${feed}`)).toBe(await ask(`/api/calendar/${'A'.repeat(43)}.ics`))
  // A hash is case-insensitive, and an unknown one gets a reply of the same shape.
  expect(await ask(`/api/verify/${hash.toUpperCase()}`)).toBe(await ask(`/api/verify/${hash}`))
  const unknown = JSON.parse((await ask(`/api/verify/${'0'.repeat(64)}`)).slice(4)) as Record<string, unknown>
  const known = JSON.parse((await ask(`/api/verify/${hash}`)).slice(4)) as Record<string, unknown>
  expect(Object.keys(unknown).sort()).toEqual(Object.keys(known).sort())
  expect(unknown).toMatchObject({ known: false, kind: null, short_id: null })
  expect(await ask(`/api/verify/${hash}`)).not.toContain(tenant.email)
})

test('guesses at hashes, and readings of calendars, are counted for the address', async () => {
  const app = await startTestApp()
  const consume = vi.spyOn(app.ctx.limits, 'consume')
  await app.guest.send('GET', `/api/verify/${'0'.repeat(64)}`)
  await app.guest.send('GET', `/api/calendar/${'A'.repeat(43)}.ics`)
  expect(consume.mock.calls).toEqual([
    ['linksByAddress', app.guest.ip],
    ['calendarsByAddress', app.guest.ip],
  ])
})

test('no address leads out of the folder of the build, encoded, doubled or plain', async () => {
  const app = await startTestApp()
  const parent = await mkdtemp(path.join(os.tmpdir(), 'anahtar-paths-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const folder = path.join(parent, 'web')
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(parent, 'secrets.json'), 'GIZLI')
  await writeFile(path.join(folder, '.gizli.js'), 'GIZLI')
  await writeFile(path.join(folder, 'assets', 'acik.js'), 'acik')
  const page = { path: '/', title: '', description: '', html: '' }
  const drawn = { renderPublicPage: () => null, renderArticles: () => page, renderArticle: () => page }
  const texts = { headTags: () => '', sitemap: () => '', feed: () => '', robots: () => '' }
  const web = { folder, shell: '<div id="root"><div></div></div>', stylesheets: [], preloads: {}, ...drawn, ...texts }
  const { listener } = createApp(app.ctx, { checkReplies: true, web })
  const server = createNodeServer(app.ctx.config, listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  /** Sends the path as written: nothing resolves its dots on the way. */
  const ask = (at: string) =>
    new Promise<string>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path: at, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve(`${answer.statusCode} ${text}`))
      })
      asked.on('error', reject).end()
    })
  expect(await ask('/assets/acik.js')).toBe('200 acik')
  for (const out of [
    '/assets/../../secrets.json',
    '/assets/..%2f..%2fsecrets.json',
    '/assets/%2e%2e/%2e%2e/secrets.json',
    '/assets/%2e%2e%2f%2e%2e%2fsecrets.json',
    '/assets/%252e%252e%252f%252e%252e%252fsecrets.json',
    '/assets/..%5c..%5csecrets.json',
    '/assets/....//....//secrets.json',
    '/assets//../../secrets.json',
    '/..%2fsecrets.json',
    '/../secrets.json',
    '//secrets.json',
    '/.gizli.js',
    '/%2egizli.js',
    '/assets/%00/../../secrets.json',
    `/assets${path.join(parent, 'secrets.json')}`,
    'http://localhost/assets/../../secrets.json',
  ]) {
    const said = await ask(out)
    expect(said, out).not.toContain('GIZLI')
    expect(said, out).toMatch(/^(?:200|400|404) /)
  }
})
