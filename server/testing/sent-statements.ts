import pg from 'pg'
import { vi } from 'vitest'

/**
 * All statements sent to PostgreSQL while `work` runs, from every library, including begin and commit, rate limits and
 * jobs.
 */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    for (const [given] of query.mock.calls as unknown as [string | { text: string }][])
      sent.push(typeof given === 'string' ? given : given.text)
  } finally {
    query.mockRestore()
  }
  return sent
}
