import { z } from 'zod'
import { documentCategories } from '#domain/property/documents/documents.schema.ts'
import { ankara, moda } from './demo-property.ts'
import { days, demoTexts } from './demo-texts.ts'

const paper = z.strictObject({
  property: z.string(),
  name: z.string(),
  category: z.enum(documentCategories),
  heading: z.string(),
  lines: z.array(z.tuple([z.string(), z.string()])),
  text: z.string().optional(),
  tenant: z.boolean().default(false),
  lawyer: z.boolean().default(false),
  daysAgo: days,
  /** Days until it expires. */
  holdsFor: days.optional(),
  /** Moved to the bin this many days ago. */
  binned: days.optional(),
})

/** The printed text. */
export type PaperText = Pick<z.output<typeof paper>, 'heading' | 'lines' | 'text'>

export const demoPapers = demoTexts('papers', paper)

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
