import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import { calendarGroups } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import type { WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

const shown = new WeakMap<WorldProperty, string>()
const options = { names: false, groups: [...calendarGroups] }

export const calendarAccess: AccessRow[] = [
  onProperty(calendarApi.month, {
    call: async (at, world) => {
      shown.set(at, (await lastingTenancyAt(at, world)).property)
      // The lease ends with the year, which gives every property an item.
      return { query: { month: '2026-12' } }
    },
    means: ({ items }, at) => (items.some(({ property }) => property === shown.get(at)) ? 200 : 404),
  }),
  anywhere(calendarApi.address),
  anywhere(calendarApi.create, { call: () => ({ body: options }), except: { admin: 403 } }),
  anywhere(calendarApi.change, { call: () => ({ body: options }), except: { admin: 404 } }),
  anywhere(calendarApi.renew, { except: { admin: 404 } }),
  anywhere(calendarApi.revoke),
  // The key in the URL identifies the person, not the session.
  anywhere(calendarApi.feed, { call: () => ({ params: { file: 'bilinmeyen.ics' } }), through: 404 }),
]
