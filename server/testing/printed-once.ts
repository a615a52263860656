import { serialize } from 'node:v8'
import { onTestFinished, vi } from 'vitest'
import * as printing from '#server/pdf/print.ts'

type Print = (data: unknown) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Until the test ends, papers with equal data are only laid out once, because repeated layout adds nothing to a test of
 * access.
 */
export function printOnce() {
  const printed = new Map<string, ReturnType<Print>>()
  for (const [name, print] of Object.entries(printing) as [keyof typeof printing, Print][]) {
    const spy = vi.spyOn(printing, name).mockImplementation(async (data: unknown) => {
      const key = `${name} ${serialize(data).toString('base64')}`
      const paper = printed.get(key) ?? print(data)
      printed.set(key, paper)
      return (await paper).slice()
    })
    onTestFinished(() => void spy.mockRestore())
  }
}
