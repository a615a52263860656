import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/cache/query-client.ts'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { ReplyForm } from './ReplyForm.tsx'

const post = '0192f3c4-5d6e-7000-8000-000000000001'

let end = async () => {}
afterEach(async () => {
  await end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function open(answer: (bodies: readonly unknown[]) => { status?: number; body: object }) {
  const bodies: { id: string; content: string; parent_reply_id: string | null }[] = []
  stubServer((_, request) => {
    bodies.push(JSON.parse(String(request.body)))
    return answer(bodies)
  })
  const onSent = vi.fn()
  const { container, unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <ReplyForm post={post} parent={null} start="" label="Yanıtınız" onSent={onSent} />
    </QueryClientProvider>,
  )
  end = unmount
  const field = () => container.querySelector<HTMLTextAreaElement>('[name=content]')!
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field()), 'value')!.set!.call(field(), text)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { bodies, onSent, field, type, send: () => click(container.querySelector('button[type=submit]')) }
}

const kept = { body: { success: true, message: 'Yanıtınız yayımlandı.', id: post } }

test('FOR-08 a second reply from the form below a post is a reply of its own', async () => {
  const { bodies, onSent, field, type, send } = await open(() => kept)
  await type('Bir ay içinde verilmeli.')
  await send()
  await eventually(() => expect(onSent).toHaveBeenCalledTimes(1))
  expect(field().value).toBe('')
  await type('Sözleşmeye de bakın.')
  await send()
  await eventually(() => expect(onSent).toHaveBeenCalledTimes(2))
  expect(bodies.map(({ content }) => content)).toEqual(['Bir ay içinde verilmeli.', 'Sözleşmeye de bakın.'])
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(2)
  expect(onSent.mock.calls).toEqual(bodies.map(({ id }) => [id]))
})

test('FOR-08 a reply that was refused is sent again as the same one, with what was typed', async () => {
  const refused = { status: 429, body: { code: 'too_many_requests', message: 'Biraz sonra yeniden deneyin.' } }
  const { bodies, onSent, field, type, send } = await open((all) => (all.length === 1 ? refused : kept))
  await type('Bir ay içinde verilmeli.')
  await send()
  await eventually(() => expect(document.body.textContent).toContain('Yazdıklarınız duruyor.'))
  expect(field().value).toBe('Bir ay içinde verilmeli.')
  await send()
  await eventually(() => expect(onSent).toHaveBeenCalledTimes(1))
  expect(bodies[1]).toEqual(bodies[0])
})
