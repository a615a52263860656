import pg from 'pg'
import { vi } from 'vitest'

/** Whatever goes to PostgreSQL while the work runs, by whatever library: begin and commit, limits and jobs too. */
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
