import { expect, test } from 'vitest'
import { suggestionsApi as api } from '#domain/property/suggestions/suggestions.api.ts'
import { propertyDelegates } from '#server/db/schema/properties.ts'
import { rentedHome } from './suggestion.fixture.ts'

test('NOT-02 ROLE-13 whoever manages everything for another host hears nothing, not even from an old list', async () => {
  const { app, owner, tenant, manager, property_id, sentNotifications, heard } = await rentedHome()
  const other = await app.build.host()
  await app.build.property(other)
  const everything = { authorised: true, acts_on_all: true, canManageAllProperties: true, canManageSuggestions: true }
  const foreign = await app.build.staff(other, everything)
  const leftOver = await app.build.staff(other, everything)
  // A stale row: the person now works for another host.
  await app.ctx.db.insert(propertyDelegates).values({ property_id, user_id: leftOver.id, list: 'authorised' })
  const body = { property_id, tenant_id: tenant.id, aciklama: 'Su akıtıyor' }
  const { id } = (await tenant.call(api.create, { body })).body
  expect((await sentNotifications()).map(({ user_id }) => user_id).sort()).toEqual([owner.id, manager.id].sort())
  for (const stranger of [other, foreign, leftOver]) {
    expect(heard.map(({ user }) => user)).not.toContain(stranger.id)
    expect((await stranger.call(api.view, { params: { id } })).status).toBe(404)
    expect((await stranger.call(api.list)).body.documents).toEqual([])
  }
})
