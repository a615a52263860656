import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserDocument } from '#domain/people/accounts/accounts.schema.ts'
import { listen } from '#web/lib/events.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { activeRole, forgetUser, storeUser } from '#web/session/current-user.ts'
import { click, render } from '#web/ui/testing.tsx'
import { RoleChip } from './RoleChip.tsx'

let end = async () => {}
beforeEach(() => {
  localStorage.clear()
  forgetUser()
})
afterEach(() => end())

async function show(named: Partial<UserDocument>) {
  const me = signedInUser(named)
  storeUser(me)
  const { container, unmount } = await render(<RoleChip me={me} onPick={vi.fn()} />)
  end = unmount
  return container.querySelector<HTMLElement>('.MuiChip-root')!
}

test('HDR-05 the chip of a host and tenant toggles the active role there and back', async () => {
  const chip = await show({ host: true, tenants: true })
  const received: string[] = []
  const off = listen('activeRoleChanged', ({ role }) => received.push(role))
  expect([chip.textContent, chip.getAttribute('role')]).toEqual(['Mülk Sahibi', 'button'])
  await click(chip)
  expect([chip.textContent, activeRole()]).toEqual(['Kiracı', 'tenant'])
  await click(chip)
  expect([chip.textContent, activeRole()]).toEqual(['Mülk Sahibi', 'host'])
  off()
  expect(received).toEqual(['tenant', 'host'])
})

test.each([
  [{ host: true }, 'Mülk Sahibi'],
  [{ tenants: true }, 'Kiracı'],
  [{ authorised: true }, 'Yetkili'],
  [{ estate: true }, 'Emlakçı'],
  [{ lawyer: true }, 'Avukat'],
  [{ role: 'admin' as const }, 'Yönetici'],
])('HDR-05 somebody with one role gets a static chip: %j', async (named, label) => {
  const chip = await show(named)
  const before = activeRole()
  expect([chip.textContent, chip.getAttribute('role'), chip.getAttribute('tabindex')]).toEqual([label, null, null])
  await click(chip)
  expect(activeRole()).toBe(before)
})
