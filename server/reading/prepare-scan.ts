import sharp from 'sharp'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { pagesOfPdf } from './pdf-pages.ts'
import { type PreparedFile, prepareDocument, typeOf } from './prepare-file.ts'

/** A smaller photograph of a page is unreadable. */
const shortestSide = 500
/** Contrast of the grey picture, 0 to 255; blank paper stays below it. */
const leastContrast = 4

/** Accepts a signed scan: a document with at least one page, or a picture of one, that is not blank. */
export async function prepareScan(bytes: Uint8Array): Promise<PreparedFile> {
  const type = await typeOf(bytes)
  if (type !== 'application/pdf' && !type.startsWith('image/')) throw refusePaperSignature('scan_type')
  const prepared = await prepareDocument(bytes)
  if (type === 'application/pdf') {
    const { pages, filled, encrypted } = pagesOfPdf(bytes)
    if (encrypted) throw refusePaperSignature('scan_locked')
    if (pages === 0) throw refusePaperSignature('scan_broken')
    if (filled === 0) throw refusePaperSignature('scan_blank')
    return prepared
  }
  if (Math.min(prepared.width ?? 0, prepared.height ?? 0) < shortestSide) throw refusePaperSignature('scan_too_small')
  const { channels } = await sharp(prepared.thumb ?? prepared.content)
    .greyscale()
    .stats()
  if ((channels[0]?.stdev ?? 0) < leastContrast) throw refusePaperSignature('scan_blank')
  return prepared
}
