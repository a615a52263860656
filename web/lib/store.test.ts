import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('a store tells its listeners of a change, and of nothing else', () => {
  const store = createStore({ count: 1 })
  const listener = vi.fn()
  const off = store.subscribe(listener)
  store.set({ count: 2 })
  store.set((state) => ({ count: state.count + 1 }))
  store.set((state) => state)
  expect([store.get(), listener.mock.calls.length]).toEqual([{ count: 3 }, 2])
  expect(store.watched()).toBe(true)
  off()
  expect(store.watched()).toBe(false)
  store.set({ count: 9 })
  expect(listener.mock.calls.length).toBe(2)
})
