import type { DocumentCategory } from '#domain/property/documents/documents.schema.ts'
import { acibadem, ankara, besiktas, moda, uskudar } from './demo-property.ts'

export interface Paper {
  property: string
  name: string
  category: DocumentCategory
  heading: string
  lines: [label: string, value: string][]
  text?: string
  tenant?: true
  lawyer?: true
  daysAgo: number
  /** Days until it expires. */
  holdsFor?: number
  /** Moved to the bin this many days ago. */
  binned?: number
}

/** The printed text. */
export type PaperText = Pick<Paper, 'heading' | 'lines' | 'text'>

export const demoPapers: Paper[] = [
  {
    property: moda,
    name: 'Tapu senedi.pdf',
    category: 'Tapu',
    heading: 'Tapu Senedi',
    lines: [
      ['İl / İlçe', 'İstanbul / Kadıköy'],
      ['Mahalle', 'Caferağa'],
      ['Ada / Parsel', '187 / 24'],
      ['Bağımsız bölüm', '3. kat, 7 no’lu mesken'],
      ['Malik', 'Ayşe Yıldırım (1/2), Nalan Yıldırım (1/2)'],
    ],
    lawyer: true,
    daysAgo: 300,
  },
  {
    property: moda,
    name: 'DASK poliçesi.pdf',
    category: 'Sigorta',
    heading: 'Zorunlu Deprem Sigortası Poliçesi',
    lines: [
      ['Sigortalı', 'Ayşe Yıldırım'],
      ['Adres', 'Caferağa Mah. Moda Cad. No: 118 D: 7 Kadıköy / İstanbul'],
      ['Yüzölçümü', '95 m²'],
      ['Süre', '1 yıl'],
    ],
    daysAgo: 200,
  },
  {
    property: moda,
    name: 'Kira sözleşmesi.pdf',
    category: 'Sözleşmeler',
    heading: 'Kira Sözleşmesi',
    lines: [
      ['Kiraya veren', 'Ayşe Yıldırım'],
      ['Kiracı', 'Mehmet Öztürk'],
      ['Kiralananın cinsi', 'Daire'],
      ['Aylık kira', '42.500,00 ₺'],
      ['Süre', '1 yıl'],
      ['Depozito', '85.000,00 ₺'],
    ],
    text: 'Kira her ayın beşine kadar kiraya verenin banka hesabına yatırılır. Demirbaşlar ekli listeye göre teslim edilmiştir.',
    tenant: true,
    lawyer: true,
    daysAgo: 157,
  },
  {
    property: moda,
    name: 'Ekim aidat dekontu.pdf',
    category: 'Aidat',
    heading: 'Aidat Dekontu',
    lines: [
      ['Dönem', 'Ekim 2026'],
      ['Tutar', '1.850,00 ₺'],
      ['Açıklama', 'Moda Cad. No: 118 D: 7 aidat ödemesi'],
    ],
    tenant: true,
    daysAgo: 16,
  },
  {
    property: moda,
    name: 'DASK poliçesi (önceki).pdf',
    category: 'Sigorta',
    heading: 'Zorunlu Deprem Sigortası Poliçesi',
    lines: [
      ['Sigortalı', 'Ayşe Yıldırım'],
      ['Süre', '1 yıl, sona erdi'],
    ],
    daysAgo: 560,
    binned: 4,
  },
  {
    property: acibadem,
    name: 'Asansör periyodik kontrol raporu.pdf',
    category: 'Diğer',
    heading: 'Asansör Periyodik Kontrol Raporu',
    lines: [
      ['Yapı', acibadem],
      ['Sonuç', 'Yeşil etiket'],
      ['Geçerlilik', '1 yıl'],
    ],
    daysAgo: 353,
    holdsFor: 12,
  },
  {
    property: besiktas,
    name: 'Tabela teklifi.pdf',
    category: 'Tadilat',
    heading: 'Fiyat Teklifi',
    lines: [
      ['İş', 'Işıklı tabela değişimi'],
      ['Tutar', '18.400,00 ₺'],
    ],
    daysAgo: 71,
    binned: 11,
  },
  {
    property: besiktas,
    name: 'Kira sözleşmesi.pdf',
    category: 'Sözleşmeler',
    heading: 'İş Yeri Kira Sözleşmesi',
    lines: [
      ['Kiraya veren', 'Ayşe Yıldırım'],
      ['Kiracı', 'Zeynep Çağlayan'],
      ['Kiralananın cinsi', 'Dükkân'],
      ['Aylık kira', '78.000,00 ₺'],
      ['Süre', '1 yıl'],
    ],
    tenant: true,
    lawyer: true,
    daysAgo: 319,
  },
  {
    property: besiktas,
    name: 'Yenileme görüşmesi notu.pdf',
    category: 'Hukuk',
    heading: 'Yenileme Görüşmesi Notu',
    lines: [
      ['Konu', 'Sözleşmenin yenilenmesi ve kira artışı'],
      ['Hazırlayan', 'Av. Cem İnönü'],
    ],
    text: 'Kiracıyla yenileme koşulları görüşülecek; artış oranı on iki aylık TÜFE ortalamasını aşmayacak.',
    lawyer: true,
    daysAgo: 6,
  },
  {
    property: besiktas,
    name: 'Tapu senedi.pdf',
    category: 'Tapu',
    heading: 'Tapu Senedi',
    lines: [
      ['İl / İlçe', 'İstanbul / Beşiktaş'],
      ['Mahalle', 'Sinanpaşa'],
      ['Ada / Parsel', '312 / 9'],
      ['Bağımsız bölüm', 'Zemin kat, 1 no’lu dükkân'],
      ['Malik', 'Ayşe Yıldırım (tam)'],
    ],
    daysAgo: 280,
  },
  {
    property: uskudar,
    name: 'Tahliye tutanağı.pdf',
    category: 'Diğer',
    heading: 'Tahliye Tutanağı',
    lines: [
      ['Taşınmaz', uskudar],
      ['Teslim eden', 'Gülşah Eren'],
      ['Teslim alan', 'Burak Şahin'],
    ],
    text: 'Salonda nem lekesi, eksik avize; mutfakta eksik dolap kapağı; banyoda çatlak ayna tespit edildi.',
    lawyer: true,
    daysAgo: 33,
  },
  {
    property: acibadem,
    name: 'Emlak vergisi makbuzu.pdf',
    category: 'Vergi',
    heading: 'Emlak Vergisi Makbuzu',
    lines: [
      ['Belediye', 'Kadıköy Belediyesi'],
      ['Dönem', '2026 / 2. taksit'],
      ['Ada / Parsel', '871 / 52'],
      ['Tutar', '6.420,00 ₺'],
    ],
    daysAgo: 12,
  },
]

