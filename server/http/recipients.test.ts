import { expect, test } from 'vitest'
import { ticketsApi } from '#domain/community/tickets/tickets.api.ts'
import { addDays, addMonths, dayMs } from '#domain/kernel/dates.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { endingRow } from '#server/features/tenancy/endings/ending-rows.fixture.ts'
import { insertEnding } from '#server/features/tenancy/endings/endings.queries.ts'
import { increaseRow } from '#server/features/tenancy/rent-increases/increase-rows.fixture.ts'
import { insertIncrease } from '#server/features/tenancy/rent-increases/rent-increases.queries.ts'
import type { Client } from '#server/testing/client.ts'
import { during } from '#server/testing/effects.ts'
import { recipientScene, type TellingScene } from '#server/testing/recipients.ts'
import { pdf } from '#server/testing/sample-files.ts'

interface RecipientsByChannel {
  bell: string[]
  mail: string[]
  push: string[]
  /** Whose open screens reload. */
  screen: string[]
}
type Call = (scene: TellingScene) => Promise<{ by: Client; endpoint: Endpoint; input: object }>

/** The second rent year began six weeks before the tests' day. */
const yearStart = addDays('2026-11-16', -42)
/** Those who see the contract: its parties and the staff whose rights hold. */
const contractReaders = ['agent', 'clerk', 'flatmate', 'lawyer', 'owner', 'proxy', 'shareholder', 'tenant']
const receipt = () => ({ key: newId(), amount: 25_000_00, on_date: '2026-11-10' })

