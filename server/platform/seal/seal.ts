/** What becomes a sealed file: the printed paper, and the evidence that is attached inside. */
export interface PaperToSeal {
  pdf: Uint8Array
  /** JSON, attached as kanit.json. */
  evidence: string
  /** The number of the seal, by which /verify finds what a changed file once was. */
  number: string
  at: Date
}

export interface SealedFile {
  content: Uint8Array<ArrayBuffer>
  /** False where no service gives time stamps, or it did not answer. */
  stamped: boolean
}

export interface Sealer {
  /** Whether a time-stamp service is configured. */
  stamps: boolean
  /** Reads the certificate, or makes it at the first start; throws only if what the operator gave does not fit. */
  prepare(): Promise<void>
  seal(paper: PaperToSeal): Promise<SealedFile>
  /** The same file with a time stamp in its signature; what the signature covers stays. Throws without an answer. */
  stamp(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
}
