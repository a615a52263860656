import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { onTestFinished } from 'vitest'
import { bufferOf, octets, oid, sha256Algorithm, signatureAlgorithm } from '#server/platform/seal/asn1.ts'
import { selfSigned } from '#server/platform/seal/certificate.ts'

/** How the service behaves: it answers, fails, refuses, or stamps another digest than it was asked for. */
export type StampMood = 'answers' | 'fails' | 'refuses' | 'mistakes'

/** A time-stamp service by RFC 3161 on a free local port; closed when the test ends. */
export async function timeStampAuthority(mood: StampMood = 'answers') {
  const state = { mood, asked: 0 }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const certificate = pkijs.Certificate.fromBER(
    bufferOf(selfSigned({ privateKey, publicKey, owner: 'Zaman Damgası', now: new Date() })),
  )

  function token({ messageImprint, nonce }: pkijs.TimeStampReq) {
    const info = new pkijs.TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint:
        state.mood === 'mistakes'
          ? new pkijs.MessageImprint({ hashAlgorithm: sha256Algorithm(), hashedMessage: octets(Buffer.alloc(32)) })
          : messageImprint,
      serialNumber: new asn1js.Integer({ value: 7 }),
      genTime: new Date(),
      ...(nonce && { nonce }),
    })
    const content = Buffer.from(info.toSchema().toBER(false))
    const signedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new pkijs.Attribute({
          type: oid.contentType,
          values: [new asn1js.ObjectIdentifier({ value: oid.timeStampInfo })],
        }),
        new pkijs.Attribute({
          type: oid.messageDigest,
          values: [octets(createHash('sha256').update(content).digest())],
        }),
      ],
    })
    const covered = Buffer.from(signedAttrs.toSchema().toBER(false))
    covered[0] = 0x31
    const signedData = new pkijs.SignedData({
      version: 3,
      encapContentInfo: new pkijs.EncapsulatedContentInfo({
        eContentType: oid.timeStampInfo,
        eContent: octets(content),
      }),
      digestAlgorithms: [sha256Algorithm()],
      certificates: [certificate],
      signerInfos: [
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          digestAlgorithm: sha256Algorithm(),
          signedAttrs,
          signatureAlgorithm: signatureAlgorithm(privateKey),
          signature: octets(sign('sha256', covered, privateKey)),
        }),
      ],
    })
    return new pkijs.ContentInfo({ contentType: oid.signedData, content: signedData.toSchema(true) })
  }

  const server = createServer(async (request, response) => {
    state.asked++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (state.mood === 'fails') return void response.writeHead(503).end()
    const asked = pkijs.TimeStampReq.fromBER(bufferOf(Buffer.concat(chunks)))
    const granted = state.mood !== 'refuses'
    const answer = new pkijs.TimeStampResp({
      status: new pkijs.PKIStatusInfo({ status: granted ? 0 : 2 }),
      ...(granted && { timeStampToken: token(asked) }),
    })
    response
      .writeHead(200, { 'content-type': 'application/timestamp-reply' })
      .end(Buffer.from(answer.toSchema().toBER(false)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return Object.assign(state, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa` })
}
