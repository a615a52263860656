import { afterEach, expect, test } from 'vitest'
import type { ChatPartner } from '#domain/people/chat/chat.schema.ts'
import { renderAt } from '#web/ui/testing-router.tsx'
import { ChatRow } from './ChatRow.tsx'

const partner: ChatPartner = {
  id: '0192f3c4-5d6e-7000-8000-000000000001',
  name: 'Mert Kiracı',
  avatar: '/api/files/avatars/mert.webp',
  email: 'mert@ornek.test',
  last_seen: '2026-11-14T09:00:00.000Z',
  chatId: '0192f3c4-5d6e-7000-8000-000000000002',
  propertyTitle: 'Moda 12',
  roles: ['Kiracı'],
  hasChat: true,
  unread: 3,
  last: {
    text: 'Kombi',
    sender_id: '0192f3c4-5d6e-7000-8000-000000000001',
    timestamp: '2026-11-14T09:00:00.000Z',
  },
  writable: true,
}

let end = async () => {}
afterEach(() => end())

async function show(change: Partial<ChatPartner> = {}) {
  const { container, unmount } = await renderAt(
    '/chat',
    <ChatRow
      partner={{ ...partner, ...change }}
      ownId="0192f3c4-5d6e-7000-8000-000000000009"
      now={new Date('2026-11-14T09:30:00.000Z')}
      open={false}
      tabbable
    />,
  )
  end = unmount
  return container
}

test('CHAT-02 a row shows its six parts: picture, name, role, property, last seen and unread; it opens the conversation', async () => {
  const container = await show()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/files/avatars/mert.webp')
  expect(container.querySelector('img')?.alt).toBe('Mert Kiracı')
  const text = container.textContent!
  for (const part of ['Mert Kiracı', 'Kiracı · Moda 12', 'Son görülme: 30 dk önce', 'Kombi'])
    expect(text).toContain(part)
  expect(text).toMatch(/3/)
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/chat?chat=0192f3c4-5d6e-7000-8000-000000000002')
})

test('CHAT-02 without a picture the initials stand there; without a conversation the person is the address', async () => {
  const container = await show({ avatar: 'MK', chatId: null, hasChat: false, last: null, unread: 0 })
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('MK')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/chat?user=0192f3c4-5d6e-7000-8000-000000000001')
})
