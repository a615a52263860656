import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { PostView, ReplyView } from '#domain/community/forum/forum.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { ReplyItem } from './ReplyItem.tsx'

const post = {
  id: '0192f3c4-5d6e-7000-8000-000000000001',
  can: { edit: false, remove: false, reply: true, moderate: false },
} as PostView
const reply: ReplyView = {
  id: '0192f3c4-5d6e-7000-8000-000000000002',
  post_id: post.id,
  author_id: '0192f3c4-5d6e-7000-8000-000000000003',
  author_name: 'Ayşe Y.',
  author_is_admin: false,
  content: 'Bir ay içinde verilmeli.',
  parent_reply_id: null,
  answers: null,
  depth: 0,
  like_count: 0,
  liked: false,
  is_edited: false,
  created_at: '2026-11-14T09:00:00.000Z',
  updated_at: null,
  state: 'shown',
  hidden_reason: null,
  can: { edit: false, remove: false },
}

let end = async () => {}
afterEach(async () => {
  await end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function show(change: Partial<ReplyView>) {
  const { container, unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <ul>
        <ReplyItem post={post} reply={{ ...reply, ...change }} isWanted={false} onAnswer={() => {}} onQuote={() => {}}>
          {null}
        </ReplyItem>
      </ul>
    </QueryClientProvider>,
  )
  end = unmount
  return container
}
const button = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent ?? '').startsWith(name))

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">tıkla</a>',
  '[tıkla](javascript:alert)',
  '[tıkla](data:text/html;base64,x)',
  '[banka](https://banka.example@kotu.example)',
  '![resim](https://kotu.example/izle.png)x',
])('FOR-01 FOR-11 an attack in a reply is shown as text: %s', async (attack) => {
  const container = await show({ content: attack })
  expect(container.querySelector('script, img, iframe, [onerror], [href^="javascript"], [href^="data"]')).toBeNull()
  expect(container.querySelector('a[href*="@"]')).toBeNull()
  if (!attack.startsWith('!')) expect(container.textContent).toContain(attack)
})

test('FOR-03 an answer says whom it answers, and an edited one that it was edited', async () => {
  const container = await show({
    depth: 6,
    answers: 'Mehmet Ö.',
    is_edited: true,
    updated_at: '2026-11-15T09:00:00.000Z',
  })
  expect(container.textContent).toContain('Mehmet Ö. adlı kişiye yanıt')
  expect(container.textContent).toContain('düzenlendi')
})

test('FOR-11 a removed and a hidden reply keep their place and say nothing', async () => {
  const gone = { content: '', author_name: '', author_id: null }
  const removed = await show({ ...gone, state: 'deleted' })
  expect(removed.textContent).toBe('Bu yanıt silindi.')
  await end()
  const hidden = await show({ ...gone, state: 'hidden' })
  expect(hidden.textContent).toBe('Bu yanıt yayından kaldırıldı.')
  expect(hidden.querySelector('button')).toBeNull()
})

test('FOR-06 a tap on the heart says what the person wants', async () => {
  const bodies: unknown[] = []
  stubServer((_, request) => {
    bodies.push(JSON.parse(String(request.body)))
    return { body: { success: true, liked: true, like_count: 1 } }
  })
  const container = await show({})
  await click(button(container, 'Beğen'))
  await eventually(() => expect(bodies).toEqual([{ target_id: reply.id, target_type: 'reply', on: true }]))
})
