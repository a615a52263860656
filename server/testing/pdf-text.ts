import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page. */
export async function textOfPdf(content: ArrayBuffer): Promise<string[]> {
  const paper = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const { items } = await (await paper.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await paper.destroy()
  return pages
}