// A closed account finds the notification in its list if it is opened again. Letters about a contract go to its parties,
// with or without an account.
const calls: [what: string, Call, recipients: RecipientsByChannel, given?: Parameters<typeof recipientScene>[0]][] = [
  [
    'the last tenant approves the contract',
    async ({ people, contract }) => ({
      by: people.tenant,
      endpoint: contractsApi.answer,
      input: { params: { id: contract }, body: { answer: 'approved' } },
    }),
    {
      bell: ['closed tenant', 'flatmate', 'owner', 'tenant'],
      mail: ['owner'],
      push: ['flatmate', 'owner', 'tenant'],
      screen: contractReaders,
    },
    { waiting: true },
  ],
  [
    'the owner cancels the contract',
    async ({ people, contract }) => ({
      by: people.owner,
      endpoint: contractsApi.cancel,
      input: { params: { id: contract }, body: { reason: 'Vazgeçildi' } },
    }),
    {
      bell: ['closed tenant', 'flatmate', 'tenant'],
      mail: ['closed tenant', 'flatmate', 'owner', 'tenant'],
      push: ['flatmate', 'tenant'],
      screen: contractReaders,
    },
    { waiting: true },
  ],
  [
    'the clerk records a payment',
    async ({ people, tenancy }) => ({
      by: people.clerk,
      endpoint: paymentsApi.record,
      input: {
        body: {
          payments: [
            {
              tenancy_id: tenancy,
              amount: 100_00,
              currency: 'TL',
              on_date: '2026-11-16',
              method: 'bank',
              key: newId(),
            },
          ],
        },
      },
    }),
    {
      bell: ['closed tenant', 'flatmate', 'tenant'],
      // The mail waits out the undo.
      mail: [],
      push: ['flatmate', 'tenant'],
      screen: ['agent', 'clerk', 'flatmate', 'lawyer', 'owner', 'proxy', 'shareholder', 'tenant'],
    },
  ],
  [
    'the owner confirms a receipt',
    async ({ people, tenancy }) => {
      const sent = { params: { id: tenancy }, query: receipt(), file: new Blob([pdf()]) }
      const { id } = (await people.flatmate.call(tenantPaymentsApi.send, sent)).body
      const body = { amount: 25_000_00, on_date: '2026-11-10' }
      return { by: people.owner, endpoint: tenantPaymentsApi.confirm, input: { params: { id }, body } }
    },
    {
      bell: ['flatmate'],
      // The mail waits out the undo.
      mail: [],
      push: ['flatmate'],
      screen: ['agent', 'clerk', 'flatmate', 'lawyer', 'owner', 'proxy', 'shareholder', 'tenant'],
    },
  ],
  [
    'the person who opened a ticket replies',
    async ({ people: { tenant } }) => {
      const { id } = (await tenant.call(ticketsApi.create, { body: { subject: 'Giriş', body: 'Giremiyorum.' } })).body
      return { by: tenant, endpoint: ticketsApi.reply, input: { params: { id }, body: { text: 'Hâlâ giremiyorum.' } } }
    },
    { bell: ['admin'], mail: ['admin'], push: ['admin'], screen: ['admin', 'tenant'] },
  ],
  [
    'an administrator replies to a ticket',
    async ({ people: { tenant, admin } }) => {
      const { id } = (await tenant.call(ticketsApi.create, { body: { subject: 'Giriş', body: 'Giremiyorum.' } })).body
      return { by: admin, endpoint: ticketsApi.reply, input: { params: { id }, body: { text: 'Bakıyoruz.' } } }
    },
    { bell: ['tenant'], mail: ['tenant'], push: ['tenant'], screen: ['admin', 'tenant'] },
  ],
  [
    'the tenant writes to the owner',
    async ({ people: { tenant, owner } }) => {
      const { chat_id } = (await tenant.call(chatApi.open, { body: { user_id: owner.id } })).body
      const input = { params: { id: chat_id }, body: { id: newId(), text: 'Kombi su akıtıyor' } }
      return { by: tenant, endpoint: chatApi.send, input }
    },
    { bell: ['owner'], mail: ['owner'], push: ['owner'], screen: ['owner', 'tenant'] },
  ],
  [
    'the owner invites a person with an account',
    async ({ people: { owner, stranger } }) => {
      const body = { type: 'authorised', username: 'Yeni Kişi', email: stranger.email, properties: [] }
      return { by: owner, endpoint: staffApi.create, input: { body } }
    },
    { bell: ['stranger'], mail: ['stranger'], push: ['stranger'], screen: [] },
  ],
  [
    'the owner records a notice to the tenants',
    async ({ people: { owner }, tenancy }) => {
      const days = { given_on: '2026-11-10', delivered_on: '2026-11-12' }
      const body = { way: 'late_rent', text: 'Kasım kirasını ödeyiniz.', delivery: 'noter', ...days }
      return { by: owner, endpoint: endingsApi.giveNotice, input: { params: { id: tenancy }, body } }
    },
    {
      bell: ['closed tenant', 'flatmate', 'tenant'],
      mail: ['closed tenant', 'flatmate', 'tenant'],
      push: ['flatmate', 'tenant'],
      screen: ['agent', 'clerk', 'flatmate', 'lawyer', 'owner', 'proxy', 'shareholder', 'tenant'],
    },
  ],
  [
    'the owner applies a rent increase',
    async ({ app: { ctx }, people: { owner }, property, contract, tenancy }) => {
      const sent_at = new Date(ctx.clock.now().getTime() - 14 * dayMs)
      const of = { tenancy_id: tenancy, property_id: property, contract_id: contract }
      const increase = increaseRow({ ...of, year_start: yearStart, sent_at })
      await insertIncrease(ctx.db, increase)
      return { by: owner, endpoint: rentIncreasesApi.apply, input: { params: { id: increase.id } } }
    },
    {
      bell: ['closed tenant', 'flatmate', 'tenant'],
      mail: ['flatmate', 'tenant'],
      push: ['flatmate', 'tenant'],
      screen: contractReaders,
    },
    { baslangicTarihi: addMonths(yearStart, -12) },
  ],
  [
    'the owner returns the deposit',
    async ({ app: { ctx }, people: { owner }, property, contract, tenancy }) => {
      const ending = endingRow({ tenancy_id: tenancy, property_id: property, contract_id: contract })
      await insertEnding(ctx.db, ending)
      const body = { refunded_on: '2026-11-10', amount: 100_000 }
      return { by: owner, endpoint: endingsApi.recordRefund, input: { params: { id: ending.id }, body } }
    },
    {
      bell: ['closed tenant', 'flatmate', 'tenant'],
      mail: ['closed tenant', 'flatmate', 'tenant'],
      push: ['flatmate', 'tenant'],
      screen: contractReaders,
    },
  ],
]

test.each(calls)('%s: exactly these people are told', async (_, call, expected, given) => {
  const scene = await recipientScene(given)
  const { by, endpoint, input } = await call(scene)
  const { result, effects } = await during(scene.app, () => by.call(endpoint, input as never))
  expect({ status: result.status, ...scene.recipientsByChannel(effects) }).toEqual({ status: 200, ...expected })
})
