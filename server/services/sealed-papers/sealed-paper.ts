import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { evidenceFile, type PaperEvidence } from './evidence-file.ts'
import { isToBeSealed, keepSealed, type SealSubject, sealRow } from './sealed-papers.queries.ts'

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

type Pdf = Uint8Array<ArrayBuffer>

interface PrintedPaper {
  subject: SealSubject
  evidence: PaperEvidence
  print(): Promise<Pdf>
}

/** In the transaction that finishes a paper: from now on it is printed as a sealed file. */
export const sealFromNow = (ctx: Context, tx: Tx, subject: SealSubject) => sealRow(tx, subject, ctx.clock.now())

/** The sealed file of a paper that was finished since papers are sealed; any other paper as it is printed. */
export const sealedIfFinished = async (ctx: Context, paper: PrintedPaper): Promise<Pdf> =>
  (await isToBeSealed(ctx.db, paper.subject)) ? sealed(ctx, paper) : paper.print()

/**
 * The same bytes at every call. Without a seal, because the certificate or the library fails, the paper is handed out
 * as printed, and the next call tries again.
 */
export async function sealed(ctx: Context, { subject, evidence, print }: PrintedPaper): Promise<Pdf> {
  const { id, content } = await sealRow(ctx.db, subject, ctx.clock.now())
  if (content) return new Uint8Array(content)
  const pdf = await print()
  try {
    const at = ctx.clock.now()
    const file = await evidenceFile(ctx, { number: id, kind: subject.kind, hash: subject.hash, evidence, at })
    const made = await ctx.sealer.seal({ pdf, evidence: file, number: id, at })
    const kept = await keepSealed(ctx.db, id, {
      content: made.content,
      digest: sha256(made.content),
      evidence_digest: sha256(file),
      sealed_at: at,
      stamped_at: made.stamped ? at : null,
    })
    return new Uint8Array(kept)
  } catch (error) {
    ctx.log.error({ err: error, kind: subject.kind, paper: subject.subject_id }, 'paper not sealed')
    return pdf
  }
}
