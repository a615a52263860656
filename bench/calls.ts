import type { ChildProcess } from 'node:child_process'

/** Functions that one process of the bench calls in another, by name and with JSON values. */
type Calls = Record<string, (...given: never[]) => unknown>
type Asked = { id: number; name: string; given: unknown[] }
type Answered = { id: number; result?: unknown; failure?: string }

/** In the called process. */
export function answerCalls(calls: Calls) {
  process.on('message', async ({ id, name, given }: Asked) => {
    try {
      const result = await calls[name]!(...(given as never[]))
      process.send!({ id, result } satisfies Answered)
    } catch (error) {
      process.send!({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  // Exits when the calling process is gone.
  process.on('disconnect', () => process.exit(0))
}

/** In the calling process: the same functions, each returning a promise. */
export function callsOf<Answering extends Calls>(child: ChildProcess) {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let last = 0
  child.on('message', ({ id, result, failure }: Answered) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (failure === undefined) waiter?.resolve(result)
    else waiter?.reject(new Error(failure))
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the process ended with ${code}`))
    waiting.clear()
  })
  return <Name extends keyof Answering & string>(name: Name, ...given: Parameters<Answering[Name]>) =>
    new Promise<Awaited<ReturnType<Answering[Name]>>>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject })
      child.send({ id, name, given } satisfies Asked)
    })
}
