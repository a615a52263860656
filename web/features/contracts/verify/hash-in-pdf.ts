/** As printed, in eight groups of eight, or in one piece. The paper's last page comes first: the hash stands there. */
export function hashInPages(pages: readonly string[]): string | null {
  for (const text of pages.toReversed()) {
    const found =
      /(?<![0-9a-f])(?:[0-9a-f]{8}\s+){7}[0-9a-f]{8}(?![0-9a-f])|(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.exec(text)
    if (found) return found[0].replace(/\s/g, '').toLowerCase()
  }
  return null
}

/** The file stays in the browser: only the hash found in it is asked for. */
export async function hashInPdf(file: Blob): Promise<string | null> {
  const { openPdf } = await import('#web/features/documents/pdf.ts')
  const paper = await openPdf(new Uint8Array(await file.arrayBuffer()))
  try {
    const pages: string[] = []
    for (let number = 1; number <= paper.numPages; number++) {
      const { items } = await (await paper.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return hashInPages(pages)
  } finally {
    await paper.loadingTask.destroy()
  }
}
