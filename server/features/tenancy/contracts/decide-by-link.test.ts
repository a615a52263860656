import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractApprovals, contractEvents, contracts, decisionCodes } from '#server/db/schema/contracts.ts'
import { smsMessages } from '#server/db/schema/mail.ts'
import { textOfSms } from '#server/services/sms/texter.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { guarantorLink, tenantLink } from './contract-links.ts'

const phones = { tenant_phone: '0532 111 22 33' }
const day = 86_400_000

/** A contract with its two mailed links. */
async function asked(app: TestApp, name = 'Moda Daire') {
  const host = await app.build.host()
  const property = await app.build.property(host, { baslik: name })
  const created = await host.call(contractsApi.create, {
    body: contractFormFor(property.id, {
      tenants: [tenantParty('kiraci@ornek.test', { is_primary: true, ...phones })],
      guarantor: guarantorParty({ guarantor_phone: '+90 533 444 55 66' }),
    }),
  })
  expect(created).toMatchObject({ status: 200 })
  const { id } = created.body
  const [approval] = (await host.call(contractsApi.view, { params: { id } })).body.approvals
  return {
    host,
    id,
    approval: approval!.id,
    tenant: await mailedToken(app, 'kiraci@ornek.test'),
    guarantor: await mailedToken(app, 'kefil_bir@ornek.test'),
  }
}

/** Every reply a link can give, as one text. */
async function everythingBehind(app: TestApp, token: string) {
  const params = { token }
  const guest = app.client()
  const answers = [
    await guest.call(approvalsApi.open, { params }),
    await guest.call(approvalsApi.decision, { params }),
    await guest.call(approvalsApi.sendCode, { params }),
    await guest.call(approvalsApi.openGuarantor, { params }),
    await guest.call(approvalsApi.guarantorDecision, { params }),
    await guest.call(approvalsApi.sendGuarantorCode, { params }),
    await guest.call(approvalsApi.guarantorForm, { params }),
    await guest.call(approvalsApi.answer, { params, body: { answer: 'approved' } }),
    await guest.call(approvalsApi.answerGuarantor, { params, body: { answer: 'approved' } }),
  ]
  return { statuses: answers.map(({ status }) => status), text: JSON.stringify(answers.map(({ body }) => body)) }
}

describe('APR-10 GUA-01 a link that is not good reveals nothing', () => {
  const refused = (status: number) => status >= 400 && status < 500
  const secrets = /Moda|Ayşe|Kemal|kiraci|(?<!:)25\.?000(?!Z)|2500000|ornek\.test/

  test('forged, altered, foreign', async () => {
    const app = await startTestApp()
    const { id, approval, tenant, guarantor } = await asked(app)
    const other = await asked(app, 'Başka Daire')
    const now = app.ctx.clock.now()
    const wrongSecret = 'x'.repeat(32)
    const decoded = Buffer.from(tenant, 'base64url').toString()
    const bad = [
      tenantLink.token(wrongSecret, { approvalId: approval, contractId: id }, now),
      guarantorLink.token(wrongSecret, { contractId: id, email: 'kefil_bir@ornek.test' }, now),
      // Signed by us, but for another contract, time or person than stored.
      tenantLink.token(app.ctx.secrets.tokens, { approvalId: other.approval, contractId: id }, now),
      tenantLink.token(app.ctx.secrets.tokens, { approvalId: approval, contractId: id }, new Date(now.getTime() - 1)),
      guarantorLink.token(app.ctx.secrets.tokens, { contractId: id, email: 'baska@ornek.test' }, now),
      guarantorLink.token(
        app.ctx.secrets.tokens,
        { contractId: id, email: 'kefil_bir@ornek.test' },
        new Date(now.getTime() - 1),
      ),
      // Correctly signed copied links that were never handed out.
      tenantLink.token(app.ctx.secrets.tokens, { approvalId: approval, contractId: id }, now, 'handed'),
      guarantorLink.token(app.ctx.secrets.tokens, { contractId: id, email: 'kefil_bir@ornek.test' }, now, 'handed'),
      // The contract id replaced, with the old signature.
      Buffer.from(decoded.replace(id, other.id)).toString('base64url'),
      id,
      approval,
      'bozuk!',
    ]
    for (const token of bad) {
      const { statuses, text } = await everythingBehind(app, token)
      expect([token, statuses.every(refused)]).toEqual([token, true])
      expect(text).not.toMatch(secrets)
    }
    // A guarantor's link does not work for tenants, nor the reverse.
    expect((await app.guest.call(approvalsApi.open, { params: { token: guarantor } })).status).toBe(400)
    expect((await app.guest.call(approvalsApi.openGuarantor, { params: { token: tenant } })).status).toBe(404)
    expect((await app.ctx.db.select().from(contractApprovals)).every((row) => row.approval_status === 'pending')).toBe(
      true,
    )
  })

  test('expired, and of a cancelled contract', async () => {
    const app = await startTestApp()
    const { host, id, tenant, guarantor } = await asked(app)
    await host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
    for (const token of [tenant, guarantor]) {
      const { statuses, text } = await everythingBehind(app, token)
      expect(statuses.every(refused)).toBe(true)
      expect(text).not.toMatch(secrets)
    }
    const second = await startTestApp()
    const old = await asked(second)
    second.pass(7 * day + 1000)
    for (const token of [old.tenant, old.guarantor]) {
      const { statuses, text } = await everythingBehind(second, token)
      expect(statuses.every(refused)).toBe(true)
      expect(text).toContain('Token süresi dolmuş')
      expect(text).not.toMatch(secrets)
    }
  })

  test('used: it says what was decided, with the contract that was read and nobody’s address', async () => {
    const app = await startTestApp()
    const { tenant, guarantor } = await asked(app)
    const guest = app.guest
    await guest.call(approvalsApi.answer, { params: { token: tenant }, body: { answer: 'approved' } })
    await guest.call(approvalsApi.answerGuarantor, { params: { token: guarantor }, body: { answer: 'declined' } })
    const behind = { tenant: await everythingBehind(app, tenant), guarantor: await everythingBehind(app, guarantor) }
    expect(behind.tenant.text).toContain('Token daha önce kullanılmış')
    expect(behind.guarantor.text).toContain('Token daha önce kullanılmış')
    for (const { text } of Object.values(behind)) expect(text).not.toMatch(/ornek\.test|11122/)
    const decided = await guest.call(approvalsApi.decision, { params: { token: tenant } })
    expect(decided.body).toMatchObject({
      answer: 'approved',
      decided_at: app.ctx.clock.now().toISOString(),
      summary: { property_title: 'Moda Daire' },
    })
    const declined = await guest.call(approvalsApi.guarantorDecision, { params: { token: guarantor } })
    expect(declined.body).toMatchObject({ answer: 'declined' })
  })
})

