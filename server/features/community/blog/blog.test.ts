import { expect, test } from 'vitest'
import { blogApi as api } from '#domain/community/blog/blog.api.ts'
import type { ArticleForm } from '#domain/community/blog/blog.schema.ts'
import { parseMarkdown } from '#domain/community/markdown/markdown.rules.ts'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { posts } from '#server/db/schema/blog.ts'
import { png } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { fillArticles } from './fill-articles.ts'
import { firstArticles } from './first-articles/first-articles.ts'

const day = 24 * 60 * 60 * 1000

async function scene() {
  const app = await startTestApp()
  const admin = await app.build.admin({ username: 'Yönetici Yıldız' })
  const reader = await app.build.tenant()
  const today = isoDate(app.ctx.clock.now())
  const form = (given: Partial<ArticleForm> = {}): ArticleForm => ({
    title: 'Işıkta Depozito',
    slug: 'isikta-depozito',
    summary: 'Depozito üzerine kısa ve sade bir yazı.',
    body: '## Başlık\n\nMetin',
    draft: false,
    publish_on: today,
    ...given,
  })
  const add = async (given: Partial<ArticleForm> = {}) => (await admin.call(api.create, { body: form(given) })).body.id
  const read = (slug: string) => reader.call(api.article, { params: { slug } })
  return { app, admin, reader, today, form, add, read }
}

test('SCR-07 NAV-14 what is published is listed newest first and read whole; the list has no texts', async () => {
  const { reader, today, add, read } = await scene()
  await add({ slug: 'eski-yazi', title: 'Eski yazı', publish_on: addDays(today, -3) })
  await add()
  const list = (await reader.call(api.list)).body
  expect(list).toMatchObject({ total: 2, hasMore: false })
  expect(list.documents.map(({ slug }) => slug)).toEqual(['isikta-depozito', 'eski-yazi'])
  expect(Object.keys(list.documents[0]!).sort()).toEqual(
    ['cover', 'minutes', 'publish_on', 'slug', 'summary', 'title', 'updated_on'].sort(),
  )
  expect((await read('isikta-depozito')).body).toMatchObject({ title: 'Işıkta Depozito', body: '## Başlık\n\nMetin' })
})

test('SCR-07 a draft and an article of tomorrow answer like none; tomorrow the latter is read', async () => {
  const { app, admin, reader, today, add, read } = await scene()
  await add({ slug: 'taslak-yazi', draft: true })
  await add({ slug: 'yarinki-yazi', publish_on: addDays(today, 1) })
  expect((await reader.call(api.list)).body.total).toBe(0)
  for (const slug of ['taslak-yazi', 'yarinki-yazi', 'olmayan-yazi'])
    expect(await read(slug)).toMatchObject({ status: 404, code: 'article_missing' })
  const rows = (await admin.call(api.adminList)).body.documents
  expect(rows.map(({ slug, state }) => [slug, state]).sort()).toEqual([
    ['taslak-yazi', 'draft'],
    ['yarinki-yazi', 'scheduled'],
  ])
  expect((await admin.call(api.adminList, { query: { state: 'draft' } })).body.total).toBe(1)
  app.pass(day)
  expect((await read('yarinki-yazi')).status).toBe(200)
})

test('SCR-07 search knows no difference between Turkish letters', async () => {
  const { reader, add } = await scene()
  await add()
  for (const q of ['ışık', 'ISIK', 'DEPOZİTO', 'sade yazı'])
    expect((await reader.call(api.list, { query: { q } })).body.total, q).toBe(1)
  expect((await reader.call(api.list, { query: { q: '%' } })).body.total).toBe(0)
})

test('LIM-02 a list of posts has at most 4000', async () => {
  const { app, reader, today, add } = await scene()
  await add()
  const [one] = await app.ctx.db.select().from(posts)
  const many = Array.from({ length: 4000 }, (_, n) => ({ ...one!, id: newId(), slug: `yazi-${n}`, publish_on: today }))
  for (let from = 0; from < many.length; from += 500)
    await app.ctx.db.insert(posts).values(many.slice(from, from + 500))
  const { result, statements } = await app.counting(() => reader.call(api.list, { query: { size: 9000 } }))
  expect(result.body.documents).toHaveLength(4000)
  expect(result.body).toMatchObject({ total: 4001, hasMore: true })
  expect(statements.length).toBeLessThanOrEqual(3)
})

