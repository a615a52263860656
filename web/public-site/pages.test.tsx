import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faq, findQuestions } from './faq/faq-content.ts'
import { lazyPublicPages } from './lazy-pages.ts'
import { draftNote } from './legal/LegalPage.tsx'
import { publicPages } from './pages.tsx'
import { headTags, renderPublicPage, robots, sitemap } from './prerender.tsx'
import { serviceGroups } from './services/services-content.ts'
import { neutralSiteInfo } from './site-info.ts'

const origin = 'https://anahtar.example'
const configured = {
  operatorName: 'Örnek Yönetim <A&B>',
  operatorEmail: 'destek@ornek.com',
  operatorAddress: 'Örnek Sokak 1, Ankara',
  podcastUrl: 'https://podcast.example/anahtar',
}
const renderAll = (info: Partial<typeof neutralSiteInfo>) =>
  Object.keys(publicPages).map((path) => renderPublicPage(path, info)!)
const rendered = renderAll(neutralSiteInfo)
const renderedConfigured = renderAll(configured)

const dom = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
const parsed = new Map(rendered.map(({ path, html }) => [path, dom(html)]))
const parsedConfigured = new Map(renderedConfigured.map(({ path, html }) => [path, dom(html)]))
const pageAt = (path: string, pages = parsed) => pages.get(path)!
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent)
const legalPaths = ['/privacy', '/terms', '/cookies', '/kvkk', '/consent', '/distance-sales', '/ca-privacy']

test('PUB-01 the landing page answers under its four addresses, with one canonical address', () => {
  for (const path of ['/home', '/homepage', '/landingtest', '/testhomepage']) {
    const page = rendered.find((one) => one.path === path)!
    const main = pageAt(path).querySelector('main')!
    expect(texts(main, 'h1')).toEqual(['Kiradaki mülkünüzü tek yerden yönetin'])
    expect(main.querySelector('a[href="/register"]')?.textContent).toBe('Ücretsiz kayıt ol')
    expect(main.querySelector('a[href="/login"]')?.textContent).toBe('Giriş yap')
    expect(headTags(page, origin)).toContain(`<link rel="canonical" href="${origin}/home">`)
  }
})

test('PUB-02 all services are listed', () => {
  const page = pageAt('/tum-hizmetler')
  expect(texts(page, 'main section h2')).toEqual(expect.arrayContaining(serviceGroups.map(({ title }) => title)))
  expect(texts(page, 'main dt')).toEqual(serviceGroups.flatMap(({ services }) => services.map(({ name }) => name)))
})

describe('PUB-03 the FAQ', () => {
  test('shows every question without any script, each in its own details element', () => {
    const questions = faq.flatMap(({ items }) => items.map(({ question }) => question))
    expect(questions.length).toBeGreaterThanOrEqual(20)
    expect(new Set(questions).size).toBe(questions.length)
    expect(texts(pageAt('/sss'), 'main details > summary')).toEqual(questions)
  })

  test('is found with and without Turkish letters, in any case', () => {
    const found = (words: string) => findQuestions(faq, words).flatMap(({ items }) => items)
    expect(found('KİRA ARTIŞI')).toEqual(found('kira artisi'))
    expect(found('depozito siniri').length + found('depozito sınır').length).toBeGreaterThan(0)
    expect(found('   ')).toHaveLength(faq.flatMap(({ items }) => items).length)
    expect(found('böyle bir sözcük yok')).toEqual([])
  })

  test('is described to search engines', () => {
    const head = headTags({ path: '/sss', ...publicPages['/sss'] }, origin)
    const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)![1]!)
    expect(data).toMatchObject({ '@type': 'FAQPage' })
    expect(data.mainEntity).toHaveLength(faq.flatMap(({ items }) => items).length)
  })
})

