import { newId } from '#domain/kernel/ids.ts'
import { smsApi } from '#domain/operations/admin/sms.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

/** Only the link decides, not the session: without a valid one everyone gets the same refusal. */
const withoutLink = { through: 400, call: () => ({ params: { token: 'bozuk!' } }) }
const withAnswer = {
  through: 400,
  call: () => ({ params: { token: 'bozuk!' }, body: { answer: 'approved' } }),
}

export const approvalsAccess: AccessRow[] = [
  anywhere(approvalsApi.open, withoutLink),
  anywhere(approvalsApi.sendCode, withoutLink),
  anywhere(approvalsApi.answer, withAnswer),
  anywhere(approvalsApi.decision, withoutLink),
  anywhere(approvalsApi.openGuarantor, withoutLink),
  anywhere(approvalsApi.sendGuarantorCode, withoutLink),
  anywhere(approvalsApi.answerGuarantor, withAnswer),
  anywhere(approvalsApi.guarantorDecision, withoutLink),
  anywhere(approvalsApi.guarantorForm, withoutLink),
  anywhere(approvalsApi.copy, withoutLink),
  anywhere(contractsApi.verify, { call: () => ({ params: { hash: '0'.repeat(64) } }) }),
  anywhere(smsApi.outbox),
  anywhere(smsApi.resend, { through: 404, call: () => ({ params: { id: newId() } }) }),
]
