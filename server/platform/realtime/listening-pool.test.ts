import { expect, inject, test, vi } from 'vitest'
import { listeningPool } from './listening-pool.ts'

const template = inject('template')
const url = template.kind === 'postgres' ? template.url : ''

test.skipIf(!url)(
  'CHAT-13 a connection for listening that is asked for again takes the place of the one before, and speaking goes on',
  async () => {
    const onReturn = vi.fn()
    const pool = listeningPool(url, onReturn)
    await pool.connect()
    await pool.connect()
    const last = await pool.connect()
    const spoken = await pool.query('select 1 as one').catch(({ message }) => message)
    last.release()
    await pool.end()
    expect(spoken).toMatchObject({ rows: [{ one: 1 }] })
    await vi.waitUntil(() => onReturn.mock.calls.length === 2, { timeout: 5000 })
  },
)

test.skipIf(!url)('a pool that is closed while a connection is being made ends all the same', async () => {
  const pool = listeningPool(url, () => {})
  const connected = vi.fn()
  void pool.connect().then(connected, connected)
  await pool.end()
  expect([pool.totalCount, connected.mock.calls]).toEqual([0, []])
})
