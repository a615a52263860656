import { expect, test } from 'vitest'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { type ContractPaperData, contractPaper } from './contract-paper.tsx'
import { type GuaranteeForm, guaranteePaper } from './guarantee-form.tsx'
import { type ReceiptPaperData, receiptPaper } from './receipt-paper.tsx'

const pagesOf = async (paper: Promise<Uint8Array<ArrayBuffer>>) =>
  (await textOfPdf((await paper).buffer)).map((page) => page.replace(/\s+/g, ' '))

const contract: ContractPaperData = {
  short_id: '621069',
  form: [],
  essentials: [
    ['Kiralanan', 'Moda Cad. No: 118 D: 7 Kadıköy / İstanbul'],
    ['Aylık kira', '42.500,00 ₺ (kırk iki bin beş yüz Türk lirası)'],
  ],
  landlord: [],
  tenants: [],
  guarantor: null,
  generalConditions: [],
  specialConditions: '',
  notes: [],
  fixtures: [],
  signers: ['Ayşe', 'Mehmet', 'Elif', 'Kemal'].map((name) => ({ role: 'Taraf', name })),
  evidence: { contract: '1', hash: 'a'.repeat(64), old: false, verifyAddress: 'x', status: '', events: [] },
  printedOn: '16.11.2026',
}

test('TBK 14 the signatures of a contract never stand alone: rent and property are on their page, all boxes together, wherever it ends', async () => {
  for (let lines = 18; lines <= 40; lines += 2) {
    const form = Array.from({ length: lines }, (_, at): [string, string] => [`Satır ${at}`, '—'])
    const pages = await pagesOf(contractPaper({ ...contract, form }))
    const signed = pages.filter((page) => page.includes('Tarih: ……'))
    expect([lines, signed.length]).toEqual([lines, 1])
    expect(signed[0]).toContain('42.500,00 ₺ (kırk iki bin beş yüz Türk lirası)')
    expect(signed[0]).toContain('621069 numaralı bu sözleşmenin')
    expect(signed[0]!.match(/Tarih: ……/g)).toHaveLength(4)
  }
})

test('TBK 583 the guarantee form has the guarantor’s number and address, asks what time it covers, and leaves lines for what is not known', async () => {
  const form: GuaranteeForm = {
    short_id: '621069',
    property: 'Moda Daire',
    address: 'Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
    landlord: 'Ayşe Yılmaz',
    tenants: 'Mehmet Öz',
    guarantor: 'Kemal Öz',
    guarantorId: '17291716060',
    guarantorResidence: 'Atatürk Bulvarı No: 9 Çankaya / Ankara',
    rent: '42.500,00 ₺',
    term: '1 yıl',
    starts: '01.01.2026',
    ends: '31.12.2026',
    limit: '510.000,00 ₺ (beş yüz on bin Türk lirası)',
    printedOn: '16.11.2026',
  }
  const [page, ...further] = await pagesOf(guaranteePaper(form))
  expect(further).toEqual([])
  for (const words of [
    'Kefilin TC / vergi kimlik no 17291716060',
    'Kefilin adresi Atatürk Bulvarı No: 9 Çankaya / Ankara',
    'Yalnız sözleşmenin kararlaştırılan süresi (31.12.2026 gününe kadar)',
    'Sözleşmenin uzadığı dönemler de',
    'on yıl sonra kendiliğinden sona erer (TBK 598)',
    'Kefilin eşi',
  ])
    expect(page).toContain(words)
  const [blank] = await pagesOf(guaranteePaper({ ...form, guarantorId: '', guarantorResidence: '' }))
  expect(blank).toMatch(/Kefilin TC \/ vergi kimlik no …{20,} Kefilin adresi …{20,}/)
})

test('TBK 103 a receipt for cash is signed by who took the money; one for a transfer or a cancelled one is not', async () => {
  const receipt: ReceiptPaperData = {
    number: '2026-A1',
    payers: ['Mehmet Öz'],
    owner: 'Ayşe Yılmaz',
    property: 'Moda Daire',
    address: '',
    what: 'Kira',
    amount: '42.500,00 ₺',
    words: 'kırk iki bin beş yüz Türk lirası',
    method: 'Elden',
    cash: true,
    paidOn: '05.11.2026',
    recordedBy: 'Ayşe Yılmaz',
    recordedOn: '05.11.2026 12:00',
    note: '',
    settled: [],
    waiting: null,
    cancelled: null,
    printedOn: '16.11.2026',
  }
  const [cash] = await pagesOf(receiptPaper(receipt))
  expect(cash).toContain('42.500,00 ₺ (yalnız kırk iki bin beş yüz Türk lirası) elden teslim alınmıştır.')
  expect(cash).toMatch(/Parayı teslim alan.*Ayşe Yılmaz.*İmza/)
  const cancelled = { on: '06.11.2026', by: 'Ayşe Yılmaz', reason: 'Yanlış' }
  for (const other of [{ cash: false, method: 'Banka' }, { cancelled }]) {
    const [page] = await pagesOf(receiptPaper({ ...receipt, ...other }))
    expect(page).not.toContain('İmza')
  }
})
