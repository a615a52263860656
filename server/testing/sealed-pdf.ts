import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as pkijs from 'pkijs'
import { bufferOf, oid } from '#server/platform/seal/asn1.ts'
import { readSignature } from '#server/platform/seal/cms.ts'
import { signatureIn } from '#server/platform/seal/signed-pdf.ts'

/** Part of poppler, which reads signatures by another library than the one that writes them. */
const hasPdfsig = spawnSync('pdfsig', ['-v']).status === 0

/** Whether the signature covers the whole file and fits it; both readers must agree where the second is installed. */
export async function isSealValid(content: Uint8Array): Promise<boolean> {
  const { start, end, cms } = signatureIn(content)
  const covered = Buffer.concat([content.subarray(0, start - 1), content.subarray(end + 1)])
  const valid = await readSignature(cms)
    .verify({ signer: 0, data: bufferOf(covered) })
    .catch(() => false)
  if (!hasPdfsig) return valid
  const said = await pdfsig(content)
  if (said.includes('Signature is Valid') !== valid) throw new Error(`pdfsig disagrees: ${said}`)
  if (valid && !said.includes('Total document signed')) throw new Error('The signature does not cover the whole file')
  if (/expired/i.test(said)) throw new Error('The certificate is out of date')
  return valid
}

async function pdfsig(content: Uint8Array) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-seal-'))
  try {
    const file = path.join(folder, 'belge.pdf')
    await writeFile(file, content)
    return await promisify(execFile)('pdfsig', [file]).then(
      ({ stdout }) => stdout,
      (failed: { stdout: string }) => failed.stdout,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The common name in the certificate of the seal. */
export const sealedBy = (content: Uint8Array): string =>
  String(
    (readSignature(signatureIn(content).cms).certificates![0] as pkijs.Certificate).subject.typesAndValues[0]!.value
      .valueBlock.value,
  )

/** When the time stamp in the signature says that it existed; null without one. */
export function stampedAt(content: Uint8Array): Date | null {
  const [signer] = readSignature(signatureIn(content).cms).signerInfos
  const stamp = signer!.unsignedAttrs?.attributes.find(({ type }) => type === oid.timeStampToken)
  if (!stamp) return null
  const token = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: stamp.values[0] }).content })
  const info = token.encapContentInfo.eContent!.getValue()
  return pkijs.TSTInfo.fromBER(info).genTime
}

interface Attached {
  filename: string
  content: Uint8Array
}

/** The evidence that is attached to the PDF: its bytes, and what they say. */
export async function evidenceIn(content: Uint8Array) {
  const paper = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const files = Object.values((await paper.getAttachments()) as Record<string, Attached>)
  await paper.destroy()
  const [file] = files
  if (files.length !== 1 || file?.filename !== 'kanit.json') throw new Error('There is no single file of evidence')
  return { bytes: file.content, said: JSON.parse(Buffer.from(file.content).toString()) }
}
