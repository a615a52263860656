import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { inText } from '#server/db/page.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import { idArray, SqlValue } from '#server/db/sql-value.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { actorOfUser } from '#server/http/session.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type PlaceholderValues, preparedByCaller, preparedByInput } from './prepared-by-caller.ts'

async function scene() {
  const app = await startTestApp()
  const [ayse, burak] = [await app.build.host(), await app.build.host()]
  const first = await app.build.property(ayse, { baslik: 'Ayşe’nin evi' })
  const second = await app.build.property(burak, { baslik: 'Burak’ın evi' })
  const actorOf = async (id: string): Promise<Actor> => (await actorOfUser(app.ctx.db, id, '2026-11-17'))!
  return { app, db: app.ctx.db, first, second, ayse: await actorOf(ayse.id), burak: await actorOf(burak.id) }
}

const titles = (rows: { baslik: string }[]) => rows.map(({ baslik }) => baslik)

test('a statement is written once for people who are alike, and each is answered with their own rows', async () => {
  const { db, ayse, burak } = await scene()
  let written = 0
  const own = preparedByCaller((on, actor, limit: number) => {
    written += 1
    return on
      .select({ baslik: properties.baslik })
      .from(properties)
      .where(eq(properties.creator, actor.callerId))
      .limit(limit)
  })
  expect(titles(await own(db, ayse, 5))).toEqual(['Ayşe’nin evi'])
  expect(titles(await own(db, burak, 5))).toEqual(['Burak’ın evi'])
  expect(written).toBe(1)
  expect(await own(db, burak, 0)).toEqual([])
  expect(written).toBe(2)
})

test('how many rows are wanted stands in the text, for a plan that knows it; everything else stands beside it', async () => {
  const { app, db } = await scene()
  const few = preparedByInput((_, [size, skipped]: [number, number], { word }: PlaceholderValues<{ word: string }>) => {
    const numbers = sql`select n from generate_series(1, ${9}::int) n order by n limit ${inText(size)} offset ${inText(skipped)}`
    return sql<object>`select n, ${word}::text as word, ${'son'}::text as last from (${numbers}) few where n <> ${4}::int`
  })
  const { result, statements } = await app.counting(() => few(db, [3, 2], { word: 'ev' }))
  expect(result).toEqual([3, 5].map((n) => ({ n, word: 'ev', last: 'son' })))
  expect(statements[0]).toMatch(/\$1::text.*\$2::text.*\$3::int.* limit 3 offset 2.*n <> \$4::int/)
  for (const count of [-1, 1.5, Number.NaN]) expect(() => inText(count)).toThrow('Not a number of rows')
})

test('whoever differs in anything but who they are has a statement of their own', async () => {
  const { db, ayse, burak } = await scene()
  const asked: string[] = []
  const read = preparedByCaller((_, actor, __: null) => {
    asked.push(
      `${actor.subject.role} ${actor.side} ${actor.today} ${actor.subject.owned_id.length} ${actor.chosen} ${actor.engagements.length}`,
    )
    return sql<{ one: number }>`select 1 as one`
  })
  const admin = { ...ayse, subject: { ...ayse.subject, role: 'admin' as const } }
  const withNothing = { ...ayse, subject: { ...ayse.subject, owned_id: [] } }
  for (const actor of [
    ayse,
    admin,
    { ...ayse, side: 'engaged' as const },
    { ...ayse, today: '2026-11-18' },
    withNothing,
  ])
    for (let time = 0; time < 2; time += 1) await read(db, actor, null)
  await read(db, { ...ayse, chosen: 'self' }, null)
  const engagement = { ...noFlags, owner_id: burak.userId, role: 'authorised' as const, acts_on_all: true }
  await read(db, { ...ayse, engagements: [engagement] }, null)
  await read(db, { ...ayse, engagements: [{ ...engagement, canManagePayments: true }] }, null)
  expect(asked).toEqual([
    'user all 2026-11-17 1 null 0',
    'admin all 2026-11-17 1 null 0',
    'user engaged 2026-11-17 1 null 0',
    'user all 2026-11-18 1 null 0',
    'user all 2026-11-17 0 null 0',
    'user all 2026-11-17 1 self 0',
    'user all 2026-11-17 1 null 1',
    'user all 2026-11-17 1 null 1',
  ])
})

