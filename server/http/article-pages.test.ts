import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Article } from '#domain/community/blog/blog.schema.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { articlePages, type PublicArticles } from './article-pages.ts'
import type { BuiltWeb } from './built-web.ts'

const article: Article = {
  slug: 'depozito',
  title: 'Depozito',
  summary: 'Depozito üzerine kısa bir yazı.',
  publish_on: '2026-11-16',
  updated_on: '2026-11-16',
  minutes: 1,
  cover: null,
  body: 'Metin',
}

async function scene() {
  const { ctx } = await startTestApp()
  const state = { title: 'Depozito', away: false, drawings: 0 }
  const found = async <Value>(value: Value) => {
    if (state.away) throw new DatabaseUnavailable(new Error('yok'))
    return value
  }
  const articles: PublicArticles = {
    page: (page) => found({ documents: page === 1 ? [article] : [], hasMore: false }),
    newest: () => found([article]),
    bySlug: (slug, isWriter) =>
      found(slug === article.slug ? { ...article, title: isWriter ? 'Yeni hali' : state.title } : null),
  }
  const draw = (title: string) => {
    state.drawings++
    return { path: '/yazilar', title, description: '', html: title }
  }
  const web = {
    renderArticles: () => draw('Liste'),
    renderArticle: ({ title }: Article) => draw(title),
    sitemap: (_: string, all: unknown[]) => `${all.length} adres`,
    feed: (all: unknown[]) => `${all.length} yazı`,
  } as unknown as BuiltWeb
  const app = new Hono()
  articlePages(ctx, app, { articles, web, documentOf: ({ html }) => html, info: {}, shell: 'kabuk' })
  const open = async (path: string, cookie = '') => {
    const reply = await app.request(path, { headers: { cookie } })
    return [reply.status, await reply.text()]
  }
  return { state, open }
}

test('SCR-07 a public article is drawn once and again after a change', async () => {
  const { state, open } = await scene()
  expect(await open('/yazilar/depozito')).toEqual([200, 'Depozito'])
  expect(await open('/yazilar/depozito')).toEqual([200, 'Depozito'])
  expect(state.drawings).toBe(1)
  state.title = 'Depozito, yeniden'
  expect(await open('/yazilar/depozito')).toEqual([200, 'Depozito, yeniden'])
  expect(state.drawings).toBe(2)
})

test('SCR-07 what is not there, or cannot be read now, is the application’s to say', async () => {
  const { state, open } = await scene()
  for (const path of ['/yazilar/olmayan', '/yazilar/%3Cscript%3E', `/yazilar/${'a'.repeat(300)}`, '/yazilar?sayfa=9'])
    expect(await open(path), path).toEqual([404, 'kabuk'])
  expect(await open('/yazilar')).toEqual([200, 'Liste'])
  expect(await open('/yazilar?sayfa=-1')).toEqual([200, 'Liste'])
  expect([await open('/sitemap.xml'), await open('/rss.xml')]).toEqual([
    [200, '1 adres'],
    [200, '1 yazı'],
  ])
  state.away = true
  expect(await open('/yazilar/depozito')).toEqual([503, 'kabuk'])
})

test('SCR-07 whoever has just written is shown nothing old by a public page', async () => {
  const { open } = await scene()
  expect(await open('/yazilar/depozito')).toEqual([200, 'Depozito'])
  expect(await open('/yazilar/depozito', 'anahtar.written=1')).toEqual([200, 'Yeni hali'])
})