test('PUB-04 pricing says that the beta is free, what is included and how to ask', () => {
  const page = pageAt('/ucretlendirme')
  expect(page.querySelector('h1')?.textContent).toBe('Beta süresince ücretsiz')
  expect(page.body.textContent).toContain('Beta Sürüm')
  expect(texts(page, 'main h3')).toEqual(['Mülk sahibi', 'Kiracı ve kefil', 'Emlakçı, avukat, yetkili'])
  expect(page.querySelector('#soru-sor')?.textContent).toContain('Sistem Desteği')
  const asked = pageAt('/ucretlendirme', parsedConfigured).querySelector('#soru-sor a[href^="mailto:destek@ornek.com"]')
  expect(asked?.textContent).toBe('Tanıtım isteyin')
})

test.each(legalPaths)('PUB-05 %s is a readable text with heading, contents, date and draft note', (path) => {
  const page = pageAt(path)
  expect(texts(page, 'h1')).toHaveLength(1)
  expect(page.querySelector('[role="note"]')?.textContent).toBe(draftNote)
  expect(draftNote).toBe('Bu metin, işletmecinin hukukçusu onaylayana kadar taslaktır.')
  expect(page.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(page.querySelector('main')!.textContent!.length).toBeGreaterThan(1500)
  const targets = [...page.querySelectorAll('nav[aria-label="İçindekiler"] a')].map(
    (link) => link.getAttribute('href')!,
  )
  expect(targets.length).toBeGreaterThanOrEqual(5)
  for (const target of targets) expect(page.querySelector(target)).not.toBeNull()
})

test('PUB-05 the KVKK notice names controller, purposes, recipients, legal basis, method, rights and the 30 days', () => {
  const page = pageAt('/kvkk', parsedConfigured)
  for (const id of ['veri-sorumlusu', 'amaclar', 'alicilar', 'toplama', 'haklar', 'basvuru'])
    expect(page.getElementById(id), id).not.toBeNull()
  expect(page.getElementById('veri-sorumlusu')?.textContent).toContain(configured.operatorName)
  expect(page.getElementById('amaclar')?.textContent).toContain('Hukuki sebep')
  expect(page.querySelectorAll('#haklar li')).toHaveLength(9)
  expect(page.getElementById('basvuru')?.textContent).toContain('30 gün')
})

test('PUB-05 explicit consent is a text of its own', () => {
  expect(pageAt('/consent').querySelector('main a[href="/kvkk"]')).not.toBeNull()
  expect(pageAt('/kvkk').body.textContent).toContain('onayınız istenmez')
})

test('PUB-06 the footer of every page links to privacy, terms, the California notice and the check of a contract', () => {
  for (const page of parsed.values()) {
    const footer = page.querySelector('footer')!
    expect(footer.querySelector('a[href="/privacy"]')?.textContent).toBe('Gizlilik Politikası')
    expect(footer.querySelector('a[href="/terms"]')?.textContent).toBe('Kullanım Koşulları')
    expect(footer.querySelector('a[href="/ca-privacy"]')?.textContent).toBe('California Gizlilik Bildirimi')
    expect(footer.querySelector('a[href="/verify"]')?.textContent).toBe('Kontrat doğrulama')
    expect(texts(footer, 'button')).toEqual(['Çerez tercihleri'])
  }
})

test('PUB-06 the footer names the configured operator and podcast', () => {
  const footer = pageAt('/home', parsedConfigured).querySelector('footer')!
  expect(footer.textContent).toContain(configured.operatorName)
  expect(footer.querySelector(`a[href="${configured.podcastUrl}"]`)?.getAttribute('target')).toBe('_blank')
  const neutral = pageAt('/home').querySelector('footer')?.textContent
  expect(neutral).not.toContain('Podcast')
  expect(neutral).not.toContain('İşleten')
})

test('PUB-01 PUB-05 every internal link of a public page leads to a public page, a section or an entry screen', () => {
  const known = new Set([...Object.keys(publicPages), '/login', '/register', '/verify', '/yazilar'])
  for (const [path, page] of parsed) {
    for (const link of page.querySelectorAll('a[href]')) {
      const [target, section] = link.getAttribute('href')!.split('#') as [string, string?]
      expect(target === '' || known.has(target), `${path}: ${target}`).toBe(true)
      if (section)
        expect((target ? pageAt(target) : page).getElementById(section), `${path}: #${section}`).not.toBeNull()
    }
  }
})

test('every page has landmarks, a skip link, one heading of the first level and unique ids', () => {
  for (const [path, page] of parsed) {
    for (const landmark of ['header', 'main#icerik', 'footer', 'nav'])
      expect(page.querySelector(landmark), `${path} ${landmark}`).not.toBeNull()
    expect(page.querySelector('a')?.getAttribute('href')).toBe('#icerik')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids, path).toHaveLength(new Set(ids).size)
  }
})

