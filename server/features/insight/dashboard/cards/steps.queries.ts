import { sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { SelectedCard } from '../start-card.ts'
import { relationsOf } from '../user-relations.ts'

type Steps = CardValue<'steps'>

/** An owner's progress towards the first contract. */
export const steps: SelectedCard<Steps, Steps> = {
  empty: null,
  isFor(viewer) {
    const { isHost, owns } = relationsOf(viewer)
    return isHost || owns
  },
  select: ({ callerId }) => sql`select json_build_object(
    'property', exists (select 1 from ${properties} where ${properties.creator} = ${callerId}
      and ${properties.deleted_at} is null),
    'contract', exists (select 1 from ${contracts} where ${contracts.owner_id} = ${callerId}
      and ${contracts.deleted_at} is null),
    'agreed', exists (select 1 from ${contracts} where ${contracts.owner_id} = ${callerId}
      and ${contracts.status} = 'active'))`,
  toValue: (done) => done,
}
