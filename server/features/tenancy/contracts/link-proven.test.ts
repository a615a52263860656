import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { properties } from '#server/db/schema/properties.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { addressKeyFor, mailsTo } from '#server/testing/mailed.ts'
import { tokenOf } from '#server/testing/mailed-links.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const email = 'kiraci@ornek.test'

/** An account that claims the address without having proven it. */
async function claimant(app: TestApp) {
  const person = await app.build.tenant({ email })
  await app.ctx.db.update(authUser).set({ emailVerified: false }).where(eq(authUser.id, person.accountId))
  return person
}

async function sent(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property.id) })).body
  return { host, property, id, params: { id } }
}

async function approvalToken(app: TestApp) {
  const [mail] = (await mailsTo(app, email)).filter(({ template }) => template === 'tenant-approval')
  return /tenant-approval\/([\w-]+)/.exec(mail!.text)![1]!
}
const approve = async (app: TestApp) =>
  app.guest.call(approvalsApi.answer, { params: { token: await approvalToken(app) }, body: { answer: 'approved' } })

async function prove(app: TestApp, person: Awaited<ReturnType<typeof claimant>>) {
  await person.call(accountsApi.mailAddressKey)
  const token = await addressKeyFor(app, email)
  expect((await person.call(accountsApi.proveAddress, { body: { token } })).status).toBe(200)
  await app.ctx.jobs.drain()
}

test('AMB-70 a contract that waits for an address appears once the address is proven, with a notification', async () => {
  const app = await startTestApp()
  const tenant = await claimant(app)
  const { params, id } = await sent(app)
  expect((await tenant.call(contractsApi.view, { params })).status).toBe(404)
  await prove(app, tenant)
  expect((await tenant.call(contractsApi.view, { params })).body.actions).toContain('decide')
  expect(await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, tenant.id))).toMatchObject([
    { event: 'Moda Daire kontratı kararınızı bekliyor.', link: `/viewContract/${id}` },
  ])
  const yes = { params, body: { answer: 'approved' as const } }
  expect((await tenant.call(contractsApi.answer, yes)).status).toBe(200)
})

test('AMB-70 whoever sets the first password after a contract was sent finds it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const other = await app.build.property(host)
  const body = { adiSoyadi: 'Yeni Kiracı', emailAdresi: email }
  expect((await host.call(propertyDetailApi.addTenant, { params: { id: other.id }, body })).status).toBe(200)
  const { params } = await sent(app)
  const [invitation] = (await mailsTo(app, email)).filter(({ template }) => template === 'invitation')
  const password = 'Yepyeni-2026-sifre'
  const token = /token=([\w-]+)/.exec(invitation!.text)![1]!
  await app.guest.call(accountsApi.resetPassword, { body: { token, password } })
  await app.ctx.jobs.drain()
  const tenant = app.client()
  await tenant.call(accountsApi.login, { body: { email, password } })
  expect((await tenant.call(contractsApi.view, { params })).status).toBe(200)
})

test('AMB-70 neither opening a link that the owner copied nor an answer from a browser signed in nowhere proves an address or links an account', async () => {
  const app = await startTestApp()
  const tenant = await claimant(app)
  const { host, params, property } = await sent(app)
  const [approval] = (await host.call(contractsApi.view, { params })).body.approvals
  const copied = await host.call(contractsApi.link, { params: { ...params, approval: approval!.id } })
  const link = { params: { token: tokenOf(copied.body) } }
  expect((await tenant.call(approvalsApi.open, link)).status).toBe(200)
  expect((await tenant.call(accountsApi.me)).body.account.emailProven).toBe(false)
  expect((await approve(app)).status).toBe(200)
  expect((await tenant.call(contractsApi.view, { params })).status).toBe(404)
  expect((await tenant.call(propertyDetailApi.detail, { params: { id: property.id } })).status).toBe(404)
})

test('AMB-70 PROP-06 a contract in effect waits for the unproven account too: the property is let, and the proof opens it', async () => {
  const app = await startTestApp()
  const tenant = await claimant(app)
  const { params, property } = await sent(app)
  await approve(app)
  const [row] = await app.ctx.db.select().from(properties).where(eq(properties.id, property.id))
  expect(row!.tasinmazDurumu).toBe('Kiralanmış')
  // The mailbox gets the proof mail; its key belongs to the account with that address.
  expect((await mailsTo(app, email)).map(({ template }) => template)).toContain('address-proof')
  const token = await addressKeyFor(app, email)
  expect((await tenant.call(accountsApi.proveAddress, { body: { token } })).status).toBe(200)
  await app.ctx.jobs.drain()
  expect((await tenant.call(contractsApi.view, { params })).body.contract.status).toBe('active')
  const detail = await tenant.call(propertyDetailApi.detail, { params: { id: property.id } })
  expect(detail.body.relation).toBe('tenant')
  expect(await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, tenant.id))).toMatchObject([
    { event: 'Moda Daire kontratı hesabınıza bağlandı.' },
  ])
})

test('AMB-70 a proven account is linked by an answer of a browser that is signed in nowhere', async () => {
  const app = await startTestApp()
  const { params } = await sent(app)
  const tenant = await app.build.tenant({ email })
  await approve(app)
  expect((await tenant.call(contractsApi.view, { params })).status).toBe(200)
})

test('an address that changed hands by proof brings the new account what waits for it, and the other nothing', async () => {
  const app = await startTestApp()
  const squatter = await claimant(app)
  const { params } = await sent(app)
  const real = await app.build.tenant()
  const body = { email, password: 'Deneme2026!' }
  expect((await real.call(accountsApi.changeEmail, { body })).status).toBe(200)
  const token = await addressKeyFor(app, email)
  expect((await real.call(accountsApi.proveAddress, { body: { token } })).status).toBe(200)
  await app.ctx.jobs.drain()
  expect((await real.call(contractsApi.view, { params })).status).toBe(200)
  expect((await squatter.call(contractsApi.view, { params })).status).toBe(404)
  const [lost] = await app.ctx.db.select().from(users).where(eq(users.id, squatter.id))
  expect(lost).toMatchObject({ claimed_email: email })
})

test('several contracts that wait for one address are all linked', async () => {
  const app = await startTestApp()
  const tenant = await claimant(app)
  const host = await app.build.host()
  for (let count = 0; count < 3; count++) {
    const property = await app.build.property(host)
    const parties = [tenantParty(email, { is_primary: true }), tenantParty(`digeri${count}@ornek.test`)]
    const created = await host.call(contractsApi.create, { body: contractFormFor(property.id, { tenants: parties }) })
    expect(created.status).toBe(200)
  }
  await prove(app, tenant)
  expect((await tenant.call(contractsApi.list)).body.documents).toHaveLength(3)
})