/** Sent in a chat, not stored with the property. */
export const serviceForm: PaperText = {
  heading: 'Tesisat Bakım Formu',
  lines: [
    ['Adres', 'Moda Cad. No: 118 D: 7 Kadıköy / İstanbul'],
    ['Yapılan iş', 'Rezervuar iç takımı değiştirildi, kaçak testi yapıldı'],
    ['Şebeke basıncı', '3,5 bar'],
    ['Ücret', '1.850,00 ₺'],
  ],
}

/** Signed by hand and scanned; stored with the contract. */
export const undertakingForm: PaperText = {
  heading: 'Tahliye Taahhütnamesi (imzalı)',
  lines: [
    ['Kiralanan', moda],
    ['Taahhüt eden', 'Mehmet Öztürk'],
    ['Eşi', 'Selin Öztürk'],
  ],
  text: 'Kiralananı belirtilen tarihte boşaltıp anahtarlarıyla teslim edeceğimi taahhüt ederim. (İmza)',
}

/** The page of a contract that a tenant without mail and phone signed by hand. */
export const signedPageForm: PaperText = {
  heading: 'Kira Sözleşmesi, imza sayfası',
  lines: [
    ['Kiralanan', ankara],
    ['Kiraya veren', 'Ayşe Yıldırım'],
    ['Kiracı', 'Sabiha Yıldız'],
  ],
  text: 'Sözleşmenin bütün sayfalarını okudum ve kabul ediyorum. (İmza)',
}

/** Every paper whose text does not depend on today. */
export const fixedPapers: PaperText[] = [...demoPapers, serviceForm, undertakingForm, signedPageForm]
