import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { ArchiveRow } from '#domain/services/archives/archives.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { ArchiveSection } from './ArchiveSection.tsx'

const tenancyId = '0192f3c4-5d6e-7000-8000-000000000001'
const archive = (change: Partial<ArchiveRow>): ArchiveRow => ({
  id: '0192f3c4-5d6e-7000-8000-000000000002',
  state: 'queued',
  progress: 0,
  size: null,
  asked_at: '2026-11-14T09:00:00.000Z',
  ready_at: null,
  expires_at: null,
  downloaded_at: null,
  ...change,
})
const ready = archive({
  id: '0192f3c4-5d6e-7000-8000-000000000003',
  state: 'ready',
  progress: 100,
  size: 1_250_000,
  ready_at: '2026-11-14T09:01:00.000Z',
  expires_at: '2026-11-21T09:01:00.000Z',
})

let end = async () => {}
afterEach(async () => {
  await end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function show(...archives: ArchiveRow[]) {
  const calls = stubServer((call) =>
    call.startsWith('GET') ? { body: { archives } } : { body: { success: true, message: 'Arşiv hazırlanıyor.' } },
  )
  const { container, unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <ArchiveSection tenancyId={tenancyId} />
    </QueryClientProvider>,
  )
  end = unmount
  const button = (text: string) => [...container.querySelectorAll('button')].find((each) => each.textContent === text)
  return { container, calls, button }
}

test('ARR-03 an archive is asked for, and shows how far it is', async () => {
  const none = await show()
  await eventually(() => expect(none.button('Arşiv hazırla')).toBeDefined())
  await click(none.button('Arşiv hazırla')!)
  await eventually(() => expect(none.calls).toContain(`POST /api/tenancies/${tenancyId}/arrears/archives`))
  await end()
  queryClient.clear()

  const { container, button } = await show(archive({ progress: 40 }))
  await eventually(() => expect(container.textContent).toContain('Arşiv hazırlanıyor: %40.'))
  expect(container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40')
  expect(button('Arşiv hazırla')).toBeUndefined()
})

test('ARR-03 a finished archive is fetched by its address; one that failed says so and can be asked for again', async () => {
  const { container, button } = await show(ready)
  await eventually(() => expect(container.textContent).toContain('1,2\u00a0MB · 21.11.2026 gününe kadar'))
  expect(container.querySelector('a')?.getAttribute('href')).toBe(`/api/arrears-archives/${ready.id}`)
  expect(button('Arşivi yeniden hazırla')).toBeDefined()
  await end()
  queryClient.clear()

  const failed = await show(archive({ state: 'failed' }), ready)
  await eventually(() =>
    expect(failed.container.querySelector('[role=alert]')?.textContent).toContain('Arşiv hazırlanamadı.'),
  )
  expect(failed.container.querySelector('a')?.textContent).toBe('Arşivi indir')
})
