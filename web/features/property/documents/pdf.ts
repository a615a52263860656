import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url'

GlobalWorkerOptions.workerSrc = workerAddress

const decoders: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
  'qcms_bg.wasm': qcms,
}

/** Scanned documents often use compressions that browsers do not support; their decoders are loaded on demand. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename]
    if (!address) throw new Error(`no decoder ${filename}`)
    return new Uint8Array(await (await fetch(address)).arrayBuffer())
  }
}

/** Loaded only to show a PDF, because it is larger than the rest of the screen. */
export const openPdf = (data: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({
    data,
    // The page's content security policy forbids eval anyway.
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: Decoders,
  }).promise
