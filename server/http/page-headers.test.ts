import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { BuiltWeb } from './built-web.ts'

/** The app with a front end of a few files, whose content does not matter here. */
async function siteWithFiles(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(path.join(folder, 'assets'))
  const files = ['assets/main-1.js', 'assets/pdf.worker-1.js', 'sw.js', 'mail-logo.png', 'og-anahtar.png']
  for (const file of files) await writeFile(path.join(folder, file), '')
  const page = (address: string) => ({ path: address, title: 'Başlık', description: '', html: 'Sayfa' })
  const web: BuiltWeb = {
    folder,
    shell: '<!doctype html><head><!--head--></head><div id="root"><div></div></div><!--config-->',
    stylesheets: [],
    preloads: {},
    renderPublicPage: (address) => (address === '/home' ? page(address) : null),
    renderArticles: () => page('/yazilar'),
    renderArticle: () => page('/yazilar/depozito'),
    headTags: () => '',
    sitemap: () => '<urlset/>',
    feed: () => '<rss/>',
    robots: () => 'User-agent: *',
  }
  const { ctx } = await startTestApp({ env })
  const app = createApp(ctx, { checkReplies: true, web })
  return async (address: string) => {
    const reply = await app.fetch(new Request(`http://localhost:3000${address}`))
    return { status: reply.status, headers: Object.fromEntries(reply.headers) as Record<string, string> }
  }
}

const pagePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
const dataPolicy = "default-src 'none'; sandbox"
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

const policies: [kind: string, address: string, status: number, policy: string][] = [
  ['a public page', '/home', 200, pagePolicy],
  ['a screen', '/login', 200, pagePolicy],
  ['a page with a key in its address', '/tenant-approval/gizli', 200, pagePolicy],
  ['a page that does not exist', '/yok', 404, pagePolicy],
  ['the list of articles', '/yazilar', 200, pagePolicy],
  ['an article that does not exist', '/yazilar/yok', 404, pagePolicy],
  ['the feed of articles', '/rss.xml', 200, pagePolicy],
  ['the map of the site', '/sitemap.xml', 200, pagePolicy],
  ['the rules for robots', '/robots.txt', 200, pagePolicy],
  ['a script', '/assets/main-1.js', 200, pagePolicy],
  ['a script that does not exist', '/assets/yok.js', 404, pagePolicy],
  ['the service worker', '/sw.js', 200, pagePolicy],
  ['the worker that reads PDF files', '/assets/pdf.worker-1.js', 200, workerPolicy],
  ['the health of the server', '/healthz', 200, pagePolicy],
  ['the documentation of the API', '/api/docs', 200, pagePolicy],
  ['the documentation for programs', '/api/openapi.json', 200, dataPolicy],
  ['data', '/api/blog', 200, dataPolicy],
  ['a refusal', '/api/accounts/me', 401, dataPolicy],
  ['a call that does not exist', '/api/yok', 404, dataPolicy],
]

test('the whole content security policy of every kind of reply', async () => {
  const open = await siteWithFiles()
  for (const [kind, address, status, policy] of policies) {
    const reply = await open(address)
    expect([kind, reply.status, reply.headers['content-security-policy']]).toEqual([kind, status, policy])
  }
})

test('every kind of reply carries the same security headers, and over https that it stays so', async () => {
  const same = {
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  const plain = await siteWithFiles()
  const secure = await siteWithFiles({ PUBLIC_URL: 'https://kira.example.com' })
  for (const [kind, address] of policies) {
    const { headers } = await plain(address)
    expect({ kind, ...headers }).toMatchObject({ kind, ...same })
    expect(headers, kind).not.toHaveProperty('strict-transport-security')
    expect(headers, kind).not.toHaveProperty('x-powered-by')
    expect([kind, (await secure(address)).headers['strict-transport-security']]).toEqual([
      kind,
      'max-age=31536000; includeSubDomains',
    ])
  }
})

test('only pictures for mails and link previews may be shown by other sites', async () => {
  const open = await siteWithFiles()
  const shown = async (address: string) => (await open(address)).headers['cross-origin-resource-policy']
  for (const address of ['/mail-logo.png', '/og-anahtar.png', '/api/blog/covers/yok'])
    expect([address, await shown(address)]).toEqual([address, 'cross-origin'])
  for (const address of [
    '/home',
    '/sw.js',
    '/assets/main-1.js',
    '/api/rates',
    '/api/blog/articles',
    '/og-anahtar.png/',
  ])
    expect([address, await shown(address)]).toEqual([address, 'same-origin'])
})

test('a page with a key in its address tells it to nobody and is kept by nobody', async () => {
  const open = await siteWithFiles()
  for (const address of [
    '/forgot-password?token=gizli',
    '/confirm-email?token=gizli',
    '/tenant-approval/gizli',
    '/guarantor-approval/gizli',
    '/paper/gizli',
    '/paper-record/gizli',
  ]) {
    const { headers } = await open(address)
    expect([address, headers['referrer-policy'], headers['x-robots-tag'], headers['cache-control']]).toEqual([
      address,
      'no-referrer',
      'noindex, nofollow',
      'no-store',
    ])
  }
  const { headers } = await open('/login')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})
