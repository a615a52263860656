import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnlyEmoji, messageParts } from './message-parts.ts'

const links = (text: string) => messageParts(text).flatMap(({ text, href }) => (href ? [[text, href]] : []))

test.each([
  ['bak: https://ornek.com/a?b=1#c.', [['https://ornek.com/a?b=1#c', 'https://ornek.com/a?b=1#c']]],
  ['(www.ornek.com)', [['www.ornek.com', 'https://www.ornek.com/']]],
  ['https://tr.wikipedia.org/wiki/Ev_(yapı), evet', [['https://tr.wikipedia.org/wiki/Ev_(yapı)', expect.any(String)]]],
  ['ada@ornek.com’a yazın', [['ada@ornek.com', 'mailto:ada@ornek.com']]],
  ['mailto:ada@ornek.com', [['mailto:ada@ornek.com', 'mailto:ada@ornek.com']]],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>x</b>', []],
  ['file:///etc/passwd', []],
  ['https://banka.com@kotu.example/giris', []],
  ['https://', []],
  ['Kira 12.500 TL, 3.kat', []],
])('CHAT-17 only web and mail addresses become links: %j', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test('CHAT-17 nothing of a text is lost or changed, and no link leads to anything else', () => {
  const pieces = fc.constantFrom(
    'https://',
    'javascript:',
    'a@b.co',
    '@',
    '.',
    ')',
    '(',
    ' ',
    '<',
    '"',
    'www.',
    'x',
    ':',
    '/',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((each) => each.join('')),
      ),
      (text) => {
        const parts = messageParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { href } of parts) if (href) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/)
      },
    ),
  )
})

test('CHAT-17 one to three emoji alone are shown large', () => {
  for (const text of ['👍', '👍🏽', '❤️', '👨‍👩‍👧 🏠', '🎉🎉🎉']) expect(isOnlyEmoji(text), text).toBe(true)
  for (const text of ['👍 tamam', '123', '', '🎉🎉🎉🎉']) expect(isOnlyEmoji(text), text).toBe(false)
})
