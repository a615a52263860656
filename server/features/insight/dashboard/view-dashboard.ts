import { passesAs, shownEngagement, subjectsOf } from '#domain/access/engagements.ts'
import type { ActiveRole } from '#domain/access/roles.ts'
import { adminCards, landlordCards, openCards } from '#domain/insight/dashboard/cards.schema.ts'
import { sidesOf } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { DashboardView } from '#domain/insight/dashboard/dashboard.schema.ts'
import { startRoleOf } from '#domain/insight/dashboard/start-lists.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { landlordRights } from './landlord-rights.ts'
import { startReading } from './read-cards.ts'
import type { StartScreen } from './start-card.ts'
import { relationsOf } from './user-relations.ts'

/**
 * Reads the start screen in one call. The landlord's side takes two statements after the session: one for rows and
 * sums, one for the deadlines computed from them.
 */
export async function viewDashboard(ctx: Context, actor: Actor, as: ActiveRole | undefined): Promise<DashboardView> {
  const screen = screenOf(actor, as)
  const reading = startReading(ctx, actor, screen)
  const [open, landlord, admin] = await Promise.all([
    reading.cards(namesOf(openCards)),
    screen.sides.landlord ? reading.cards(namesOf(landlordCards)) : null,
    screen.role === 'administrator' ? reading.cards(namesOf(adminCards)) : null,
  ])
  return {
    today: actor.today,
    failed: [...reading.failed],
    ...open,
    landlord: landlord && { ...landlord, ...landlordRights(actor) },
    admin,
  }
}

const namesOf = <Cards extends object>(cards: Cards) => Object.keys(cards) as (keyof Cards)[]

function screenOf(actor: Actor, as: ActiveRole | undefined): StartScreen {
  const { subject, engagements, chosen } = actor
  const isAdmin = subject.role === 'admin'
  const sides = isAdmin ? { landlord: false, tenant: false } : sidesOf(relationsOf(actor), as)
  const isLawyer = shownEngagement({ own: subject, engagements, chosen })?.role === 'lawyer'
  return {
    role: startRoleOf({ isAdmin, isLawyer, isLandlord: sides.landlord }),
    sides,
    canOpenList: passesAs('host', subjectsOf(subject, engagements), as),
  }
}
