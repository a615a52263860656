import { type KeyObject, randomBytes, sign } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { bufferOf, oid, signatureAlgorithm } from './asn1.ts'

interface NewCertificate {
  privateKey: KeyObject
  publicKey: KeyObject
  /** The operator's name, shown by PDF readers. */
  owner: string
  now: Date
}

const years = 30
const dayMs = 86_400_000
/** Only `digitalSignature` and `nonRepudiation`. */
const usage = Uint8Array.of(0xc0)

/** A certificate that vouches for itself: readers say that the paper is unchanged, and that they do not know its maker. */
export function selfSigned({ privateKey, publicKey, owner, now }: NewCertificate): Buffer {
  const certificate = new pkijs.Certificate({ version: 2 })
  // A positive number, as the standard wants.
  const serial = randomBytes(16)
  serial[0] = (serial[0]! & 0x7f) | 0x40
  certificate.serialNumber = new asn1js.Integer({ valueHex: bufferOf(serial) })
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({ type: oid.commonName, value: new asn1js.Utf8String({ value: owner }) }),
    )
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  // Readers take a time with a fraction for one that is over.
  end.setUTCMilliseconds(0)
  certificate.notBefore = new pkijs.Time({ type: 0, value: new Date(now.getTime() - dayMs) })
  // The short form of a time ends with 2049.
  certificate.notAfter = new pkijs.Time({ type: 1, value: end })
  certificate.subjectPublicKeyInfo = pkijs.PublicKeyInfo.fromBER(
    bufferOf(publicKey.export({ type: 'spki', format: 'der' })),
  )
  certificate.extensions = [
    new pkijs.Extension({
      extnID: oid.basicConstraints,
      critical: true,
      extnValue: new pkijs.BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    new pkijs.Extension({
      extnID: oid.keyUsage,
      critical: true,
      extnValue: new asn1js.BitString({ valueHex: bufferOf(usage), unusedBits: 6 }).toBER(false),
    }),
  ]
  certificate.signature = signatureAlgorithm(privateKey)
  certificate.signatureAlgorithm = signatureAlgorithm(privateKey)
  const content = Buffer.from(certificate.encodeTBS().toBER(false))
  certificate.tbsView = content
  certificate.signatureValue = new asn1js.BitString({ valueHex: bufferOf(sign('sha256', content, privateKey)) })
  return Buffer.from(certificate.toSchema(false).toBER(false))
}
