import { and, desc, eq, isNull, like } from 'drizzle-orm'
import { addDays, dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { nextOccurrence, occurrencesBy } from '#domain/money/expenses/recurrence.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { claimFromTenant, writtenExpense } from '#server/features/money/expenses/book-expense.ts'
import { recordEvents } from '#server/features/money/expenses/expense-events.ts'
import { insertExpenses, type NewExpenseRow } from '#server/features/money/expenses/expenses.queries.ts'
import { insertRecurring } from '#server/features/money/expenses/recurring.queries.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { lockLedger } from '#server/services/ledger/ledger.queries.ts'
import type { People } from './add-portfolio.ts'
import { demoExpenses, demoPropertyTax, demoRecurring, expenseOwner, taxDays } from './demo-expenses.ts'
import { moda } from './demo-property.ts'
import type { Past } from './past.ts'

interface Scene {
  people: People
  past: Past
  idOf: (title: string) => string
}

/** Expenses of two years: repairs and fees entered by hand, taxes in May and November, others by recurring expenses. */
export async function addExpenses(ctx: Context, tx: Tx, scene: Scene) {
  await addRecurring(tx, scene)
  const rows = [...(await single(tx, scene)), ...taxes(scene)]
  await insertExpenses(tx, rows)
  await recordCreation(tx, rows)
  await claimBrokenGlass(ctx, tx, scene, rows)
}

const recordCreation = (tx: Tx, rows: NewExpenseRow[]) =>
  recordEvents(
    tx,
    rows.map(({ id, created_by = null, created_by_name, created_at, recurring_id }) => ({
      expense: id,
      kind: 'created',
      by: recurring_id ? systemActor : { id: created_by, name: created_by_name },
      at: created_at,
      detail: recurring_id ? 'Tekrarlayan gider' : '',
    })),
  )

function base({ people, past, idOf }: Scene, property: string, owner: string, daysAgo: number) {
  const at = past.daysAgo(Math.max(0, daysAgo - 0.2))
  return {
    id: newId(at.getTime()),
    property_id: idOf(property),
    owner_id: people.id(owner),
    created_by: people.id(owner),
    created_by_name: people.name(owner),
    created_at: at,
  }
}

async function single(tx: Tx, scene: Scene): Promise<NewExpenseRow[]> {
  const rows: NewExpenseRow[] = []
  for (const { property, owner, request, tenant, ...expense } of demoExpenses) {
    const [asked] = request
      ? await tx
          .select({ id: suggestions.id })
          .from(suggestions)
          .where(and(eq(suggestions.property_id, scene.idOf(property)), like(suggestions.aciklama, `%${request}%`)))
      : []
    const on_date = scene.past.day(expense.daysAgo)
    rows.push({
      ...base(scene, property, owner, expense.daysAgo),
      category: expense.category,
      amount: expense.kurus,
      tenant_amount: tenant,
      on_date,
      bearer: tenant === 0 ? 'landlord' : tenant === expense.kurus ? 'tenant' : 'shared',
      paid_on: expense.unpaid ? null : on_date,
      description: expense.text,
      supplier: expense.supplier,
      invoice_no: expense.invoice,
      suggestion_id: asked?.id ?? null,
    })
  }
  return rows
}

function taxes(scene: Scene): NewExpenseRow[] {
  const today = scene.past.day(0)
  const earliest = scene.past.day(730)
  const thisYear = Number(today.slice(0, 4))
  const days = [thisYear - 2, thisYear - 1, thisYear].flatMap((year) =>
    taxDays.map((day, at) => ({ day: `${year}-${day}`, part: at + 1, raised: 1 - (thisYear - year) * 0.28 })),
  )
  return days
    .filter(({ day }) => day >= earliest && day <= today)
    .flatMap(({ day, part, raised }) =>
      demoPropertyTax.map(({ property, owner = expenseOwner, kurus }): NewExpenseRow => {
        const age = (Date.parse(today) - Date.parse(day)) / dayMs
        return {
          ...base(scene, property, owner, age),
          category: 'property_tax',
          amount: Math.round((kurus * raised) / 100) * 100,
          tenant_amount: 0,
          bearer: 'landlord',
          on_date: day,
          paid_on: day,
          supplier: 'Belediye',
          description: `${part}. taksit`,
        }
      }),
    )
}

async function addRecurring(tx: Tx, scene: Scene) {
  const today = scene.past.day(0)
  for (const given of demoRecurring) {
    const { property, owner, category, kurus, every, text, supplier, paid } = given
    const recurrence = { every, starts_on: scene.past.day(given.daysAgo), ends_on: null }
    const days = occurrencesBy(recurrence, 0, today)
    const common = {
      category,
      amount: kurus,
      bearer: 'landlord' as const,
      tenant_amount: 0,
      supplier,
      description: text,
    }
    const recurring = { ...base(scene, property, owner, given.daysAgo), ...common }
    await insertRecurring(tx, {
      ...recurring,
      ...recurrence,
      paid,
      made: days.length,
      paused: given.paused,
      next_on: given.paused ? null : nextOccurrence(recurrence, days.length),
    })
    const rows = days.map((day): NewExpenseRow => {
      const at = new Date(`${day}T06:20:00Z`)
      const written = { id: newId(at.getTime()), created_by_name: systemActor.name, created_at: at }
      const when = { on_date: day, paid_on: paid ? day : null, recurring_id: recurring.id, recurs_on: day }
      return { ...recurring, ...written, ...when }
    })
    await insertExpenses(tx, rows)
    await recordCreation(tx, rows)
  }
}

/** Charges the tenant of the first property for what they broke. */
async function claimBrokenGlass(ctx: Context, tx: Tx, { people, past, idOf }: Scene, rows: readonly NewExpenseRow[]) {
  const glass = rows.find(({ bearer, property_id }) => bearer === 'tenant' && property_id === idOf(moda))
  const [running] = await tx
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(eq(tenancies.property_id, idOf(moda)), isNull(tenancies.ended_on)))
    .orderBy(desc(tenancies.started_on))
  if (!glass || !running) return
  await claimFromTenant(ctx, tx, {
    ledger: await lockLedger(tx, running.id),
    expense: await writtenExpense(tx, glass.id),
    book: { category: 'damage', due_on: addDays(past.day(0), 10) },
    by: { id: people.id(expenseOwner), name: people.name(expenseOwner) },
  })
}
