import { expect, test } from 'vitest'
import type { TicketDetail } from '#domain/community/tickets/tickets.schema.ts'
import { render } from '#web/ui/testing.tsx'
import { TicketThread } from './TicketThread.tsx'

const attack =
  '<script>alert(1)</script> [a](javascript:alert(1)) https://kotu.test \u202eters <img src=x onerror=alert(1)>'

const reply = {
  id: '0',
  ticket_id: '1',
  author_id: '2',
  author_name: '<b>Deniz</b>',
  by_support: true,
  text: attack,
  created_at: '2026-11-16T09:00:00Z',
  updated_at: '2026-11-16T09:00:00Z',
  files: [],
}
const ticket = {
  creator_name: 'Mehmet <i>Öztürk</i>',
  body: attack,
  created_at: reply.created_at,
  files: [],
  replies: [reply],
} as unknown as TicketDetail

test('TIC-01 TIC-10 what people write is text: no sign in it becomes an element or a link', async () => {
  const { container, unmount } = await render(<TicketThread ticket={ticket} />)
  const said = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(said[0]).toContain('Mehmet <i>Öztürk</i>')
  expect(said[0]).toContain(attack)
  expect(said[1]).toContain('<b>Deniz</b>Destek ekibi')
  expect(said[1]).toContain(attack)
  expect(container.querySelectorAll('script, img, a, b, i')).toHaveLength(0)
  await unmount()
})
