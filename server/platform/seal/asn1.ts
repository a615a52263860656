import type { KeyObject } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

/** Names of algorithms and attributes, as RFC 5652, 5035, 3161 and 5754 number them. */
export const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaSha256: '1.2.840.113549.1.1.11',
  ecdsaSha256: '1.2.840.10045.4.3.2',
  commonName: '2.5.4.3',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
} as const

/** The libraries take buffers that hold nothing else. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

export const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: bufferOf(bytes) })

export const sha256Algorithm = () => new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 })

/** Its parameters are null for RSA and left out for elliptic curves. */
export const signatureAlgorithm = ({ asymmetricKeyType }: KeyObject) =>
  asymmetricKeyType === 'rsa'
    ? new pkijs.AlgorithmIdentifier({ algorithmId: oid.rsaSha256, algorithmParams: new asn1js.Null() })
    : new pkijs.AlgorithmIdentifier({ algorithmId: oid.ecdsaSha256 })
