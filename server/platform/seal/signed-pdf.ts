import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import { signatureOver, signatureValue, withTimeStamp } from './cms.ts'
import type { SealKey } from './seal-key.ts'

class SealSigner extends Signer {
  readonly #key: SealKey

  constructor(key: SealKey) {
    super()
    this.#key = key
  }

  override async sign(content: Buffer): Promise<Buffer> {
    return signatureOver(content, this.#key)
  }
}

/** Signs a PDF in which the place for the signature is kept. */
export const signedWith = async (sealable: Uint8Array, key: SealKey): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new SignPdf().sign(Buffer.from(sealable), new SealSigner(key)))

interface Signed {
  /** The bytes between which the signature stands as hexadecimal digits, brackets left out. */
  start: number
  end: number
  cms: Buffer
}

/** Where the last signature of the file stands, and the signature. */
export function signatureIn(content: Uint8Array): Signed {
  const pdf = Buffer.from(content)
  const ranges = [...pdf.toString('latin1').matchAll(/\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+\d+\s*\]/g)].at(-1)
  if (!ranges) throw new Error('The PDF has no signature')
  const start = Number(ranges[1]) + 1
  const end = Number(ranges[2]) - 1
  const padded = Buffer.from(pdf.toString('latin1', start, end), 'hex')
  // The signature says its own length; what follows is unused room.
  if (padded[0] !== 0x30 || padded[1] !== 0x82) throw new Error('The signature is not readable')
  return { start, end, cms: padded.subarray(0, padded.readUInt16BE(2) + 4) }
}

/** Everything that the signature covers stays byte for byte. */
export async function withStamp(
  content: Uint8Array,
  ask: (signature: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { start, end, cms } = signatureIn(content)
  const written = withTimeStamp(cms, await ask(signatureValue(cms))).toString('hex')
  if (written.length > end - start) throw new Error('The time stamp does not fit into the place of the signature')
  const stamped = new Uint8Array(content)
  stamped.set(Buffer.from(written.padEnd(end - start, '0'), 'latin1'), start)
  return stamped
}
