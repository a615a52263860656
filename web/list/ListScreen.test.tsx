import { expect, test, vi } from 'vitest'
import { render } from '#web/ui/testing.tsx'
import { ListScreen } from './ListScreen.tsx'

type Query = Parameters<typeof ListScreen<string>>[0]['query']

const query = (change: Partial<Query>) =>
  ({
    data: undefined,
    error: null,
    isPending: false,
    isError: false,
    isFetching: false,
    isPlaceholderData: false,
    refetch: vi.fn(),
    ...change,
  }) as Query

const page = (...documents: string[]) => ({ documents, total: documents.length })

const shown = async (change: Partial<Query>, isFiltered = false) => {
  const { container, unmount } = await render(
    <ListScreen
      query={query(change)}
      isFiltered={isFiltered}
      filters="Süzgeçler"
      empty="Henüz yok"
      nothingFound="Uyan yok"
    >
      {(rows) => rows.join(' ')}
    </ListScreen>,
  )
  const text = container.textContent
  const loading = container.querySelector('[aria-label="Yükleniyor"]') !== null
  const refreshing = container.querySelector('[aria-label="Liste yenileniyor"]') !== null
  await unmount()
  return { text, loading, refreshing }
}

test('a list that is loading says so, with its filters in place', async () => {
  expect(await shown({ isPending: true })).toEqual({ text: 'Süzgeçler', loading: true, refreshing: false })
})

test('an empty list has nothing to filter; a search without a hit keeps its filters', async () => {
  expect((await shown({ data: page() })).text).toBe('Henüz yok')
  expect((await shown({ data: page() }, true)).text).toBe('SüzgeçlerUyan yok')
})

test('the rows of the filter before prove nothing about the new one', async () => {
  const before = { data: page(), isPlaceholderData: true, isFetching: true }
  expect(await shown(before)).toEqual({ text: 'Süzgeçler', loading: false, refreshing: true })
})

test('a failure without rows is an error; with rows they stay in sight under a warning', async () => {
  const failed = { isError: true, error: new Error('kapalı') }
  expect((await shown(failed)).text).toContain('Bilgiler yüklenemedi')
  const stale = await shown({ ...failed, data: page('Bir', 'İki') })
  expect(stale.text).toContain('Liste yenilenemedi')
  expect(stale.text).toContain('Bir İki')
})
