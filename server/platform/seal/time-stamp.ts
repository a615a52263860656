import { createHash, randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { bufferOf, octets, oid, sha256Algorithm } from './asn1.ts'

const limitMs = 5000
/** A token with its certificates has some kilobytes. */
const mostBytes = 64_000

/** Asks a service by RFC 3161 when this signature existed; throws without a usable answer. */
export async function timeStampFor(address: string, signature: Uint8Array): Promise<Uint8Array> {
  const digest = createHash('sha256').update(signature).digest()
  const nonce = randomBytes(8)
  nonce[0] = (nonce[0]! & 0x7f) | 0x40
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({ hashAlgorithm: sha256Algorithm(), hashedMessage: octets(digest) }),
    nonce: new asn1js.Integer({ valueHex: bufferOf(nonce) }),
    certReq: true,
  })
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: request.toSchema().toBER(false),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  if (!reply.ok) throw new Error(`The time-stamp service answered ${reply.status}`)
  if (bytes.length > mostBytes) throw new Error('The time stamp is too large')
  return tokenOf(bytes, digest, nonce)
}

/** The token in the answer, if it is about this digest and this question. */
function tokenOf(answer: Uint8Array, digest: Buffer, nonce: Buffer): Uint8Array {
  const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(bufferOf(answer))
  // Granted, or granted with changes.
  if (status.status > 1 || !timeStampToken) throw new Error(`The time-stamp service refused with ${status.status}`)
  const token = new Uint8Array(timeStampToken.toSchema().toBER(false))
  const content = new pkijs.SignedData({ schema: timeStampToken.content }).encapContentInfo
  if (content.eContentType !== oid.timeStampInfo || !content.eContent) throw new Error('The answer has no time stamp')
  const info = pkijs.TSTInfo.fromBER(content.eContent.getValue())
  const stamped = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView)
  if (!stamped.equals(digest)) throw new Error('The time stamp is about something else')
  const answered = info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView)
  if (!answered?.equals(nonce)) throw new Error('The time stamp answers another question')
  return token
}
