import { sealablePdf } from '#server/pdf/print.ts'
import type { Sealer } from './seal.ts'
import { type GivenSealKey, loadSealKey, type SealKey } from './seal-key.ts'

export interface PadesOptions {
  dataDir: string
  given: GivenSealKey | null
  /** Named in a certificate that is made here. */
  owner: string
  /** Where papers can be verified; readers show it with the seal. */
  address: string
  /** Empty without a time-stamp service. */
  timeStampUrl: string
  /** The data folder may be read-only or the file damaged; papers then stay unsealed. */
  onMissingKey(error: unknown): void
  onMissingStamp(error: unknown): void
}

/** Loaded on demand, because a process may never seal anything. */
const signing = () => import('./signed-pdf.ts')

/** PAdES B-B, with a time stamp B-T. */
export function padesSealer({ dataDir, given, owner, address, timeStampUrl, ...on }: PadesOptions): Sealer {
  let loading: Promise<SealKey> | undefined
  const sealKey = () => {
    loading ??= loadSealKey(dataDir, given, owner).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  async function stamp(content: Uint8Array) {
    const [{ withStamp }, { timeStampFor }] = await Promise.all([signing(), import('./time-stamp.ts')])
    return withStamp(content, (signature) => timeStampFor(timeStampUrl, signature))
  }
  return {
    stamps: timeStampUrl !== '',
    async prepare() {
      await sealKey().catch((error) => {
        if (given) throw error
        on.onMissingKey(error)
      })
    },
    async seal({ pdf, evidence, number, at }) {
      const sealable = await sealablePdf({ pdf, evidence, number, at, owner, address })
      const content = await (await signing()).signedWith(sealable, await sealKey())
      if (!timeStampUrl) return { content, stamped: false }
      // A service that does not answer costs the stamp, never the paper.
      return stamp(content)
        .then((stamped) => ({ content: stamped, stamped: true }))
        .catch((error) => {
          on.onMissingStamp(error)
          return { content, stamped: false }
        })
    },
    stamp,
  }
}
