import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { contractFormFor, guarantorParty } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** The data of the newest mail of this kind, as queued for the provider. */
async function dataOf(app: TestApp, template: string) {
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.template, template)).orderBy(mails.id)
  return rows.at(-1)!.params
}

test('MAIL-05 MAIL-06 the letters of a contract leave with the specified data, filled from the contract', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const form = contractFormFor(property.id, { guarantor: guarantorParty() })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const contract = {
    tenant_email: 'kiraci@ornek.test',
    tenant_name: 'Kiracı kiraci',
    owner_name: 'Ayşe Yıldırım',
    owner_email: 'ayse@ornek.test',
    property_title: 'Moda Daire',
    // As everywhere: the last six characters in capitals (CON-16).
    contract_id: id.slice(-6).toUpperCase(),
    monthly_rent: '25.000,00 ₺',
    start_date: '01.12.2026',
    duration: '1 yıl',
    has_guarantor: 'true',
  }
  expect(await dataOf(app, 'tenant-approval')).toMatchObject({
    ...contract,
    guarantor_approval_status: 'pending',
    status: expect.stringMatching(/^waiting_for_/),
    revision_note: '',
  })
  const asked = await dataOf(app, 'guarantor-request')
  const { owner_email: _, has_guarantor: __, ...shared } = contract
  expect(asked).toMatchObject({
    ...shared,
    guarantor_email: 'kefil_bir@ornek.test',
    guarantor_name: 'Kemal Işık',
    approval_token: expect.stringMatching(/^[\w-]{40,}$/),
  })

  const token = asked.approval_token!
  await app.guest.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'approved' } })
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.template, 'tenant-approval')).orderBy(mails.id)
  const own = /tenant-approval\/([\w-]+)/.exec(mail!.text)![1]!
  const body = { answer: 'rejected' as const, note: 'Depozito iki kira olsun.' }
  await app.guest.call(approvalsApi.answer, { params: { token: own }, body })
  expect(await dataOf(app, 'contract-status')).toMatchObject({
    ...contract,
    guarantor_approval_status: 'approved',
    status: 'rejected',
    revision_note: 'Depozito iki kira olsun.',
  })
})
