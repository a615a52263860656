import { expect, test } from 'vitest'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { createLog } from '#server/platform/log.ts'
import { contractFormFor, guarantorParty } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function asked(app: TestApp) {
  const host = await app.build.host()
  const property = await app.build.property(host)
  const form = contractFormFor(property.id, { guarantor: guarantorParty() })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const { approvals } = (await host.call(contractsApi.view, { params: { id } })).body
  return { host, id, approval: approvals[0]!.id }
}

/** The tokens as mailed. */
async function tokensOf(app: TestApp) {
  const texts = (await app.ctx.db.select().from(mails).orderBy(mails.id)).map(({ text }) => text).join('\n')
  return {
    tenant: /tenant-approval\/([\w-]+)/.exec(texts)![1]!,
    guarantor: /guarantor-approval\/([\w-]+)/.exec(texts)![1]!,
  }
}

test.each([
  ['outbox', true],
  ['smtp', false],
])('APR-06 with the %s adapter an administrator reads links: %s', async (name, readable) => {
  const mailTransport = {
    name,
    send: async ({ text }: { text: string }) => {
      throw new Error(`Reddedildi: ${text}`)
    },
  }
  const app = await startTestApp({ replace: { mailTransport } })
  const { host, id, approval } = await asked(app)
  const admin = await app.build.admin()
  await app.ctx.jobs.drain()
  const shown = JSON.stringify((await admin.call(adminApi.outbox)).body)
  for (const token of Object.values(await tokensOf(app))) expect(shown.includes(token)).toBe(readable)
  expect(shown.includes('tenant-approval/…')).toBe(!readable)

  // Owners hand a link to a person they know; an administrator would decide for a stranger.
  expect((await host.call(contractsApi.link, { params: { id, approval } })).status).toBe(200)
  expect((await host.call(contractsApi.guarantorLink, { params: { id } })).status).toBe(200)
  expect((await admin.call(contractsApi.link, { params: { id, approval } })).status).toBe(403)
  expect((await admin.call(contractsApi.guarantorLink, { params: { id } })).status).toBe(403)
  const card = async (who: typeof host) => (await who.call(contractsApi.view, { params: { id } })).body.contract
  expect(await card(host)).toMatchObject({ manage: true, copy_links: true })
  expect(await card(admin)).toMatchObject({ manage: true, copy_links: false })
})

test('APR-06 neither a link nor anybody’s data reaches the log, whatever fails', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const app = await startTestApp({ log, ownDatabase: true })
  const { host, id } = await asked(app)
  const { tenant, guarantor } = await tokensOf(app)
  const property = await app.build.property(host)

  await app.ctx.db.run('alter table mails rename to mails_away')
  const form = contractFormFor(property.id)
  expect((await host.call(contractsApi.create, { body: form })).status).toBe(500)
  expect((await host.call(contractsApi.resendGuarantor, { params: { id } })).status).toBe(500)
  await app.ctx.db.run('alter table contract_events rename to contract_events_away')
  for (const call of [
    app.guest.call(approvalsApi.open, { params: { token: tenant } }),
    app.guest.call(approvalsApi.answer, { params: { token: tenant }, body: { answer: 'approved' } }),
    app.guest.call(approvalsApi.openGuarantor, { params: { token: guarantor } }),
    app.guest.call(approvalsApi.answerGuarantor, { params: { token: guarantor }, body: { answer: 'approved' } }),
  ])
    expect((await call).status).toBe(500)

  const written = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(6)
  // The log has the error and where it happened, with the database's message.
  expect(written).toContain('relation \\"mails\\" does not exist')
  expect(written).toMatch(/"path":"\/api\/approvals\/…"/)
  expect(written).toContain('recordAnswer')
  for (const secret of [tenant, guarantor, 'approval/ey', 'kiraci@ornek.test', 'Kiracı kiraci', 'Moda Cad.'])
    expect(written).not.toContain(secret)
  expect(written).not.toMatch(/approval\/[\w-]{20}/)
})
