import { expect, test } from 'vitest'
import { plainText } from './plain-text.rules.ts'

test('FOR-01 a line in a list shows the words without their signs and without what was quoted', () => {
  expect(plainText('## Sorum\n\n> eski söz\n\n**Depozito** [burada](https://a.example)\nne olur?')).toBe(
    'Sorum: Depozito burada ne olur?',
  )
  expect(plainText('- Bir.\n- İki?\n- üç')).toBe('Bir. İki? üç')
  expect(plainText('- bir\n- *iki*\n\n`üç`')).toBe('bir, iki üç')
  expect(plainText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
})
