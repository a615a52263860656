import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DashboardView, LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import {
  answerOf,
  dashboardViewWith,
  deadlineOf,
  landlordView,
  lateRow,
  monthWith,
  receiptOf,
  rentalWith,
} from '#domain/insight/dashboard/dashboard-view.fixture.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { click, stubServer } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import PersonStart from './PersonStart.tsx'

let end = async () => {}
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
})

const me = signedInUser({ userType: 'landlord', host: true })

async function show(change: Partial<LandlordSide> | null, more: Partial<DashboardView> = {}) {
  const again = vi.fn()
  const landlord = change && landlordView({ month: monthWith([]), ...change })
  const { container, unmount } = await renderAt(
    '/dashboard',
    <QueryClientProvider client={new QueryClient()}>
      <PersonStart view={dashboardViewWith({ landlord, ...more })} me={me} onRetry={again} />
    </QueryClientProvider>,
  )
  end = unmount
  const button = (name: string) =>
    [...container.querySelectorAll<HTMLElement>('button, a')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    )
  return { container, again, button }
}

test('DASH-01 DASH-02 the nine totals and the occupancy rate stand in one row, with what waits and ends', async () => {
  const deadlines = { documents: [], total: 0, ends: 2, todo: [], todo_total: 0 }
  const { container } = await show({}, { deadlines })
  const facts = [...container.querySelectorAll('dl > div')].map(
    (fact) => `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent}`,
  )
  expect(facts).toEqual([
    'Mülk: 4',
    'Kirada: 3',
    'Boş: 1',
    'Ödemesi tamam: 2',
    'Ödeme bekleyen: 1',
    'Yürürlükteki kontrat: 3',
    'Talep: 7',
    'Okunmamış talep: 5',
    'Yanıt bekleyen talep: 6',
    'Doluluk oranı: %75',
    'Yanıt bekleyen kontrat: 0',
    '90 gün içinde biten: 2',
  ])
  expect(container.textContent).toContain('75.000 ₺')
  // A shareholder's menu has no link to it.
  expect(container.querySelector('a[href="/taxTemplate"]')?.textContent).toBe('Vergi Şablonu')
})

test('DASH-01 who may read neither money nor requests is told no noughts of them', async () => {
  const { container } = await show({ knows: { money: false, expenses: false, requests: false } })
  const names = [...container.querySelectorAll('dl dt')].map((name) => name.textContent)
  expect(names).toEqual([
    ...['Mülk', 'Kirada', 'Boş', 'Yürürlükteki kontrat', 'Doluluk oranı'],
    ...['Yanıt bekleyen kontrat', '90 gün içinde biten'],
  ])
})

test('DASH-03 a part that failed says so in its own place and can be asked again; its zeros are not shown', async () => {
  const { container, again, button } = await show({ month: null }, { failed: ['totals', 'month', 'receipts'] })
  expect(container.textContent).toContain('Dekontlar, Bu ayın ödemeleri şu an okunamadı')
  expect(container.textContent).toContain('Toplamlar şu an okunamadı')
  // While something could not be read, it does not say that all is done.
  expect(container.textContent).not.toContain('Bugünlük bu kadar')
  expect(container.querySelector('dl')).toBeNull()
  expect(container.textContent).toContain('Ay sonu doluluk')
  await click(button('Tekrar dene'))
  expect(again).toHaveBeenCalledOnce()
})

test('DASH-04 a new landlord sees three steps with what is done ticked and one next step, and no empty boxes', async () => {
  const { container } = await show({ steps: { property: true, contract: false, agreed: false }, month: null })
  const steps = [...container.querySelectorAll('ol > li')].map(({ textContent }) => textContent)
  expect(steps[0]).toContain('Mülkünüzü ekleyin, yapıldı')
  expect(steps[1]).not.toContain('yapıldı')
  expect([...container.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))).toEqual(['/addContract'])
  expect(container.querySelector('figure')).toBeNull()
})

test('DASH-04 each item has its action, the first one in brass; arrow keys go from one to the next', async () => {
  const { container } = await show(
    {
      receipts: { documents: [receiptOf('Mehmet Öztürk', 42_500_00)], total: 1 },
      month: monthWith([lateRow('Can Yıldız', 136)]),
      answers: { documents: [answerOf('Deniz Su', {})], total: 1 },
    },
    { deadlines: { documents: [], total: 1, ends: 0, todo: [deadlineOf('rent_increase')], todo_total: 1 } },
  )
  const mains = [...container.querySelectorAll<HTMLElement>('[data-main]')]
  expect(mains.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Onayla: Mehmet Öztürk',
    'Hatırlat: Can Yıldız',
    'Artışı hazırla: Moda Dairesi',
    'Hatırlat: Deniz Su',
  ])
  expect(mains.map((each) => each.className.includes('contained'))).toEqual([true, false, false, false])
  mains[0]!.focus()
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('ArrowDown')
  expect(document.activeElement).toBe(mains[1])
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(mains[0])
})

test('DASH-04 a reminder is shown before it is sent, word for word', async () => {
  const calls = stubServer(() => ({ body: { message: 'Hatırlatma gönderildi.' } }))
  const { button } = await show({ month: monthWith([lateRow('Can Yıldız', 11)]) })
  await click(button('Hatırlat: Can Yıldız'))
  expect(document.body.textContent).toContain(
    'Çınar Daire: vadesi geçmiş 25.000,00 ₺ ödemeniz görünmüyor; en eskisinin vadesi 05.11.2026 idi (11 gün).',
  )
  expect(calls).toHaveLength(0)
  const send = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Gönder')
  await click(send)
  expect(calls).toContain('POST /api/tenancies/00000000-0000-4000-8000-000000000011/payment-reminders')
})

test('DASH-04 a tenant without an account cannot be reminded here, so the payment is the main action', async () => {
  const row = lateRow('Can Yıldız', 11)
  const { button, container } = await show({ month: monthWith([row], { unreachable: [row.tenancy_id] }) })
  expect(button('Hatırlat: Can Yıldız')).toBeUndefined()
  expect(button('Ödeme kaydet: Can Yıldız')?.hasAttribute('data-main')).toBe(true)
  expect(container.textContent).toContain('siz hatırlatın')
})

test('J21 a tenant reads what is owed, why and until when, and where it is paid', async () => {
  const { container } = await show(null, { rentals: [rentalWith()] })
  const text = container.textContent!
  for (const part of [
    '25.000,00 ₺',
    'Kasım 2026 kirası',
    '05.11.2026',
    '11 gün geçti',
    'TR33 0006 1005 1978 6457 8413 26',
  ])
    expect(text).toContain(part)
})
