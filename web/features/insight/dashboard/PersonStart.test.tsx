import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { DashboardView, LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { click } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import PersonStart from './PersonStart.tsx'

const side: LandlordSide = {
  totals: {
    properties: 4,
    rented: 3,
    empty: 1,
    paid: 2,
    pending_payments: 1,
    contracts: 3,
    suggestions: 7,
    unread: 5,
    pending: 6,
  },
  knows: { money: true, expenses: true, requests: true },
  shares: false,
  month: {
    totals: [
      {
        currency: 'TL',
        expected: 100_000_00,
        collected: 75_000_00,
        open: 25_000_00,
        older: 0,
        late: 1,
        late_amount: 25_000_00,
        forgiven: 0,
        deposit: { expected: 0, collected: 0 },
      },
    ],
    late: [],
    late_count: 0,
  },
  cashflow: [],
  occupancy: [],
  answers: { documents: [], total: 0 },
  receipts: { documents: [], total: 0 },
  steps: { property: true, contract: true, agreed: true },
}

let end = async () => {}
afterEach(() => end())

const me = signedInUser({ userType: 'landlord', host: true })

async function show(change: Partial<LandlordSide>, failed: DashboardView['failed'] = []) {
  const again = vi.fn()
  const view: DashboardView = {
    today: '2026-11-16',
    failed,
    asked: { contracts: [], tenancies: [], invitations: [] },
    requests: null,
    deadlines: { documents: [], total: 0, ends: 2 },
    places: null,
    rentals: null,
    landlord: { ...side, ...change },
    admin: null,
  }
  const { container, unmount } = await renderAt(
    '/dashboard',
    <QueryClientProvider client={new QueryClient()}>
      <PersonStart view={view} me={me} onRetry={again} />
    </QueryClientProvider>,
  )
  end = unmount
  return { container, again }
}

test('DASH-01 DASH-02 the nine totals and the occupancy rate stand on the screen', async () => {
  const { container } = await show({})
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
  ])
  expect(container.textContent).toContain('75.000,00 ₺')
  // A shareholder's menu has no link to it.
  expect(container.querySelector('a[href="/taxTemplate"]')?.textContent).toBe('Vergi Şablonu')
})

test('DASH-01 who may read neither money nor requests is told no noughts of them', async () => {
  const { container } = await show({ knows: { money: false, expenses: false, requests: false } })
  const names = [...container.querySelectorAll('dl dt')].map((name) => name.textContent)
  expect(names).toEqual(['Mülk', 'Kirada', 'Boş', 'Yürürlükteki kontrat', 'Doluluk oranı'])
})

test('DASH-03 a part that failed says so in its own container and can be asked again; its zeros are not shown', async () => {
  const { container, again } = await show({ month: null }, ['totals', 'month'])
  expect(container.textContent).toContain('Bu ayın ödemeleri şu an okunamadı')
  expect(container.textContent).toContain('Toplamlar şu an okunamadı')
  expect(container.querySelector('dl')).toBeNull()
  expect(container.textContent).toContain('Ay sonu doluluk')
  await click([...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Tekrar dene'))
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
