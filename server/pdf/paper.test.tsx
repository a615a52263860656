import { expect, test } from 'vitest'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { agreedPaper } from './agreed-paper.tsx'
import { Facts, Paper, Paragraphs, renderPdf, Table } from './paper.tsx'

const titleOnPaper = async (title: string) => {
  const paper = (
    <Paper title={title} footer="…">
      {''}
    </Paper>
  )
  const [page] = await textOfPdf((await renderPdf(paper)).buffer)
  return page!.split('…')[0]!.trim()
}

test('a letter of an earlier paper takes nothing from a later one: after Ö, Ü and İ there are still O, U and I', async () => {
  expect(await titleOnPaper('ÖÜİ')).toBe('ÖÜİ')
  // “fi” must not become a ligature, which would lose the dot that distinguishes i from ı.
  expect(await titleOnPaper('IBAN Olağan Uzun kefil')).toBe('IBAN Olağan Uzun kefil')
})

test('an arrow is printed as an arrow, in a title and in a line', async () => {
  expect(await titleOnPaper('aylık kira: 20.000,00 ₺ → 25.000,00 ₺')).toBe('aylık kira: 20.000,00 ₺ → 25.000,00 ₺')
})

test('a name with a hyphen of its own is printed with that one, wherever its line ends', async () => {
  const name = 'Kahramanmaraşlıoğullarındangil-Çekoslovakyalılaştıramadıklarımızdanoğlu'
  // Shifted letter by letter, so that each letter of the name comes to the end of a line once.
  const facts = Array.from({ length: 40 }, (_, at): [string, string] => [`Ad ${at}`, `${'a'.repeat(at)} ${name}`])
  const pages = await textOfPdf(
    (
      await renderPdf(
        <Paper title="Adlar" footer="…">
          <Facts facts={facts} wide />
        </Paper>,
      )
    ).buffer,
  )
  expect(pages.join(' ')).toContain('Çekoslovakya')
  expect(pages.join(' ')).not.toMatch(/-\s*-/)
})

test('an amount stays whole and with its sign, wherever its line ends', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => [`${'a '.repeat(at)}1.500.000,00 ₺`])
  const paper = (
    <Paper title="Tutarlar" footer="…">
      <Table columns={[{ name: 'Tutar', width: 30 }]} rows={rows} />
    </Paper>
  )
  const text = (await textOfPdf((await renderPdf(paper)).buffer)).join('\n')
  expect(text.match(/1\.500\.000,00[ \u00a0]₺/g)).toHaveLength(30)
})

test('the heading of a part stands on the page of its first line, wherever the page ends', async () => {
  const part = {
    title: 'Mutfak',
    facts: [['Durumu', 'Hasarlı']] as [string, string][],
    table: null,
    text: '',
    photos: [],
  }
  // Shifted line by line, so that the heading comes to the bottom of the page once.
  for (let lines = 37; lines <= 39; lines++) {
    const paper = await agreedPaper({
      title: 'Tutanak',
      subtitle: '1',
      facts: Array.from({ length: lines }, (_, at) => [`Satır ${at}`, '—']),
      declaration: '',
      sections: [part],
      signers: [],
      printedOn: '16.11.2026',
      evidence: { number: '1', hash: 'a'.repeat(64), verifyAddress: 'x', status: '', decisions: [], events: [] },
    })
    const page = (await textOfPdf(paper.buffer)).find((text) => text.includes('Mutfak'))
    expect(page, `${lines}`).toContain('Hasarlı')
  }
})

test('an IBAN stays on one line, wherever its line ends', async () => {
  const text = Array.from({ length: 30 }, (_, at) => `${'a '.repeat(at + 30)}TR33 0006 1005 1978 6457 8413 26`).join(
    '\n',
  )
  const paper = (
    <Paper title="IBAN" footer="…">
      <Paragraphs text={text} />
    </Paper>
  )
  const printed = (await textOfPdf((await renderPdf(paper)).buffer)).join('\n')
  expect(
    printed.match(/TR33[ \u00a0]0006[ \u00a0]1005[ \u00a0]1978[ \u00a0]6457[ \u00a0]8413[ \u00a0]26/g),
  ).toHaveLength(30)
})
