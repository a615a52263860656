import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Inline, isOwnAddress, safeHref } from './inline.rules.ts'
import { type Block, parseMarkdown } from './markdown.rules.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })

describe('what is known', () => {
  test('headings below the title of the page, paragraphs and lines', () => {
    expect(parseMarkdown('# Başlık\n\nBir satır\nbir satır daha\n### Alt ###\n#etiket')).toEqual([
      { kind: 'heading', level: 2, children: [text('Başlık')] },
      paragraph(text('Bir satır'), { kind: 'break' }, text('bir satır daha')),
      { kind: 'heading', level: 3, children: [text('Alt')] },
      paragraph(text('#etiket')),
    ])
  })

  test('lists, also one in another, numbered from where they begin', () => {
    expect(parseMarkdown('- bir\n- iki\n  - iki buçuk\n\n3. üç\n4. dört\n   sürüyor')).toEqual([
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          [paragraph(text('bir'))],
          [paragraph(text('iki')), { kind: 'list', ordered: false, start: 1, items: [[paragraph(text('iki buçuk'))]] }],
        ],
      },
      {
        kind: 'list',
        ordered: true,
        start: 3,
        items: [[paragraph(text('üç'))], [paragraph(text('dört'), { kind: 'break' }, text('sürüyor'))]],
      },
    ])
  })

  test('quotes and code', () => {
    expect(parseMarkdown('> alıntı\n> **önemli**\n```\n<b>kod</b>\n**kod**\n```\nson')).toEqual([
      {
        kind: 'quote',
        children: [paragraph(text('alıntı'), { kind: 'break' }, { kind: 'strong', children: [text('önemli')] })],
      },
      { kind: 'code', text: '<b>kod</b>\n**kod**' },
      paragraph(text('son')),
    ])
  })

  test('emphasis, code in a line, and signs that are meant as they stand', () => {
    expect(parseMarkdown('*eğik* **kalın *ikisi*** `a*b` \\*yıldız\\* dosya_adı_uzun 2 * 3 * 4')).toEqual([
      paragraph(
        { kind: 'emphasis', children: [text('eğik')] },
        text(' '),
        { kind: 'strong', children: [text('kalın *ikisi')] },
        text('* '),
        { kind: 'code', text: 'a*b' },
        text(' *yıldız* dosya_adı_uzun 2 * 3 * 4'),
      ),
    ])
  })

  test('links with words, and addresses as they are typed', () => {
    expect(parseMarkdown('[TBK](https://example.org/a?b=1#c) bkz. https://example.org/x. Bitti')).toEqual([
      paragraph(
        { kind: 'link', href: 'https://example.org/a?b=1#c', children: [text('TBK')] },
        text(' bkz. '),
        { kind: 'link', href: 'https://example.org/x', children: [text('https://example.org/x')] },
        text('. Bitti'),
      ),
    ])
  })
})

describe('what stays text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '<a href="javascript:alert(1)">a</a>',
    '| a | b |',
  ])('%s', (words) => {
    expect(parseMarkdown(words)).toEqual([paragraph(text(words))])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//baska.example',
    '/\\baska.example',
    'https://banka.example@kotu.example/',
    'https://kotu\u202e.example',
    'java\u0000script:x',
    'ornek.example',
    '',
  ])('no link leads to %s', (href) => {
    expect(safeHref(href)).toBeNull()
    expect(JSON.stringify(parseMarkdown(`[tıkla](${href})`))).not.toContain('"href"')
  })

  test('words that are an address open that one or none', () => {
    const [block] = parseMarkdown('[https://banka.example](https://kotu.example)')
    const children = block?.kind === 'paragraph' ? block.children : []
    const links = children.filter((node) => node.kind === 'link')
    expect(links.map(({ href, children: [words] }) => [href, words])).toEqual([
      ['https://banka.example', text('https://banka.example')],
      ['https://kotu.example', text('https://kotu.example')],
    ])
    const same = '[https://banka.example](https://banka.example)'
    expect(hrefsIn(parseMarkdown(same))).toEqual(['https://banka.example'])
    expect(hrefsIn(parseMarkdown('[www.banka.example](https://kotu.example)'))).toEqual(['https://kotu.example'])
  })

  test.each(['https://a.example', 'http://a.example/b?c#d', 'mailto:a@b.example', '/taxTemplate?yil=2026'])(
    '%s is a link',
    (href) => expect(safeHref(href)).toBe(href),
  )

  test('an own address is told from a foreign one', () => {
    expect([isOwnAddress('/blog'), isOwnAddress('https://a.example')]).toEqual([true, false])
  })
})

const hrefsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(hrefsIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => (name === 'href' ? [String(value)] : hrefsIn(value)))
}

test('whatever is typed gives a tree whose links are safe', () => {
  const parts = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '[a](',
    ')',
    '> ',
    '- ',
    '1. ',
    '\n',
    '  ',
    '```',
    'javascript:',
    'ş',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 60 }), (typed) => {
      for (const href of hrefsIn(parseMarkdown(typed.join('')))) expect(safeHref(href)).toBe(href)
    }),
  )
})

test('an item and forty thousand empty lines are read in no time', () => {
  const began = Date.now()
  expect(parseMarkdown(`- a${'\n'.repeat(40_000)}  b`)).toHaveLength(1)
  expect(Date.now() - began).toBeLessThan(3000)
})

test.each(['*', '**a ', '_a ', '`', '[', '[a](', '> ', '- ', '>'.repeat(9), '**a*'])(
  'forty thousand signs of %s are read in no time',
  (sign) => {
    const long = sign.repeat(Math.ceil(40_000 / sign.length))
    const began = Date.now()
    parseMarkdown(long)
    expect(Date.now() - began).toBeLessThan(3000)
  },
)
