import { eq } from 'drizzle-orm'
import { permissionFlags } from '#domain/access/flags.ts'
import { notificationKinds } from '#domain/people/notifications/notification-kinds.rules.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notificationPreferences } from '#server/db/schema/notifications.ts'
import { contractFormFor, tenantParty } from './build-contract.ts'
import type { Effect } from './effects.ts'
import { startTestApp } from './test-app.ts'

const allFlags = Object.fromEntries(permissionFlags.map((flag) => [flag, true]))

const pushKeys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

interface SceneOptions {
  baslangicTarihi?: string
  /** One tenant has not answered yet. */
  waiting?: boolean
}

/**
 * A tenancy with its present and former people, and a stranger. All of them chose the bell, mail and push for every
 * kind, so that their settings hold nothing back.
 */
export async function recipientScene({ baslangicTarihi = '2026-01-01', waiting = false }: SceneOptions = {}) {
  const app = await startTestApp()
  const { build, ctx } = app
  const owner = await build.host()
  const staff = (given: object) => build.staff(owner, given)
  const people = {
    owner,
    clerk: await staff({ authorised: true, ...allFlags }),
    agent: await staff({ estate: true }),
    lawyer: await staff({ lawyer: true, ...allFlags }),
    proxy: await staff({ proxy: true, acts_on_all: true, ...allFlags }),
    shareholder: await staff({ shareholder: true }),
    'suspended clerk': await staff({ authorised: true, ...allFlags, suspended_at: ctx.clock.now() }),
    'removed clerk': await staff({ authorised: true, ...allFlags }),
    'closed clerk': await staff({ authorised: true, ...allFlags }),
    tenant: await build.tenant(),
    flatmate: await build.tenant(),
    'closed tenant': await build.tenant(),
    'former tenant': await build.tenant(),
    stranger: await build.host(),
    admin: await build.admin(),
    'closed admin': await build.admin(),
  }
  const { id: property } = await build.property(owner, {
    tenants: [people['former tenant']],
    delegates: {
      authorised: [people.clerk, people['suspended clerk'], people['removed clerk'], people['closed clerk']],
      estate: [people.agent],
      lawyer: [people.lawyer],
      shareholder: [people.shareholder],
    },
  })
  for (const person of Object.values(people)) {
    const body = { endpoint: `https://push.services.mozilla.com/${person.id}`, keys: pushKeys }
    await person.call(notificationsApi.subscribe, { body })
    const chosen = { user_id: person.id, in_app: true, mail: true, push: true }
    await ctx.db.insert(notificationPreferences).values(notificationKinds.map((kind) => ({ ...chosen, kind })))
  }
  await owner.call(propertyDetailApi.removeTenant, { params: { id: property, userId: people['former tenant'].id } })
  await owner.call(staffApi.remove, { params: { id: people['removed clerk'].engagement } })

  const parties = [people.tenant, people.flatmate, people['closed tenant']]
  const form = contractFormFor(property, {
    tenants: parties.map(({ email }, at) => tenantParty(email, { is_primary: at === 0 })),
    terms: { baslangicTarihi },
  })
  const { id: contract } = (await owner.call(contractsApi.create, { body: form })).body
  for (const tenant of waiting ? parties.slice(1) : parties)
    await tenant.call(contractsApi.answer, { params: { id: contract }, body: { answer: 'approved' } })
  const tenancy = (await owner.call(contractsApi.view, { params: { id: contract } })).body.contract.tenancy_id
  for (const closed of ['closed clerk', 'closed tenant', 'closed admin'] as const)
    await ctx.db.update(users).set({ is_active: false }).where(eq(users.id, people[closed].id))

  const names = new Map(
    Object.entries(people).flatMap(([name, { id, email }]) => [
      [id, name],
      [email, name],
    ]),
  )
  /** Who was told, by channel. */
  function recipientsByChannel(effects: readonly Effect[]) {
    const by = (isOfChannel: (what: string) => boolean) =>
      [...new Set(effects.filter(({ what }) => isOfChannel(what)).map(({ who }) => names.get(who) ?? who))].sort()
    return {
      bell: by((what) => what.startsWith('bell ')),
      mail: by((what) => what.startsWith('mail ')),
      push: by((what) => what === 'push'),
      screen: by((what) => what.startsWith('event ') && what !== 'event notification'),
    }
  }
  return { app, people, property, contract, tenancy: tenancy ?? '', recipientsByChannel }
}
export type TellingScene = Awaited<ReturnType<typeof recipientScene>>
