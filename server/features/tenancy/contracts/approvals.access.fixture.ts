import { newId } from '#domain/kernel/ids.ts'
import { smsApi } from '#domain/operations/admin/sms.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { sealedPapersApi } from '#domain/tenancy/sealed-papers/sealed-papers.api.ts'
import { smsMessages } from '#server/db/schema/mail.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { mailedToken, tokenOf } from '#server/testing/mailed-links.ts'

/** Only the link decides, not the session: without a valid one everyone gets the same refusal. */
const withoutLink = { through: 400, call: () => ({ params: { token: 'bozuk!' } }) }
const withAnswer = {
  through: 400,
  call: () => ({ params: { token: 'bozuk!' }, body: { answer: 'approved' } }),
}

/** A contract for people without an account, who answer by link. */
async function sentContract({ app, people: { owner }, freshProperty }: World, guarantor = false) {
  const [tenant, surety] = [`${newId()}@ornek.test`, `${newId()}@ornek.test`]
  const body = contractFormFor((await freshProperty('unassigned')).id, {
    tenants: [tenantParty(tenant, { is_primary: true })],
    guarantor: guarantor ? guarantorParty({ guarantor_email: surety }) : null,
  })
  const params = { id: (await owner.call(contractsApi.create, { body })).body.id }
  return { params, mailed: () => mailedToken(app, guarantor ? surety : tenant) }
}
const yes = { answer: 'approved' }
const byMailedLink = (guarantor: boolean) => async (world: World) => {
  const { mailed } = await sentContract(world, guarantor)
  return { by: world.app.guest, input: { params: { token: await mailed() }, body: yes } }
}

const withMailedLink = (guarantor: boolean) => async (world: World) => {
  const { mailed } = await sentContract(world, guarantor)
  return { by: world.app.guest, input: { params: { token: await mailed() } } }
}

export const approvalsAccess: AccessRow[] = [
  anywhere(approvalsApi.open, withoutLink),
  anywhere(approvalsApi.sendCode, {
    ...withoutLink,
    // Only a link that the owner handed over asks for a code.
    success: async (world) => {
      const { owner } = world.people
      const { params } = await sentContract(world)
      const approval = (await owner.call(contractsApi.view, { params })).body.approvals[0]!.id
      const handed = (await owner.call(contractsApi.link, { params: { ...params, approval } })).body
      return { by: world.app.guest, input: { params: { token: tokenOf(handed) } } }
    },
  }),
  anywhere(approvalsApi.answer, { ...withAnswer, success: byMailedLink(false) }),
  anywhere(approvalsApi.decision, withoutLink),
  anywhere(approvalsApi.paper, withoutLink),
  anywhere(approvalsApi.renew, { ...withoutLink, success: withMailedLink(false) }),
  anywhere(approvalsApi.openGuarantor, withoutLink),
  anywhere(approvalsApi.sendGuarantorCode, {
    ...withoutLink,
    success: async (world) => {
      const { params } = await sentContract(world, true)
      const handed = (await world.people.owner.call(contractsApi.guarantorLink, { params })).body
      return { by: world.app.guest, input: { params: { token: tokenOf(handed) } } }
    },
  }),
  anywhere(approvalsApi.answerGuarantor, { ...withAnswer, success: byMailedLink(true) }),
  anywhere(approvalsApi.guarantorDecision, withoutLink),
  anywhere(approvalsApi.renewGuarantor, { ...withoutLink, success: withMailedLink(true) }),
  anywhere(approvalsApi.guarantorForm, withoutLink),
  anywhere(approvalsApi.copy, withoutLink),
  anywhere(contractsApi.verify, { call: () => ({ params: { hash: '0'.repeat(64) } }) }),
  anywhere(sealedPapersApi.verify, { call: () => ({ params: { digest: '0'.repeat(64) }, query: {} }) }),
  anywhere(smsApi.outbox),
  anywhere(smsApi.resend, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: async ({ app, people: { admin } }) => {
      const id = newId()
      await app.ctx.db.insert(smsMessages).values({ id, to: '+905321112233', text: 'Deneme', state: 'failed' })
      return { by: admin, input: { params: { id } } }
    },
  }),
]
