import { newId } from '#domain/kernel/ids.ts'
import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { bankLines, bankStatements } from '#server/db/schema/bank-statements.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { Caller, World } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

/** A bank account belongs to an owner, not a property: only those who manage that owner's payments have access. */
const managersOnly: Partial<Record<Caller, number>> = {
  'suspended staff': 404,
  tenant: 404,
  'tenant elsewhere': 404,
  'other host': 404,
  'authorised without flags': 404,
  'estate with canAddProperty': 404,
  'estate without flags': 404,
  lawyer: 404,
  shareholder: 404,
  'agent here, clerk there': 404,
  'clerk here, agent there': 200,
  'lawyer here, proxy there': 404,
  'shareholder here, agent there': 404,
  'clerk without flags here, lawyer there': 404,
}

const file = (world: World) => ({
  owner: world.people.owner.id,
  file_name: 'hareketler.csv',
  content: { kind: 'text', text: 'Tarih;Açıklama;Tutar\n02.11.2026;Kira;100,00' },
})

/** A bank line of the owner uploaded by the caller, so that only the right to manage payments decides. */
async function lineOf({ app, people }: World, caller: Caller, state: 'waiting' | 'ignored') {
  const owner_id = people.owner.id
  const id = newId()
  const taken_by = caller === 'guest' ? null : people[caller].id
  const created_at = app.ctx.clock.now()
  const statement = { id: newId(), owner_id, format: 'csv' as const, file_name: 'a.csv', by_name: 'Ayşe', created_at }
  await app.ctx.db.insert(bankStatements).values(statement)
  await app.ctx.db.insert(bankLines).values({
    id,
    owner_id,
    taken_by,
    created_at,
    state,
    statement_id: statement.id,
    account: 'TR1',
    format: 'csv',
    line: 2,
    fingerprint: id,
    day: '2026-11-02',
    amount: 10_000,
    currency: 'TL',
  })
  return id
}

export const bankStatementsAccess: AccessRow[] = [
  anywhere(bankStatementsApi.check, { except: managersOnly, call: (world) => ({ body: file(world) }) }),
  anywhere(bankStatementsApi.take, {
    except: managersOnly,
    call: (world) => ({ body: { ...file(world), account: 'TR330006100519786457841326' } }),
  }),
  // Open to everyone; its content is tested in bank-statements.test.ts.
  anywhere(bankStatementsApi.lines),
  anywhere(bankStatementsApi.tenancies, {
    except: managersOnly,
    call: ({ people }) => ({ query: { owner: people.owner.id } }),
  }),
  anywhere(bankStatementsApi.confirm, {
    except: managersOnly,
    call: async (world, caller) => {
      const { tenancy } = await lastingTenancyAt(world.properties.assigned, world)
      const parts = [{ tenancy, amount: 10_000, pot: 'payment' }]
      return { body: { lines: [{ id: await lineOf(world, caller, 'waiting'), parts, again: true }] } }
    },
  }),
  anywhere(bankStatementsApi.ignore, {
    except: managersOnly,
    call: async (world, caller) => ({
      params: { id: await lineOf(world, caller, 'waiting') },
      body: { reason: 'Kirayla ilgisi yok' },
    }),
  }),
  anywhere(bankStatementsApi.undo, {
    except: managersOnly,
    call: async (world, caller) => ({ params: { id: await lineOf(world, caller, 'ignored') } }),
  }),
]
