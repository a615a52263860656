import { sealNamedIn } from '#domain/tenancy/sealed-papers/sealed-papers.rules.ts'
import { pdfText } from '#web/features/property/documents/pdf-text.ts'

/**
 * Finds the hash as printed, in eight groups of eight, or in one piece. Searches backwards, because it is on the last
 * page.
 */
export function hashInPages(pages: readonly string[]): string | null {
  for (const text of pages.toReversed()) {
    const found =
      /(?<![0-9a-f])(?:[0-9a-f]{8}\s+){7}[0-9a-f]{8}(?![0-9a-f])|(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.exec(text)
    if (found) return found[0].replace(/\s/g, '').toLowerCase()
  }
  return null
}

export interface ReadPaper {
  /** The file's own digest and the seal that it names; null for a paper without a seal. */
  sealed: { digest: string; seal: string } | null
  /** The hash printed on a paper without a seal. */
  hash: string | null
}

/** The file stays in the browser; only its digest and the seal's number, or the hash printed on it, are sent. */
export async function readPaper(file: Blob): Promise<ReadPaper> {
  const bytes = await file.arrayBuffer()
  // Any byte is a letter there, so that binary parts cannot break the reading.
  const seal = sealNamedIn(new TextDecoder('latin1').decode(bytes))
  // Browsers only compute digests on https and on this machine; elsewhere the printed hash must do.
  if (seal && globalThis.crypto?.subtle) return { sealed: { digest: await sha256(bytes), seal }, hash: null }
  return { sealed: null, hash: hashInPages(await pdfText(file)) }
}

const sha256 = async (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
