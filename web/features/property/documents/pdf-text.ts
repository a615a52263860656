/** The text of the first pages of a PDF, read in the browser; a scan has none. Loads the reader on demand. */
export async function pdfText(file: Blob, mostPages = Number.POSITIVE_INFINITY): Promise<string[]> {
  const { openPdf } = await import('./pdf.ts')
  const paper = await openPdf(new Uint8Array(await file.arrayBuffer()))
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(paper.numPages, mostPages); number++) {
      const { items } = await (await paper.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages
  } finally {
    await paper.loadingTask.destroy()
  }
}
