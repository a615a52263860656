import { QueryClientProvider } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/cache/query-client.ts'
import { CallError } from '#web/lib/call.ts'
import { advance, render, settled } from '#web/ui/testing.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import { useWrite } from './use-write.ts'

type Options = Parameters<typeof useWrite<string, { message: string }>>[0]

const refusal = new CallError(409, { code: 'test', message: 'Olmadı' })
let ended = async () => {}

beforeEach(() => {
  vi.useFakeTimers()
  toast.remove()
})
afterEach(async () => {
  await ended()
  vi.useRealTimers()
})

/** React learns of a running write in the next tick. */
const after = async (change: () => void) => {
  await settled(change)
  await advance(0)
}

/** Two screens with the same write; `first` and `second` are the hook's latest results. */
async function screens(options: Options) {
  const seen = {} as Record<'first' | 'second', ReturnType<typeof useWrite<string, { message: string }>>>
  function Screen({ name }: { name: 'first' | 'second' }) {
    seen[name] = useWrite(options)
    return null
  }
  const { unmount } = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Toasts />
      <Screen name="first" />
      <Screen name="second" />
    </QueryClientProvider>,
  )
  ended = unmount
  return seen
}

test('the server’s message is shown, then what follows is done, then everything is read again', async () => {
  const order: string[] = []
  const seen = await screens({ write: async (text) => ({ message: text }), stale: () => void order.push('stale') })
  await after(() => void seen.first.run('Kaydedildi', { done: ({ message }) => order.push(message) }))
  expect(order).toEqual(['Kaydedildi', 'stale'])
  expect(document.body.textContent).toContain('Kaydedildi')
})

test('the second click of a double one does nothing, also after a fast answer; later, or with another wish, it does', async () => {
  const write = vi.fn(async (text: string) => ({ message: text }))
  const seen = await screens({ write })
  for (const wish of ['Hatırlat', 'Hatırlat', 'Başkasına', 'Başkasına']) await after(() => void seen.first.run(wish))
  expect(write.mock.calls).toEqual([['Hatırlat'], ['Başkasına']])
  await advance(700)
  await after(() => void seen.first.run('Başkasına'))
  expect(write).toHaveBeenCalledTimes(3)
})

test('two files are two wishes', async () => {
  const write = vi.fn(async () => ({ message: '' }))
  const seen = await screens({ write })
  const file = () => new File(['x'], 'a.csv') as unknown as string
  await after(() => void seen.first.run(file()))
  await after(() => void seen.first.run(file()))
  expect(write).toHaveBeenCalledTimes(2)
})

test('a second call while the first is running does nothing', async () => {
  let answer = (_: { message: string }) => {}
  const write = vi.fn(() => new Promise<{ message: string }>((resolve) => (answer = resolve)))
  const seen = await screens({ write })
  await after(() => {
    void seen.first.run('a')
    void seen.first.run('b')
  })
  expect(write).toHaveBeenCalledTimes(1)
  expect([seen.first.busy, seen.second.busy]).toEqual([true, false])
  await after(() => answer({ message: '' }))
  await after(() => void seen.first.run('c'))
  expect(write).toHaveBeenCalledTimes(2)
})

test('two screens that name the same record wait for each other', async () => {
  const write = vi.fn(() => new Promise<{ message: string }>(() => {}))
  const seen = await screens({ write, key: ['record', '1'] })
  await after(() => {
    void seen.first.run('a')
    void seen.second.run('b')
  })
  expect(write).toHaveBeenCalledTimes(1)
  expect([seen.first.busy, seen.second.busy]).toEqual([true, true])
})

test('a screen of many records writes to two of them at once', async () => {
  const write = vi.fn(() => new Promise<{ message: string }>(() => {}))
  const seen = await screens({ write, parallel: true })
  await after(() => {
    void seen.first.run('a')
    void seen.first.run('b')
  })
  expect(write.mock.calls).toEqual([['a'], ['b']])
})

test('a refusal is told and the page is read again, for it was out of date', async () => {
  const stale = vi.fn()
  const seen = await screens({ write: () => Promise.reject(refusal), stale })
  let reply: unknown = 'open'
  await after(() => void seen.first.run('a').then((given) => (reply = given)))
  expect(document.body.textContent).toContain('Olmadı')
  expect(stale).toHaveBeenCalledTimes(1)
  expect(reply).toBeUndefined()
})

test('a form shows its refusal itself and keeps what it began with', async () => {
  const stale = vi.fn()
  const refused = vi.fn()
  const seen = await screens({ write: () => Promise.reject(refusal), stale, failure: 'form' })
  await after(() => void seen.first.run('a', { refused }))
  expect(document.body.textContent).not.toContain('Olmadı')
  expect(seen.first.error).toBe(refusal)
  expect(refused).toHaveBeenCalledWith(refusal)
  expect(stale).not.toHaveBeenCalled()
})

test('what must not be sent twice is sent once, whatever became of the answer', async () => {
  const write = vi.fn(() => Promise.reject(new CallError(0, { code: 'network_down', message: 'yok' })))
  const seen = await screens({ write, retry: false, failure: 'form' })
  await after(() => void seen.first.run('a'))
  expect(write).toHaveBeenCalledTimes(1)
  expect(seen.first.busy).toBe(false)
})
