import { eq } from 'drizzle-orm'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import type { HandoverData, HandoverKind } from '#domain/tenancy/handovers/handovers.schema.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** A completely filled form. */
export const filledIn = (data: HandoverData, change: Partial<HandoverData> = {}): HandoverData => ({
  ...data,
  date: '2026-11-10',
  rooms: data.rooms.map((room) => ({ ...room, condition: 'Temiz ve hasarsız' })),
  fixtures: data.fixtures.map((fixture) => ({ ...fixture, condition: fixture.condition || 'İyi' })),
  meters: data.meters.map((meter, at) =>
    meter.meter === 'dogalgaz' ? { ...meter, absent: true } : { ...meter, reading: 100.5 + at },
  ),
  keys: [{ id: data.keys[0]!.id, kind: 'Daire', count: 3 }],
  present: 'İki taraf',
  ...change,
})

/** A complete record that was not sent yet. */
export async function writtenHandover(
  client: Client,
  tenancy: string,
  { kind = 'in', change = {} }: { kind?: HandoverKind; change?: Partial<HandoverData> } = {},
) {
  const { id } = (await client.call(handoversApi.begin, { params: { id: tenancy }, body: { kind } })).body
  const { data, version } = (await client.call(handoversApi.view, { params: { id } })).body
  const saved = await client.call(handoversApi.save, {
    params: { id },
    body: { version, data: filledIn(data, change) },
  })
  return { id, version: saved.body.version }
}

export async function sentHandover(
  client: Client,
  tenancy: string,
  options: Parameters<typeof writtenHandover>[2] = {},
) {
  const { id, version } = await writtenHandover(client, tenancy, options)
  await client.call(handoversApi.send, { params: { id }, body: { version } })
  const paper = (await client.call(handoversApi.view, { params: { id } })).body.paper!
  return { id, paper }
}

export async function confirmedHandover(
  sender: Client,
  other: Client,
  tenancy: string,
  options: Parameters<typeof writtenHandover>[2] = {},
) {
  const { id, paper } = await sentHandover(sender, tenancy, options)
  await other.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } })
  return { id, paper }
}

/** The token of the newest paper mailed to this address. */
export async function mailedPaper(app: TestApp, to: string): Promise<string> {
  const rows = await app.ctx.db.select({ id: mails.id, text: mails.text }).from(mails).where(eq(mails.to, to))
  const found = rows
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ text }) => /\/paper\/([\w-]+)/.exec(text)?.[1] ?? [])
  return found.at(-1)!
}
