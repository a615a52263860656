import { refuseApproval } from '#domain/tenancy/contracts/approvals.messages.ts'
import type { Context } from '#server/context.ts'
import type { FileReply } from '#server/http/route.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { attachmentById } from '#server/services/mail/mail.queries.ts'
import { copyLink } from './contract-links.ts'

/** Runs as a job, because printing takes seconds and the last answer must not wait. */
export const contractCopiesJob = jobKind<{ contract: string; round: number }>('send-contract-copies', {
  retryLimit: 5,
  expireInSeconds: 120,
})

/** The paper stored for mails, for a party without an account whose mail could not attach it. */
export async function downloadCopy(ctx: Context, token: string): Promise<FileReply> {
  const { attachmentId } = copyLink.read(ctx.secrets.tokens, token, ctx.clock.now())
  const file = await attachmentById(ctx.db, attachmentId)
  if (!file) throw refuseApproval('approval_missing')
  return { content: new Uint8Array(file.content), type: file.type, cache: 'no-store', saveAs: file.name }
}
