import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { writeOpenings } from './audit-rows.queries.ts'

interface OpenedFile {
  id: string
  /** The owner of its property, and the uploader. */
  people: readonly (string | null)[]
}

const mostRemembered = 20_000

/** The entries that this process wrote today, because paging through a paper requests it repeatedly. */
const seen = new WeakMap<Context, { day: string; keys: Set<string> }>()

function isNew(ctx: Context, key: string): boolean {
  const day = isoDate(ctx.clock.now())
  let known = seen.get(ctx)
  if (!known || known.day !== day || known.keys.size >= mostRemembered) {
    known = { day, keys: new Set() }
    seen.set(ctx, known)
  }
  if (known.keys.has(key)) return false
  known.keys.add(key)
  return true
}

/** Logs that the caller opened another person's paper: one entry a day for each person concerned. */
export async function recordOpening(ctx: Context, actor: Actor, { id, people }: OpenedFile): Promise<void> {
  const others = [...new Set(people)].filter((person) => person !== null && person !== actor.userId)
  if (others.length === 0 || !isNew(ctx, `${actor.userId} ${id}`)) return
  const entry = { area: 'file', kind: 'opened', record: id, actor: { id: actor.userId }, at: ctx.clock.now() } as const
  await writeOpenings(
    ctx.db,
    others.map((subject) => ({ ...entry, subject })),
  )
}