test('GUA-05 GUA-06 each damage to a guarantor’s link has its text', async () => {
  const app = await startTestApp()
  const open = async (token: string) =>
    (await app.guest.call(approvalsApi.openGuarantor, { params: { token } })).message
  const pack = (text: string) => Buffer.from(text).toString('base64url')
  expect(await open(' ')).toBe('Token boş veya geçersiz')
  expect(await open('bozuk!')).toBe('Token formatı geçersiz')
  expect(await open(pack('a_1_c'))).toBe('Geçersiz token formatı')
  expect(await open(pack('a_b_dün_c'))).toBe('Token formatı geçersiz')
  expect(await open(pack('a_b_dun_c'))).toBe('Geçersiz token formatı')
})

test('APR-10 GUA-08 opening a link takes three statements, and is witnessed once', async () => {
  const app = await startTestApp()
  const { id, tenant, guarantor } = await asked(app)
  const open = [
    async () => (await app.guest.call(approvalsApi.open, { params: { token: tenant } })).body.summary,
    async () => (await app.guest.call(approvalsApi.openGuarantor, { params: { token: guarantor } })).body.summary,
  ]
  for (const once of open) expect(await once()).toBeDefined()
  for (const again of open) {
    const { result, statements } = await app.counting(again)
    expect(result).toMatchObject({
      tenant_names: ['Kiracı kiraci'],
      guarantor_name: 'Kemal Işık',
      fixtures: [],
    })
    expect(statements.filter((text) => !/^(begin|commit)/i.test(text)).length).toBeLessThanOrEqual(3)
  }
  const events = await app.ctx.db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, id))
    .orderBy(contractEvents.id)
  expect(events.filter(({ kind }) => kind === 'opened').map(({ actor_name }) => actor_name)).toEqual([
    'Kiracı kiraci',
    'Kemal Işık',
  ])
})

