import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/cache/query-client.ts'
import ArrearsScreen from '#web/features/money/arrears/ArrearsScreen.tsx'
import PaymentPlanScreen from '#web/features/money/payment-plans/PaymentPlanScreen.tsx'
import LedgerScreen from '#web/features/money/statements/LedgerScreen.tsx'
import EndingScreen from '#web/features/tenancy/endings/EndingScreen.tsx'
import { eventually, render, stubServer } from '#web/ui/testing.tsx'

const tenancyId = '0192f3c4-5d6e-7000-8000-000000000001'
const events = vi.hoisted(() => new Map<string, Set<() => unknown>>())

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ tenancyId }),
  useSearch: () => ({}),
}))
vi.mock('#web/lib/socket.ts', async (original) => ({
  ...(await original<object>()),
  useLive: (name: string, refresh: () => unknown) => {
    events.set(name, (events.get(name) ?? new Set()).add(refresh))
  },
}))

let end = async () => {}
afterEach(async () => {
  await end()
  events.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const screens: [name: string, Screen: ComponentType, path: string][] = [
  ['account', LedgerScreen, 'account'],
  ['arrears file', ArrearsScreen, 'arrears'],
  ['payment plan', PaymentPlanScreen, 'payment-plan'],
  ['ending', EndingScreen, 'ending'],
]

test.each(screens)('PAY-02 an open %s asks again when money of the tenancy changed', async (_, Screen, path) => {
  // Never loaded: what is shown does not matter here.
  const calls = stubServer(() => ({ status: 400, body: { code: 'invalid_input', message: 'Okunamadı' } }))
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Screen />
      </Suspense>
    </QueryClientProvider>,
  )
  end = unmount
  const asked = () => calls.filter((call) => call.startsWith(`GET /api/tenancies/${tenancyId}/${path}`)).length
  await eventually(() => expect(asked()).toBe(1))
  for (const refresh of events.get('contractChanged') ?? []) void refresh()
  await eventually(() => expect(asked()).toBe(2))
})
