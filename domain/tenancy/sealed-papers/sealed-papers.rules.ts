import type { SealReaders } from './sealed-papers.schema.ts'

/** Which of the sealed files somebody with these rights reads. */
export const sealReaders = ({ identities, origins }: { identities: boolean; origins: boolean }): SealReaders => {
  if (identities && origins) return 'whole'
  if (identities) return 'identities'
  return origins ? 'origins' : 'parties'
}

/** The number of the seal as the signature names it. */
export const sealReason = (number: string) => `Mühür no: ${number}`

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const inSignature = new RegExp(String.raw`no: (${uuid})\)`)
const inEvidence = new RegExp(String.raw`"muhur":\s*"(${uuid})"`)

/** The seal that a file names, also when it was changed afterwards; `text` has one letter for each byte. */
export const sealNamedIn = (text: string): string | null =>
  (inSignature.exec(text) ?? inEvidence.exec(text))?.[1] ?? null
