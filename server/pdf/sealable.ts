import { sealReason } from '#domain/tenancy/sealed-papers/sealed-papers.rules.ts'

export interface SealableData {
  pdf: Uint8Array
  evidence: string
  number: string
  at: Date
  owner: string
  address: string
}

const evidenceFileName = 'kanit.json'

/** A signature with its certificates and a time stamp has up to ten kilobytes. */
const signatureBytes = 16_384

/** The paper with its evidence attached and room for a signature; loaded on demand, because few papers are sealed. */
export async function sealable({
  pdf,
  evidence,
  number,
  at,
  owner,
  address,
}: SealableData): Promise<Uint8Array<ArrayBuffer>> {
  const [{ AFRelationship, PDFDocument }, { pdflibAddPlaceholder }, { SUBFILTER_ETSI_CADES_DETACHED }] =
    await Promise.all([import('pdf-lib'), import('@signpdf/placeholder-pdf-lib'), import('@signpdf/utils')])
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  await document.attach(Buffer.from(evidence), evidenceFileName, {
    mimeType: 'application/json',
    description: 'Kanıt kaydı',
    creationDate: at,
    modificationDate: at,
    afRelationship: AFRelationship.Data,
  })
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason: sealReason(number),
    name: inOneByte(owner),
    location: inOneByte(address),
    contactInfo: '',
    signingTime: at,
    signatureLength: signatureBytes,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    appName: 'Anahtar',
  })
  return new Uint8Array(
    await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }),
  )
}

/** These fields hold one byte for a letter, which the Turkish ones do not fit into. */
const inOneByte = (text: string) =>
  text
    .replace(/[ğĞışŞİ]/g, (letter) => ({ ğ: 'g', Ğ: 'G', ı: 'i', ş: 's', Ş: 'S', İ: 'I' })[letter]!)
    .replace(/[^\x20-\x7e\xa1-\xff]/g, '?')
    .replace(/[\\()]/g, ' ')