test('values take their positions by themselves and in lists, several in one statement', async () => {
  const { db, ayse, burak, first, second } = await scene()
  const both = preparedByCaller(
    (_, actor, __: null, { one, other }: PlaceholderValues<{ one: string; other: string | null }>) => {
      const owners = idArray(other ? [actor.callerId, other] : [actor.callerId])
      return sql<{
        baslik: string
      }>`select baslik from ${properties} where id = ${one} or creator = any(${owners}) order by baslik`
    },
  )
  expect(titles(await both(db, ayse, null, { one: second.id, other: null }))).toEqual(['Ayşe’nin evi', 'Burak’ın evi'])
  expect(titles(await both(db, burak, null, { one: first.id, other: burak.userId }))).toHaveLength(2)
  expect(titles(await both(db, burak, null, { one: second.id, other: burak.userId }))).toEqual(['Burak’ın evi'])
  const named = preparedByInput((on, _: null, { id }: PlaceholderValues<{ id: string }>) =>
    on
      .select({ baslik: properties.baslik })
      .from(properties)
      .where(sql`${properties.id} in ${[id]}`),
  )
  expect(titles(await named(db, null, { id: first.id }))).toEqual(['Ayşe’nin evi'])
  expect(titles(await named(db, null, { id: second.id }))).toEqual(['Burak’ın evi'])
})

test('a statement reads the same in a transaction, with days and instants as texts', async () => {
  const { db, ayse } = await scene()
  const read = preparedByCaller(
    (_, actor, __: null) => sql<object>`select ${actor.callerId}::uuid as id, date '2026-11-18' as day,
      timestamptz '2026-11-18 09:30+00' at time zone 'utc' as at, 7 as n`,
  )
  const row = { id: ayse.userId, day: '2026-11-18', at: '2026-11-18 09:30:00', n: 7 }
  expect(await read(db, ayse, null)).toEqual([row])
  expect(await db.transact((tx) => read(tx, ayse, null))).toEqual([row])
})

test('what would serve one person’s data to another does not compile, or is refused when it is written', async () => {
  const { db, ayse } = await scene()
  // The compiler checks the lines below `@ts-expect-error`, in the types step.
  const compared = (
    actor: Viewer,
    { id, other }: PlaceholderValues<{ id: string; other: string }>,
    row: { owner: string },
  ) => [
    // @ts-expect-error the caller's id is not a string that can be compared
    actor.callerId === row.owner,
    // @ts-expect-error nor can a value that is filled in later
    id === row.owner,
    // @ts-expect-error two of them cannot be compared either
    actor.callerId === id || id === other,
    // @ts-expect-error a database list takes prepared values only, no texts beside the caller's id
    idArray([actor.callerId, row.owner]),
    // @ts-expect-error such a list cannot be searched for a text
    [actor.callerId, SqlValue.of('owner', 'of an engagement')].includes(row.owner),
    // @ts-expect-error the plain id is not available
    actor.userId,
    // @ts-expect-error nor is any other personal data
    actor.email,
    // @ts-expect-error of the owned properties, only whether there are any
    actor.subject.owned_id[0],
    // @ts-expect-error
    actor.subject.renters_id.includes(row.owner),
  ]
  expect(compared).toBeTypeOf('function')
  const reading = (text: (actor: Viewer) => ReturnType<typeof sql>) =>
    preparedByCaller((_, actor, __: null) => text(actor) as never)(db, ayse, null)
  const refused = 'used as a part of another value'
  await expect(reading((actor) => sql`select ${`${actor.callerId}!`}`)).rejects.toThrow(refused)
  await expect(reading((actor) => sql.raw(`select '${actor.callerId}'`))).rejects.toThrow(refused)
  await expect(reading((actor) => sql`select ${JSON.stringify({ id: actor.callerId })}::jsonb`)).rejects.toThrow(
    refused,
  )
  await expect(reading((actor) => sql`select ${sql.param([actor.callerId])}::uuid[]`)).rejects.toThrow()
  expect(() => JSON.stringify(SqlValue.of('caller', ayse.userId))).toThrow(refused)
})

test('rows come out as drizzle makes them: nested, decoded, and null where nothing was joined', async () => {
  const { db, first } = await scene()
  const [row] = await db
    .select({
      id: properties.id,
      home: { baslik: properties.baslik, at: properties.updated_at },
      deed: deeds,
      part: { il: deeds.il, baslik: properties.baslik },
      count: sql<number>`'7'`.mapWith(Number),
      nothing: sql<null>`null::int`.mapWith(Number),
    })
    .from(properties)
    .leftJoin(deeds, sql`false`)
    .where(eq(properties.id, first.id))
  expect(row).toEqual({
    id: first.id,
    home: { baslik: 'Ayşe’nin evi', at: expect.any(Date) },
    deed: null,
    part: { il: null, baslik: 'Ayşe’nin evi' },
    count: 7,
    nothing: null,
  })
})
