import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

/** Renders into the test's page and returns the function that unmounts it. */
export async function render(content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(content))
  return {
    container,
    unmount: async () => {
      await act(async () => root.unmount())
      container.remove()
    },
  }
}

export const click = (element: Element | null | undefined) =>
  act(async () => {
    if (!element) throw new Error('nothing to click')
    ;(element as HTMLElement).click()
  })

/** Lets React render the effects of `change` before the test goes on. */
export const settled = (change: () => void) => act(async () => change())

/** Waits as long as a busy machine may need: the runner alone gives up after a second. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

/** Waits until the check passes, letting React render in between. */
export const eventually = (check: () => void) =>
  until(async () => {
    await settled(() => {})
    check()
  })

export const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** Answers every request of the test with one stub; `calls` are `METHOD /path`. */
export function stubServer(answer: (call: string, request: RequestInit) => { status?: number; body: unknown } | Error) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const call = `${request.method} ${address}`
    calls.push(call)
    const given = answer(call, request)
    if (given instanceof Error) throw given
    return new Response(JSON.stringify(given.body), { status: given.status ?? 200 })
  })
  return calls
}
