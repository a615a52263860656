import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { actorOfUser } from '#server/http/session.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { byInput, byShape } from './by-shape.ts'

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
  const own = byShape((on, actor, limit: number) => {
    written += 1
    return on
      .select({ baslik: properties.baslik })
      .from(properties)
      .where(eq(properties.creator, actor.userId))
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
  const few = byInput((_, [size, skipped]: [number, number], { word }: { word: string }) => {
    const numbers = sql`select n from generate_series(1, ${9}::int) n order by n limit ${size} offset ${skipped}`
    return sql<object>`select n, ${word}::text as word, ${'son'}::text as last from (${numbers}) few where n <> ${4}::int`
  })
  const { result, statements } = await app.counting(() => few(db, [3, 2], { word: 'ev' }))
  expect(result).toEqual([3, 5].map((n) => ({ n, word: 'ev', last: 'son' })))
  expect(statements[0]).toMatch(/\$1::text.*\$2::text.*\$3::int.* limit 3 offset 2.*n <> \$4::int/)
  // A limit that is not known before is left where it is.
  const one = byInput((_, __: null, { size }: { size: string }) => sql<object>`select 1 as n limit ${size}`)
  const again = await app.counting(() => one(db, null, { size: '1' }))
  expect(again).toMatchObject({ result: [{ n: 1 }], statements: ['select 1 as n limit $1'] })
})

test('whoever differs in anything but who they are has a statement of their own', async () => {
  const { db, ayse, burak } = await scene()
  const asked: string[] = []
  const read = byShape((_, actor, __: null) => {
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

test('values take their places by themselves and in lists, several in one statement', async () => {
  const { db, ayse, burak, first, second } = await scene()
  const both = byShape((_, actor, __: null, { one, other }: { one: string; other: string | null }) => {
    const owners = sql.param([actor.userId, other])
    return sql<{
      baslik: string
    }>`select baslik from ${properties} where id = ${one} or creator = any(${owners}::uuid[])
      order by baslik`
  })
  expect(titles(await both(db, ayse, null, { one: second.id, other: null }))).toEqual(['Ayşe’nin evi', 'Burak’ın evi'])
  expect(titles(await both(db, burak, null, { one: first.id, other: burak.userId }))).toHaveLength(2)
  expect(titles(await both(db, burak, null, { one: second.id, other: burak.userId }))).toEqual(['Burak’ın evi'])
  const named = byInput((on, _: null, { id }: { id: string }) =>
    on
      .select({ baslik: properties.baslik })
      .from(properties)
      .where(inArray(properties.id, [id])),
  )
  expect(titles(await named(db, null, { id: first.id }))).toEqual(['Ayşe’nin evi'])
  expect(titles(await named(db, null, { id: second.id }))).toEqual(['Burak’ın evi'])
})

test('what would serve one person’s data to another is refused when it is written', async () => {
  const { db, ayse } = await scene()
  const reading = (text: (actor: Actor) => ReturnType<typeof sql>) => () =>
    byShape((_, actor, __: null) => text(actor) as never)(db, ayse, null)
  expect(reading((actor) => sql`select ${actor.email}`)).toThrow('asked for the email of one of them')
  expect(reading((actor) => sql`select ${`${actor.userId}!`}`)).toThrow('inside of another one')
  expect(reading((actor) => sql`select ${{ id: actor.userId }}::jsonb`)).toThrow('inside of another one')
  expect(reading((actor) => sql.raw(`select '${actor.userId}'`))).toThrow('inside of another one')
  expect(reading((actor) => sql`select ${actor.subject.owned_id[0]}`)).toThrow('inside of another one')
})

test('rows come out as drizzle makes them: nested, decoded, and null where nothing was joined', async () => {
  const { db, first } = await scene()
  const [row] = await db
    .select({
      id: properties.id,
      place: { baslik: properties.baslik, at: properties.updated_at },
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
    place: { baslik: 'Ayşe’nin evi', at: expect.any(Date) },
    deed: null,
    part: { il: null, baslik: 'Ayşe’nin evi' },
    count: 7,
    nothing: null,
  })
})
