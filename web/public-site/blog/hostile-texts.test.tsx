import { expect, onTestFinished, test } from 'vitest'
import type { Article } from '#domain/community/blog/blog.schema.ts'
import { Markdown } from '#web/ui/Markdown.tsx'
import { render } from '#web/ui/testing.tsx'
import { feed, headTags, renderArticle, renderArticles, sitemap } from '../prerender.tsx'

const origin = 'https://anahtar.example'
/** Attempts to inject code: in the text, in links, nested and encoded. */
const attacks = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</article></div><img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#x3C;script&#x3E;',
  '[a](javascript:alert(1))',
  '[a](JAVASCRIPT:alert(1))',
  '[a]( javascript:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a](vbscript:msgbox)',
  '[a](//kotu.example)',
  '[a](/\\kotu.example)',
  '[a](https://iyi.example" onmouseover="alert(1))',
  "[a](https://iyi.example' onmouseover='alert(1))",
  '[a](https://iyi.example/"><script>alert(1)</script>)',
  '[<img src=x onerror=alert(1)>](https://iyi.example)',
  '[![x](javascript:alert(1))](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://iyi.example/x.png)',
  '<https://iyi.example/"onclick="alert(1)>',
  'https://iyi.example/"onmouseover="alert(1)',
  '**[*a](javascript:alert(1))*** `<script>alert(1)</script>`',
  '> - > [a](javascript:alert(1))\n> <script>alert(1)</script>',
  '```html" onload="alert(1)\n</code></pre><script>alert(1)</script>\n```',
  '# <script>alert(1)</script> {onclick=alert(1)}',
  '[a]: javascript:alert(1)\n\n[a]',
  '{{constructor.constructor("alert(1)")()}}',
  ']]><script>alert(1)</script><![CDATA[',
]

const ofText = new Set([
  'H2',
  'H3',
  'H4',
  'P',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'PRE',
  'CODE',
  'STRONG',
  'EM',
  'A',
  'BR',
])
const ofElement = new Set(['href', 'rel', 'target', 'start', 'tabindex', 'class'])

/** The elements and attributes of this tree that could run code. */
const dangerous = (root: Element, allowed?: Set<string>) =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(allowed && !allowed.has(element.tagName) ? [element.outerHTML] : []),
    ...[...element.attributes]
      .filter(({ name, value }) =>
        name === 'href' || name === 'src'
          ? !/^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/.test(value)
          : name.startsWith('on') || (allowed !== undefined && !ofElement.has(name)),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ])

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test.each(attacks)('SCR-07 FOR-11 in a post and its preview %s can do nothing', async (attack) => {
  const { container, unmount } = await render(<Markdown text={`önce\n\n${attack}`} />)
  onTestFinished(unmount)
  const text = container.querySelector('div')!
  expect(text.textContent).toContain('önce')
  expect(dangerous(text, ofText)).toEqual([])
})

test.each(attacks)(
  'SCR-07 on the page that the server draws %s can do nothing, in the text, the title or the head',
  (attack) => {
    const article: Article = {
      slug: 'yazi',
      title: attack,
      summary: attack,
      body: attack,
      publish_on: '2026-11-16',
      updated_on: '2026-11-16',
      minutes: 1,
      cover: null,
    }
    const page = renderArticle(article)
    const { body: _, ...card } = article
    const list = renderArticles({ documents: [card], page: 1, hasMore: false })
    for (const drawn of [page, list]) {
      const whole = parsed(
        `<html><head>${headTags(drawn, origin)}</head><body><div id="root">${drawn.html}</div></body></html>`,
      )
      expect(dangerous(whole.documentElement)).toEqual([])
      // Only data: no executable script and no new picture.
      const kinds = [...whole.querySelectorAll('script')].map(({ type }) => type)
      expect(kinds.filter((type) => !['application/ld+json', 'application/json'].includes(type))).toEqual([])
      expect(whole.querySelectorAll('iframe, object, embed, base, form, svg script').length).toBe(0)
    }
  },
)

test.each(attacks)('SCR-07 the feed and the sitemap stay what they are with %s', (attack) => {
  const card = {
    slug: 'yazi',
    title: attack,
    summary: attack,
    publish_on: '2026-11-16',
    updated_on: '2026-11-16',
    minutes: 1,
    cover: null,
  }
  const rss = new DOMParser().parseFromString(feed([card], origin), 'text/xml')
  expect(rss.querySelector('parsererror')).toBeNull()
  expect([...new Set([...rss.querySelectorAll('item *')].map(({ nodeName }) => nodeName))].sort()).toEqual([
    'description',
    'guid',
    'link',
    'pubDate',
    'title',
  ])
  expect(rss.querySelector('item title')?.textContent).toBe(attack)
  // Feed readers parse a description as HTML, so it must be plain text there as well.
  const shown = parsed(rss.querySelector('item description')!.textContent!)
  expect(dangerous(shown.body, new Set())).toEqual([])
  const map = new DOMParser().parseFromString(sitemap(origin, [card]), 'text/xml')
  expect(map.querySelector('parsererror')).toBeNull()
})
