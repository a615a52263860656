import { fold } from '#domain/kernel/turkish-text.ts'
import type { DocumentCategory } from './documents.schema.ts'

/**
 * Word beginnings that identify a category. The first match decides, so the most specific come first: a notice about a
 * contract is a legal matter, and a tax receipt is no invoice.
 */
const signs: Record<Exclude<DocumentCategory, 'Diğer'>, readonly string[]> = {
  Tapu: ['tapu', 'kat mulkiyeti', 'kat irtifaki'],
  Sigorta: ['dask', 'sigorta', 'police', 'zeyilname'],
  Vergi: ['vergi', 'beyanname', 'stopaj', 'muhtasar', 'tahakkuk'],
  Aidat: ['aidat', 'apartman gider', 'site yonetim'],
  Faturalar: ['fatura', 'e arsiv', 'earsiv', 'efatura', 'makbuz', 'dekont', 'fis ', 'invoice'],
  Kimlik: ['kimlik', 'nufus cuzdan', 'pasaport', 'ehliyet'],
  Hukuk: ['ihtar', 'dava', 'icra', 'mahkeme', 'vekalet', 'tebligat', 'tahliye', 'arabuluc', 'dilekce', 'noter'],
  Tadilat: ['tadilat', 'onarim', 'tamir', 'kesif', 'ruhsat'],
  Sözleşmeler: ['kontrat', 'sozlesme', 'kira akdi', 'contract'],
}

const categories = Object.keys(signs) as (keyof typeof signs)[]

const wordsOf = (text: string) => ` ${fold(text).replace(/[^a-z0-9]+/g, ' ')} `

/** Guesses from a file name or the first lines of text; null without a match. Only a suggestion to the user. */
export function guessCategory(text: string): DocumentCategory | null {
  const words = wordsOf(text)
  return categories.find((category) => signs[category].some((sign) => words.includes(` ${sign}`))) ?? null
}