test('GUA-09 the form to fill in by hand comes before and after the decision, through this link alone', async () => {
  const app = await startTestApp()
  const { host, id, guarantor } = await asked(app)
  const form = (token: string) => app.guest.call(approvalsApi.guarantorForm, { params: { token } })
  const before = await form(guarantor)
  expect([before.status, before.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const text = (await textOfPdf(before.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
  for (const words of ['Kemal Işık', '300.000,00 ₺', 'Moda Daire', 'kendi el yazısıyla']) expect(text).toContain(words)
  await app.guest.call(approvalsApi.answerGuarantor, { params: { token: guarantor }, body: { answer: 'approved' } })
  expect((await form(guarantor)).status).toBe(200)

  const second = await asked(app, 'İkinci Daire')
  app.pass(1000)
  await second.host.call(contractsApi.resendGuarantor, { params: { id: second.id } })
  expect((await form(second.guarantor)).status).toBe(410)
  expect((await host.call(contractsApi.view, { params: { id } })).body.contract.guarantor_approval_status).toBe(
    'approved',
  )
})

describe('the code by SMS', () => {
  const on = { env: { SMS_ADAPTER: 'outbox' } }
  const lastCode = async (app: TestApp) => {
    const rows = await app.ctx.db.select().from(smsMessages).orderBy(smsMessages.created_at, smsMessages.id)
    const { to, text } = rows.at(-1)!
    return { to, code: /\d{6}/.exec(textOfSms(app.ctx.secrets.encryption, text))![0] }
  }
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('APR-10 while SMS is off nobody is asked for one', async () => {
    const app = await startTestApp()
    const params = { token: (await asked(app)).tenant }
    expect((await app.guest.call(approvalsApi.open, { params })).body).toMatchObject({
      handed: false,
      code_to: [],
    })
    expect(await app.guest.call(approvalsApi.sendCode, { params })).toMatchObject({ status: 409 })
    expect(await app.ctx.db.$count(smsMessages)).toBe(0)
  })

  test('APR-10 a known number gets a code, and without it nothing is decided', async () => {
    const app = await startTestApp(on)
    const { id, tenant } = await asked(app)
    const params = { token: tenant }
    const opened = (await app.guest.call(approvalsApi.open, { params })).body
    expect(opened).toMatchObject({ handed: false, code_to: [{ channel: 'sms', hint: '+90 5** *** ** 33' }] })
    expect(JSON.stringify(opened)).not.toMatch(/532 ?111/)
    const answer = (code?: string) =>
      app.guest.call(approvalsApi.answer, { params, body: { answer: 'approved', ...(code && { code }) } })
    expect(await answer()).toMatchObject({ status: 400, code: 'code_missing' })
    expect(await answer('123456')).toMatchObject({ status: 400, code: 'code_wrong' })

    expect((await app.guest.call(approvalsApi.sendCode, { params })).status).toBe(200)
    const { to, code } = await lastCode(app)
    expect(to).toBe('+905321112233')
    const [kept] = await app.ctx.db.select().from(decisionCodes)
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(JSON.stringify(kept)).not.toContain(tenant)
    expect(await answer(another(code))).toMatchObject({ code: 'code_wrong' })
    expect((await answer(code)).status).toBe(200)
    const events = await app.ctx.db.select().from(contractEvents).where(eq(contractEvents.contract_id, id))
    expect(events.map(({ kind }) => kind)).toContain('code_confirmed')
  })

  test('GUA-01 five tries, ten minutes, and a new code voids the old one', async () => {
    const app = await startTestApp(on)
    const { id, guarantor } = await asked(app)
    const params = { token: guarantor }
    const send = () => app.guest.call(approvalsApi.sendGuarantorCode, { params })
    // Each from another IP address, because this tests the limit per code, not per address.
    const answer = (code: string) =>
      app.client().call(approvalsApi.answerGuarantor, { params, body: { answer: 'approved', code } })
    await send()
    const first = (await lastCode(app)).code
    for (let turn = 0; turn < 5; turn++) expect((await answer(another(first))).code).toBe('code_wrong')
    expect((await answer(first)).code).toBe('code_wrong')

    app.pass(1000)
    await send()
    const second = (await lastCode(app)).code
    app.pass(10 * 60_000 + 1000)
    expect((await answer(second)).code).toBe('code_wrong')

    await send()
    const third = (await lastCode(app)).code
    if (second !== third) expect((await answer(second)).code).toBe('code_wrong')
    expect((await answer(third)).status).toBe(200)
    const [row] = await app.ctx.db.select().from(contracts).where(eq(contracts.id, id))
    expect(row!.guarantor_approval_status).toBe('approved')
  })

  test('a number receives five codes an hour, however many links ask', async () => {
    const app = await startTestApp(on)
    const [one, two] = [await asked(app), await asked(app, 'İkinci')]
    const tokens = [one.tenant, one.tenant, one.tenant, two.tenant, two.tenant, two.tenant]
    const answers = []
    for (const token of tokens)
      answers.push((await app.client().call(approvalsApi.sendCode, { params: { token } })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('one address cannot try links for hours', async () => {
  const app = await startTestApp()
  const tries = Array.from({ length: 301 }, () => app.guest.call(approvalsApi.open, { params: { token: 'bozuk!' } }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await app.client().call(approvalsApi.open, { params: { token: 'bozuk!' } })).status).toBe(400)
})