test('head tags carry title, description and social cards, escaped', () => {
  const head = headTags({ path: '/home', title: 'A "b" <c>', description: "d & 'e'" }, origin)
  expect(head).toContain('<title>A &quot;b&quot; &lt;c&gt;</title>')
  expect(head).toContain('<meta name="description" content="d &amp; &#39;e&#39;">')
  for (const tag of ['og:title', 'og:url', 'twitter:card', 'theme-color']) expect(head).toContain(tag)
  expect(head).not.toContain('<script')
})

/** Width and height from the header of a PNG. */
const sizeOfPng = (file: string) => {
  const head = readFileSync(file)
  return [head.readUInt32BE(16), head.readUInt32BE(20)]
}

test('FST-02 every page has a card of its own for links to it, 1200 by 630 and small', () => {
  for (const { path, title } of rendered) {
    const head = headTags({ path, title, description: 'x' }, origin)
    const [, address] = /<meta property="og:image" content="https:\/\/anahtar\.example\/([^"]+)">/.exec(head)!
    const file = `web/public/${address}`
    expect(sizeOfPng(file), file).toEqual([1200, 630])
    expect(statSync(file).size, file).toBeLessThan(80_000)
  }
})

test('FST-01 the pictures of the landing page are known in size, load late and weigh less than 250 kB in a theme', () => {
  const pictures = [...pageAt('/home').querySelectorAll('picture')]
  expect(pictures).toHaveLength(8)
  const themes = ['light', 'dark'].map((theme) => pictures.filter(({ innerHTML }) => innerHTML.includes(`-${theme}-`)))
  for (const shown of themes) {
    expect(shown).toHaveLength(4)
    let bytes = 0
    for (const picture of shown) {
      const image = picture.querySelector('img')!
      expect(image.getAttribute('loading')).toBe('lazy')
      expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeGreaterThan(0.4)
      expect(image.getAttribute('alt')!.length).toBeGreaterThan(15)
      const largest = picture.querySelector('source')!.getAttribute('srcset')!.split(', ').at(-1)!.split(' ')[0]!
      bytes += statSync(`.${largest}`).size
    }
    expect(bytes).toBeLessThan(250_000)
  }
})

test('FST-03 the landing page says what it costs, who runs it and what becomes of the data', () => {
  const plain = (pages: typeof parsed) => pageAt('/home', pages).getElementById('acikca')!.parentElement!.textContent!
  expect(plain(parsedConfigured)).toContain('Bu kurulumu Örnek Yönetim <A&B> işletiyor (Örnek Sokak 1, Ankara).')
  expect(plain(parsed)).toContain('Bu kurulumu işleten, adını henüz yazmadı')
  expect(plain(parsed)).toContain('Beta süresince ücretsiz')
  expect(plain(parsed)).toContain('satılmaz')
})

test('titles and descriptions are there, and distinct per canonical page', () => {
  const canonical = rendered.filter(({ path }) => !['/homepage', '/landingtest', '/testhomepage'].includes(path))
  expect(new Set(canonical.map(({ title }) => title)).size).toBe(canonical.length)
  for (const { description } of canonical) expect(description.length).toBeGreaterThan(50)
})

test('sitemap and robots name each page once, and keep approval links out', () => {
  const map = sitemap(origin)
  expect(map.match(/<loc>/g)).toHaveLength(14)
  expect(map).toContain(`<loc>${origin}/home</loc>`)
  expect(map).not.toContain('homepage')
  expect(robots(origin)).toContain('Disallow: /tenant-approval/')
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('a lazy page is the same page', async () => {
  for (const [path, load] of Object.entries(lazyPublicPages))
    expect((await load()).default).toBe(publicPages[path as keyof typeof publicPages].Page)
})
