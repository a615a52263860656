import { expect, test } from 'vitest'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { agreedPaper } from './agreed-paper.tsx'
import { type ContractPaperData, contractPaper } from './contract-paper.tsx'
import { fixturesPaper } from './fixtures-list.tsx'
import { type GuaranteeForm, guaranteePaper } from './guarantee-form.tsx'
import { type ReceiptPaperData, receiptPaper } from './receipt-paper.tsx'
import { statementPaper } from './statement-paper.tsx'
import { undertakingPaper } from './undertaking-paper.tsx'

const pagesOf = async (paper: Promise<Uint8Array<ArrayBuffer>>) =>
  (await textOfPdf((await paper).buffer)).map((page) => page.replace(/\s+/g, ' '))

const contract: ContractPaperData = {
  short_id: '621069',
  form: [],
  essentials:
    '“Moda Cad. No: 118 D: 7 Kadıköy / İstanbul” adresindeki kiralanan için 01.01.2026 – 31.12.2026 süreli, aylık 42.500,00 ₺ (kırk iki bin beş yüz Türk lirası) bedelli',
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
    expect(signed[0]).toContain('bedelli kira kontratının (621069) bütün hükümlerini')
    expect(signed[0]!.match(/Tarih: ……/g)).toHaveLength(4)
  }
})

test('a firm signs by a person, whose name is written above the signature', async () => {
  const firm = await pagesOf(
    contractPaper({ ...contract, signers: [{ role: 'Kiracı', name: 'Işık Kahve Gıda Ltd. Şti.', firm: true }] }),
  )
  expect(firm.join(' ')).toMatch(/Işık Kahve Gıda Ltd\. Şti\. Adına imzalayan: …{10,}/)
  expect((await pagesOf(contractPaper(contract))).join(' ')).not.toContain('Adına imzalayan')
})

test('a list of fixtures without any says so and is signed once, for the handover', async () => {
  const list = { title: 'Moda Daire', address: '', owner: 'Ayşe', tenants: ['Mehmet'], printedOn: '16.11.2026' }
  const none = (await pagesOf(fixturesPaper({ ...list, fixtures: [] }))).join(' ')
  expect(none).toContain('Kiralanan, demirbaş olmadan teslim edilmiştir.')
  expect(none).not.toContain('sütununda')
  expect(none.match(/Tarih: ……/g)).toHaveLength(2)
  const combi = { demirbasCinsi: 'Kombi', marka: '', sayisi: '1', teslimDurumu: 'İyi', tahliyeDurumu: '', aciklama: '' }
  const one = (await pagesOf(fixturesPaper({ ...list, fixtures: [combi] }))).join(' ')
  expect(one.match(/Tarih: ……/g)).toHaveLength(4)
})

test('a statement of account says first what is owed, so that no page holds a summary alone', async () => {
  for (let rows = 16; rows <= 30; rows += 2) {
    const pages = await pagesOf(
      statementPaper({
        property: 'Moda Daire',
        address: '',
        owner: 'Ayşe',
        tenants: ['Mehmet'],
        span: '01.01.2026 – 31.12.2026',
        printedOn: '16.11.2026',
        notes: [],
        accounts: [
          {
            currency: 'TL',
            opening: '0,00 ₺',
            closing: '0,00 ₺',
            debit: '0,00 ₺',
            credit: '0,00 ₺',
            rows: Array.from({ length: rows }, (_, at) => ['01.01.2026', `Kira ${at}`, '1,00 ₺', '', '']),
            reversed: [],
            figures: [['Vadesi geçmiş', '39.666,67 ₺']],
          },
        ],
      }),
    )
    expect(pages[0]).toMatch(/Özet.*Vadesi geçmiş 39\.666,67 ₺.*Hareketler/)
    expect(pages.at(-1)).toContain('Toplam ve kapanış bakiyesi')
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
    'Yalnız kontratın kararlaştırılan süresi (31.12.2026 gününe kadar)',
    'Kontratın uzadığı dönemler de',
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

test('TBK 352/1 an undertaking with the spouse’s consent is one page, so that no signature is parted from its text', async () => {
  const pages = await pagesOf(
    undertakingPaper({
      contract: '621069',
      property: 'Moda Caddesi 2+1 Daire',
      address: 'Caferağa Mah. Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
      landlord: { name: 'Ayşe Yıldırım', id_number: '10000000146' },
      tenants: [{ name: 'Mehmet Öztürk', id_number: '17291716060' }],
      delivered_on: '12.06.2026',
      given_on: '02.07.2026',
      evict_on: '12.06.2027',
      last_day: '12.07.2027',
      spouse: 'Selin Öztürk',
      withdrawn: null,
      printedOn: '16.11.2026',
    }),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Kiracının eşi Selin Öztürk')
})

test('TBK 14 the short part before the signatures goes to their page, wherever the paper ends', async () => {
  for (let rows = 20; rows <= 34; rows += 2) {
    const pages = await pagesOf(
      agreedPaper({
        title: 'Giriş Teslim Tutanağı',
        subtitle: '',
        facts: [['Kiralanan', 'Moda Daire']],
        declaration: 'Kiralanan teslim edilmiştir.',
        sections: [
          { title: 'Salon', facts: [], table: null, text: 'Satır\n'.repeat(rows), photos: [] },
          {
            title: 'Anahtarlar',
            facts: [],
            table: {
              columns: [
                { name: 'Anahtar', width: 70 },
                { name: 'Adet', width: 30, align: 'right' },
              ],
              rows: [
                ['Daire', '3'],
                ['Posta kutusu', '1'],
              ],
            },
            text: '',
            photos: [],
          },
        ],
        signers: [{ role: 'Kiracı', name: 'Mehmet Öz' }],
        printedOn: '16.11.2026',
        evidence: { number: '1', hash: 'a'.repeat(64), verifyAddress: 'x', status: '', decisions: [], events: [] },
      }),
    )
    const signed = pages.filter((page) => page.includes('Tarih: ……'))
    expect([rows, signed.length]).toEqual([rows, 1])
    expect(signed[0]).toContain('Posta kutusu 1')
    // Nothing of it is printed twice.
    expect(pages.join(' ').match(/Anahtar Adet/g)).toHaveLength(1)
  }
})

test('TBK 14 a paper of several pages names itself and the property above its signatures', async () => {
  const paper = agreedPaper({
    title: 'Giriş Teslim Tutanağı',
    subtitle: '',
    facts: [
      ['Kiralanan', 'Moda Daire'],
      ['Adres', 'Moda Cad. No: 118 D: 7 Kadıköy / İstanbul'],
      ['Kiracı', 'Mehmet Öz'],
    ],
    declaration: 'Kiralanan teslim edilmiştir.',
    sections: [
      {
        title: 'Salon',
        facts: [],
        table: null,
        text: Array.from({ length: 46 }, (_, at) => `Satır ${at}`).join('\n'),
        photos: [],
      },
    ],
    signers: [{ role: 'Kiracı', name: 'Mehmet Öz' }],
    printedOn: '16.11.2026',
    evidence: {
      number: 'D3333B, 1. sürüm',
      hash: 'a'.repeat(64),
      verifyAddress: 'x',
      status: '',
      decisions: [],
      events: [],
    },
  })
  const signed = (await pagesOf(paper)).filter((page) => page.includes('Tarih: ……'))
  expect(signed).toHaveLength(1)
  expect(signed[0]).toContain(
    'Giriş Teslim Tutanağı D3333B, 1. sürüm · Moda Daire, Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
  )
  expect(signed[0]).toMatch(/TC \/ vergi kimlik no: …/)
})
