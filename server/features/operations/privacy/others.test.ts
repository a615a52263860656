import { expect, test } from 'vitest'
import { privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { registration } from '#server/testing/register.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { archiveOf, fetchArchive, rowsIn, wholeText } from './archive.fixture.ts'
import { fillEveryTable } from './fill-every-table.fixture.ts'

/** Data people may read about others, with the reason; anything not listed must not be readable. */
const known = {
  /** Both sides see it on the contract's page, in its papers and in the account. */
  tenancy: `arrears_notices.text arrears_notices.by_name arrears_notices.return_reason arrears_notices.returned_by_name
    contract_approvals.tenant_name contract_approvals.approval_note contract_approvals.paper_scan contract_approvals.wishes
    contract_events.actor_name contract_snapshots.document
    contract_tenants.tenant_name contract_tenants.tenant_phone contract_tenants.tenant_address
    contracts.guarantor_name contracts.guarantor_phone contracts.guarantor_residence contracts.guarantor_note
    contracts.guarantor_scan
    ending_changes.proposed_by_name ending_changes.reason ending_deduction_files.file_id
    ending_deductions.title ending_deductions.reason ending_deductions.fixture_name ending_deductions.answer_note
    ending_deductions.answered_by_name ending_events.actor_name ending_events.detail
    ending_notices.text ending_notices.proof_file ending_notices.by_name ending_notices.withdrawn_by_name
    ending_notices.withdraw_reason ending_tasks.done_by_name
    endings.started_by_name endings.reason endings.assessment endings.objected_by_name endings.objection
    endings.closed_by_name endings.close_reason endings.refund_iban
    handover_photos.file_id handover_remarks.text handover_remarks.author_name handovers.data handovers.updated_by_name
    invoices.name invoices.file_id ledger_entries.note ledger_entries.file_id ledger_entries.by_name
    paper_events.actor_name paper_parties.name paper_parties.note paper_parties.objections
    paper_signatures.name paper_signatures.objection paper_signatures.recorded_by_name paper_signatures.scan
    papers.document papers.created_by_name payment_plans.by_name
    payment_receipts.note payment_receipts.file_id payment_receipts.reason payment_receipts.by_name
    payment_receipts.decided_by_name payment_reminders.text
    rent_changes.by_name rent_changes.note rent_changes.taken_back_by_name rent_changes.take_back_reason
    rent_increases.note rent_increases.objection rent_increases.objected_by_name rent_increases.closed_by_name
    rent_increases.close_reason rent_increases.by_name
    undertakings.spouse_name undertakings.document undertakings.created_by_name undertakings.scan_file
    undertakings.withdrawn_by_name undertakings.withdraw_reason`,
  /** The terms, part of every copy of the contract. */
  terms: `contracts.owner_name contracts.landlord_name contracts.simdikiDurumu contracts.yetkiliMahkeme
    contracts.hususiSartlar`,
  /** The landlord's contact and payment details. */
  landlord: 'contracts.iban contracts.landlord_phone contracts.landlord_residence contracts.cancel_reason',
  /** The tenant's details, as the contract's page shows them to the other parties. */
  tenant: 'contracts.tenant_name contracts.tenant_phone contracts.tenant_address contracts.tenant_residence',
  /**
   * The owner wrote the contract, keeps the case file, and manages the property with its papers, expenses, staff and
   * applicants.
   */
  owner: `contract_events.detail contract_tenants.tenant_birth_date contracts.tenant_birth_date
    arrears_messages.sender_name arrears_messages.text arrears_messages.file_ids arrears_messages.chosen_by_name
    delivery_images.oda delivery_images.aciklama evacuation_images.oda evacuation_images.aciklama
    property_images.oda property_images.aciklama property_shares.name property_documents.name property_events.actor_name property_events.detail
    expense_events.by_name expense_events.detail fixture_docs.file_id fixtures.demirbasCinsi fixtures.marka
    fixtures.aciklama fixtures.teslimDurumu fixtures.tahliyeDurumu
    tenancy_requests.adiSoyadi tenancy_requests.telefonNumarasi tenancy_requests.dogumTarihi
    tenancy_requests.iletisimAdresi ticket_replies.text`,
  /** Both took part in the conversation. */
  conversation:
    'messages.text suggestion_comments.author_name suggestion_comments.text suggestion_files.file_id files.name',
  /** It was attached to a mail to the reader. */
  mailed: 'mail_attachments.name mail_attachments.content',
  /** The reader entered it, did it for an owner, or is the owner it was done for. */
  work: `audit_log.detail bank_statements.file_name bank_statements.by_name
    bin_items.title bin_items.data bin_items.deleted_by_name
    engagements.username engagements.phoneNumber engagements.offer
    expenses.supplier expenses.description expenses.created_by_name expenses.voided_by_name expenses.void_reason
    recurring_expenses.supplier recurring_expenses.description recurring_expenses.created_by_name
    suggestions.demirbas suggestions.aciklama suggestions.ret_nedeni
    tenants.adiSoyadi tenants.telefonNumarasi tenants.dogumTarihi tenants.iletisimAdresi`,
}
const lists = (...texts: string[]) => texts.flatMap((text) => text.split(/\s+/)).sort()
const { tenancy, terms, landlord, mailed, conversation, work } = known

const seenBy = {
  owner: lists(tenancy, known.tenant, known.owner, conversation, work),
  tenant: lists(tenancy, terms, landlord, conversation, mailed, work),
  other: lists(tenancy, terms, landlord, known.tenant, mailed, work),
  guarantor: lists('contract_snapshots.document contracts.tenant_name', terms, mailed, work),
  agent: lists(mailed, work),
}

/** Device and contact details: only in the person's own archive. */
const own = `contract_events.ip contract_events.user_agent paper_events.ip paper_events.user_agent audit_log.address
  audit_log.device paper_parties.phone contract_approvals.asked_phone`.split(/\s+/)

test('HDR-03 an archive holds of other people what its reader knows anyway, and nothing else', {
  timeout: 300_000,
}, async () => {
  const app = await startTestApp({ ownDatabase: true })
  const phones = [1, 2, 3, 4, 5].map((last) => `+90530000000${last}`)
  const host = await app.build.host({ email: 'sahip@ornek.test', phoneNumber: phones[0]! })
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test', phoneNumber: phones[1]! })
  const other = await app.build.tenant({ email: 'digerkiraci@ornek.test', phoneNumber: phones[2]! })
  const guarantor = await app.build.tenant({ email: 'kefil@ornek.test', phoneNumber: phones[3]! })
  const agent = await app.build.staff(host, { email: 'emlakci@ornek.test', phoneNumber: phones[4]!, role: 'proxy' })
  const readers = { owner: host, tenant, other, guarantor, agent }
  // Requested first, because the rows added below break the screens.
  for (const reader of Object.values(readers)) expect((await reader.call(privacyApi.askArchive)).status).toBe(200)
  const people = Object.values(readers).map(({ id, accountId, email }, at) => ({
    id,
    accountId,
    email,
    phone: phones[at]!,
  }))
  const written = await fillEveryTable(app, {
    owner: people[0]!,
    tenants: [people[1]!, people[2]!],
    guarantor: people[3]!,
    agent: people[4]!,
  })
  await app.ctx.jobs.drain()
  for (const [role, reader] of Object.entries(readers)) {
    const { rows } = await app.ctx.db.run('select id, size from data_archives where user_id = $1', [reader.id])
    const archive = await fetchArchive(reader, rows[0] as { id: string; size: number })
    const text = wholeText(archive)
    const columns = (isTheirs: boolean) => [
      ...new Set(
        written
          .filter(({ value, of }) => (of.id === reader.id) === isTheirs && text.includes(value))
          .map(({ table, column }) => `${table}.${column}`),
      ),
    ]
    expect([role, columns(false).sort()]).toEqual([role, seenBy[role as keyof typeof seenBy]])
    const ownColumns = columns(true)
    if (role === 'tenant' || role === 'other') expect(own.filter((column) => !ownColumns.includes(column))).toEqual([])
    // Rows are found by this address, so it cannot be a unique text.
    expect(new Set(rowsIn(archive, 'paper_parties').flatMap(({ email }) => email ?? []))).toEqual(
      new Set([reader.email]),
    )
  }
})

test('HDR-03 an address that is not proven brings nobody the contract or the letters of whoever reads its mail', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const tenants = [tenantParty('kiraci@ornek.test', { is_primary: true, tenant_phone: '+905321112233' })]
  const body = contractFormFor(property.id, { tenants })
  expect((await host.call(contractsApi.create, { body })).status).toBe(200)
  // Two ways to use a foreign address: one without an account, and one that has an account.
  for (const email of ['kiraci@ornek.test', host.email]) {
    const browser = app.client()
    const form = await registration(browser, { email })
    expect((await browser.call(accountsApi.register, { body: form })).status).toBe(200)
    await app.ctx.db.run('update users set is_active = true, decided_at = now() where not is_active')
    const archive = await archiveOf(app, browser)
    for (const table of ['contracts', 'contract_tenants', 'contract_approvals', 'contract_snapshots', 'mails'])
      expect([email, table, rowsIn(archive, table)]).toEqual([email, table, []])
    expect(wholeText(archive)).not.toContain('Moda Daire')
  }
})

test('HDR-03 a number that anybody can enter does not show the codes that were sent to it', async () => {
  const app = await startTestApp()
  const phoneNumber = '+905321112233'
  await app.build.tenant({ phoneNumber })
  const stranger = await app.build.host({ phoneNumber })
  const alone = await app.build.host({ phoneNumber: '+905321112244' })
  for (const to of [phoneNumber, '+905321112244'])
    await app.ctx.db.run(
      `insert into sms_messages (id, "to", text, state) values (gen_random_uuid(), $1, $2, 'sent')`,
      [to, encryptText(app.ctx.secrets.encryption, 'Onay kodunuz 481516')],
    )
  expect(rowsIn(await archiveOf(app, stranger), 'sms_messages')).toEqual([])
  const archive = await archiveOf(app, alone)
  expect(rowsIn(archive, 'sms_messages')).toMatchObject([{ to: '+905321112244', state: 'sent' }])
  expect(wholeText(archive)).not.toContain('481516')
})