test('SCR-07 one address for one article, also when two are sent at once; a public address stays', async () => {
  const { admin, form, add } = await scene()
  const sent = await Promise.all([1, 2].map(() => admin.call(api.create, { body: form() })))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(sent.find(({ status }) => status === 409)).toMatchObject({
    code: 'slug_taken',
    fields: { slug: 'Bu adreste başka bir yazı var.' },
  })
  const { id } = sent.find(({ status }) => status === 200)!.body
  const change = (given: Partial<ArticleForm>, version: number) =>
    admin.call(api.change, { params: { id }, body: { ...form(given), version } })
  expect(await change({ slug: 'baska-adres' }, 1)).toMatchObject({ status: 409, code: 'slug_public' })
  expect(await change({ title: 'Yeni başlık' }, 1)).toMatchObject({ status: 200 })
  expect(await change({ title: 'Eski sayfadan' }, 1)).toMatchObject({ status: 409, code: 'article_changed' })
  const draft = await add({ slug: 'taslak-yazi', draft: true })
  const moved = { ...form({ slug: 'isikta-depozito', draft: true }), version: 1 }
  expect(await admin.call(api.change, { params: { id: draft }, body: moved })).toMatchObject({ code: 'slug_taken' })
})

test('SCR-07 the cover of a draft is for administrators, that of an article for everybody, and never by another door', async () => {
  const { app, admin, reader, form, add } = await scene()
  const id = await add({ draft: true })
  const file = async () => new Blob([new Uint8Array(await png())])
  const first = (await admin.call(api.saveCover, { params: { id }, file: await file() })).body.cover
  const { cover } = (await admin.call(api.saveCover, { params: { id }, file: await file() })).body
  const open = (client: typeof reader) => client.call(api.cover, { params: { id: cover } })
  expect((await open(reader)).status).toBe(404)
  expect((await open(admin)).status).toBe(200)
  await admin.call(api.change, { params: { id }, body: { ...form(), version: 1 } })
  const shown = await open(reader)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect((await reader.send('GET', fileAddress(cover))).status).toBe(404)
  await app.ctx.jobs.drain()
  expect((await admin.call(api.cover, { params: { id: first } })).status).toBe(404)
  expect((await admin.call(api.removeCover, { params: { id } })).status).toBe(200)
  expect((await open(admin)).status).toBe(404)
  const script = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
  expect((await admin.call(api.saveCover, { params: { id }, file: script })).status).toBe(400)
})

test('SCR-07 eight articles come with the product, once: what was changed or taken back stays so', async () => {
  const { app, admin, reader } = await scene()
  await Promise.all([fillArticles(app.ctx), fillArticles(app.ctx)])
  const { documents, total } = (await admin.call(api.adminList)).body
  expect(total).toBe(8)
  const { id } = documents[0]!
  const { title, slug, summary, body, publish_on, version } = (await admin.call(api.adminArticle, { params: { id } }))
    .body
  const back = { title, slug, summary, body, publish_on, version, draft: true }
  expect((await admin.call(api.change, { params: { id }, body: back })).status).toBe(200)
  await fillArticles(app.ctx)
  expect((await admin.call(api.adminList)).body.total).toBe(8)
  expect((await reader.call(api.article, { params: { slug } })).status).toBe(404)
})

test.each(firstArticles.map((article) => [article.slug, article] as const))(
  'SCR-07 %s names its sources and its day, and every link of it is one',
  (_, article) => {
    const headings = parseMarkdown(article.body).flatMap((block) => (block.kind === 'heading' ? block.children : []))
    expect(headings).toContainEqual({ kind: 'text', text: 'Kaynaklar' })
    expect(article.body).toContain('14.11.2026')
    expect(article.body.match(/\]\(/g)?.length).toBe(
      JSON.stringify(parseMarkdown(article.body)).split('"href"').length - 1,
    )
  },
)
