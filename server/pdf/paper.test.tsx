import { expect, test } from 'vitest'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { Paper, printed } from './paper.tsx'

const titleOnPaper = async (title: string) => {
  const paper = (
    <Paper title={title} footer="…">
      {''}
    </Paper>
  )
  const [page] = await textOfPdf((await printed(paper)).buffer)
  return page!.split('…')[0]!.trim()
}

test('a letter of an earlier paper takes nothing from a later one: after Ö, Ü and İ there are still O, U and I', async () => {
  expect(await titleOnPaper('ÖÜİ')).toBe('ÖÜİ')
  // Nor does fi become one sign: it would lose the dot that tells i from ı.
  expect(await titleOnPaper('IBAN Olağan Uzun kefil')).toBe('IBAN Olağan Uzun kefil')
})

test('an arrow is printed as an arrow, in a title and in a line', async () => {
  expect(await titleOnPaper('aylık kira: 20.000,00 ₺ → 25.000,00 ₺')).toBe('aylık kira: 20.000,00 ₺ → 25.000,00 ₺')
})
