import { createHash, sign } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { bufferOf, octets, oid, sha256Algorithm, signatureAlgorithm } from './asn1.ts'
import type { SealKey } from './seal-key.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const attribute = (type: string, value: asn1js.BaseBlock) => new pkijs.Attribute({ type, values: [value] })
const sequence = (...value: asn1js.BaseBlock[]) => new asn1js.Sequence({ value })

/**
 * A signature beside what it covers, as PAdES B-B wants it: it names its certificate, so that no other can be put in its
 * place, and carries no time of its own.
 */
export function signatureOver(content: Uint8Array, { key, certificates }: SealKey): Buffer {
  const chain = certificates.map((each) => pkijs.Certificate.fromBER(bufferOf(each)))
  const own = chain[0]!
  // In the order in which a set is written.
  const signedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(oid.contentType, new asn1js.ObjectIdentifier({ value: oid.data })),
      attribute(oid.messageDigest, octets(sha256(content))),
      attribute(oid.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificates[0]!)))))),
    ],
  })
  // Signed as a set; inside the signature the same bytes carry another tag.
  const covered = Buffer.from(signedAttrs.toSchema().toBER(false))
  covered[0] = 0x31
  const signer = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: sha256Algorithm(),
    signedAttrs,
    signatureAlgorithm: signatureAlgorithm(key),
    signature: octets(sign('sha256', covered, key)),
  })
  const signedData = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.data }),
    digestAlgorithms: [sha256Algorithm()],
    certificates: chain,
    signerInfos: [signer],
  })
  return writeSignature(signedData)
}

const writeSignature = (signedData: pkijs.SignedData) =>
  Buffer.from(
    new pkijs.ContentInfo({ contentType: oid.signedData, content: signedData.toSchema(true) }).toSchema().toBER(false),
  )

export function readSignature(cms: Uint8Array): pkijs.SignedData {
  const info = pkijs.ContentInfo.fromBER(bufferOf(cms))
  return new pkijs.SignedData({ schema: info.content })
}

/** What a time stamp is asked for: the signature itself. */
export const signatureValue = (cms: Uint8Array): Buffer =>
  Buffer.from(readSignature(cms).signerInfos[0]!.signature.valueBlock.valueHexView)

/** The stamp stands beside the signature, which does not cover it and stays as it was. */
export function withTimeStamp(cms: Uint8Array, token: Uint8Array): Buffer {
  const signedData = readSignature(cms)
  const stamp = asn1js.fromBER(bufferOf(token))
  signedData.signerInfos[0]!.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 1,
    attributes: [attribute(oid.timeStampToken, stamp.result)],
  })
  return writeSignature(signedData)
}
