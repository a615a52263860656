import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/lib/call.ts'
import { EmptyState, ErrorState, NothingFound } from './states.tsx'
import { click, render } from './testing.tsx'

let end = async () => {}
afterEach(() => end())

async function show(content: React.ReactNode) {
  const { container, unmount } = await render(content)
  end = unmount
  return container
}

test('an empty state says what is missing, what to do next, and offers it', async () => {
  const container = await show(
    <EmptyState
      title="Henüz mülkünüz yok"
      text="İlk mülkünüzü ekleyin."
      action={<button type="button">Ekle</button>}
    />,
  )
  expect(container.textContent).toBe('Henüz mülkünüz yokİlk mülkünüzü ekleyin.Ekle')
})

test('a failure names its reason and can be tried again', async () => {
  const retry = vi.fn()
  const error = new CallError(503, { code: 'database_unavailable', message: 'Birazdan yeniden deneyin.' })
  const container = await show(<ErrorState error={error} onRetry={retry} />)
  expect(container.textContent).toContain('Bilgiler yüklenemedi')
  expect(container.textContent).toContain('Birazdan yeniden deneyin.')
  await click(container.querySelector('button'))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('who may not read something is told so, and not asked to try again', async () => {
  const error = new CallError(403, { code: 'not_allowed', message: 'Bu işlem için yetkiniz bulunmuyor.' })
  const container = await show(<ErrorState error={error} onRetry={vi.fn()} />)
  expect(container.textContent).toBe('Bu bölüm size açık değilBu işlem için yetkiniz bulunmuyor.')
  expect(container.querySelector('button')).toBeNull()
})

test('where nothing was found the filters can be taken away', async () => {
  const clear = vi.fn()
  const container = await show(<NothingFound title="Uyan mülk yok" onClear={clear} />)
  expect(container.textContent).toContain('Uyan mülk yokDaha kısa bir söz deneyin ya da süzgeçleri kaldırın.')
  await click(container.querySelector('button'))
  expect(clear).toHaveBeenCalledTimes(1)
})
