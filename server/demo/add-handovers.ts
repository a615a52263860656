import { and, eq } from 'drizzle-orm'
import { noFlags } from '#domain/access/flags.ts'
import { dayMs, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { meters } from '#domain/property/properties/properties.schema.ts'
import { contractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import { handoverContent } from '#domain/tenancy/handovers/handover-paper.rules.ts'
import { roomPlace } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverData } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { handoverPhotos, handoverRemarks, handovers } from '#server/db/schema/handovers.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'
import { partiesOf } from '#server/services/papers/papers.queries.ts'
import { sendPaper } from '#server/services/papers/send-paper.ts'
import type { People } from './add-portfolio.ts'
import { confirmParty } from './confirm-party.ts'
import type { DemoFiles } from './demo-files.ts'
import { type DemoHandover, demoHandovers } from './demo-handovers.ts'
import { host } from './demo-property.ts'
import type { Past } from './past.ts'

const caller = (ip: string) => ({ ip, userAgent: '', headers: new Headers() })

/** Handover records, created through the product's own steps, each at its own time and without mails. */
export async function addHandovers(
  ctx: Context,
  tx: Tx,
  people: People,
  past: Past,
  { idOf, kept }: { idOf: (title: string) => string; kept: DemoFiles },
) {
  const entries = new Map<string, HandoverData>()
  for (const [at, demo] of demoHandovers.entries()) {
    const made = past.daysAgo(demo.daysAgo)
    const then: Context = {
      ...ctx,
      clock: { now: () => made },
      mailer: { post: async () => {}, attaching: () => ({ post: async () => {} }) },
    }
    const data = await addHandover(then, tx, people, {
      demo,
      property: idOf(demo.property),
      photos: kept.handovers[at]!,
      entry: entries.get(demo.property) ?? null,
    })
    entries.set(demo.property, data)
  }
}

interface Adding {
  demo: DemoHandover
  property: string
  photos: DemoFiles['handovers'][number]
  entry: HandoverData | null
}

async function addHandover(ctx: Context, tx: Tx, people: People, { demo, property, photos, entry }: Adding) {
  const made = ctx.clock.now()
  const [row] = await tx
    .select({ contract: contracts, tenancy: tenancies })
    .from(contracts)
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .where(and(eq(contracts.property_id, property), eq(contracts.status, 'active')))
  const owner = { userId: people.id(host), username: people.name(host) } as Actor
  const id = newId(made.getTime())
  const data = dataOf(demo, made, entry)
  const pictures = photos.map(({ room, sha256, file }) => ({
    file,
    place: roomPlace(data.rooms[room]!.id),
    sha256,
  }))
  await tx.insert(handovers).values({
    id,
    tenancy_id: row!.tenancy.id,
    property_id: property,
    kind: demo.kind,
    data,
    round: 1,
    version: 4,
    state: demo.confirmed ? 'confirmed' : 'sent',
    sent_by_side: 'owner',
    confirmed_at: demo.confirmed ? made : null,
    created_by: owner.userId,
    updated_by: owner.userId,
    updated_by_name: owner.username,
    created_at: made,
    updated_at: made,
  })
  for (const { file, place, sha256 } of pictures) {
    await tx.insert(files).values({ ...file, property_id: property, uploaded_by: owner.userId, created_at: made })
    await tx.insert(handoverPhotos).values({
      id: newId(),
      handover_id: id,
      file_id: file.id,
      place,
      sha256,
      side: 'owner' as const,
      uploaded_by: owner.userId,
      created_at: made,
      removed_at: null,
    })
  }
  const paper = await sendPaper(ctx, tx, {
    found: {
      ...row!,
      relation: 'owner',
      rights: contractRights('owner', noFlags),
      left: false,
      left_on: null,
      joined_on: null,
    },
    by: { actor: owner, caller: caller('203.0.113.9') },
    kind: demo.kind === 'in' ? 'handover_in' : 'handover_out',
    subject: id,
    page: `/handover/${id}`,
    content: handoverContent({
      kind: demo.kind,
      data,
      photos: pictures.map(({ file, place, sha256 }) => ({ file_id: file.id, place, sha256 })),
      before: entry,
    }),
  })
  const asked = (await partiesOf(tx, paper.id)).filter(({ decision }) => decision === null)
  for (const party of demo.confirmed ? asked : [])
    await confirmParty(ctx, tx, { paper, party, way: 'mailed_link', caller: caller('203.0.113.20') })
  if (demo.remark)
    await tx.insert(handoverRemarks).values({
      id: newId(made.getTime() + 1),
      handover_id: id,
      text: demo.remark,
      author_id: asked[0]!.user_id,
      author_name: asked[0]!.name,
      created_at: new Date(made.getTime() + 3 * dayMs),
    })
  return data
}

/** Reuses the ids of the moving-in record, so that both can be compared. */
function dataOf(demo: DemoHandover, made: Date, entry: HandoverData | null): HandoverData {
  const known = (list: readonly { id: string; name: string }[] | undefined, name: string) =>
    list?.find((each) => each.name === name)?.id ?? newId()
  return {
    date: isoDate(made),
    rooms: demo.rooms.map(({ name, condition, remarks }) => ({
      id: known(entry?.rooms, name),
      name,
      condition,
      remarks,
    })),
    fixtures: demo.fixtures.map((fixture) => ({
      ...fixture,
      id: known(entry?.fixtures, fixture.name),
      remarks: '',
    })),
    meters: meters.map((meter, at) => ({
      meter,
      number: '',
      reading: demo.meters[at] ?? null,
      absent: demo.meters[at] === null,
    })),
    keys: demo.keys.map(([kind, count]) => ({ id: newId(), kind, count })),
    present: 'Mülk sahibi ve kiracı',
    remarks: '',
  }
}
