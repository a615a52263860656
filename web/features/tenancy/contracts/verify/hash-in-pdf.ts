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

/** The file stays in the browser; only the hash found in it is sent. */
export const hashInPdf = async (file: Blob): Promise<string | null> => hashInPages(await pdfText(file))
