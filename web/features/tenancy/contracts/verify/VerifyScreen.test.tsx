import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#web/cache/query-client.ts'
import { setNavigator } from '#web/lib/navigation.ts'
import { render, settled, stubServer, until } from '#web/ui/testing.tsx'
import { Verify } from './VerifyScreen.tsx'

const hash = 'a'.repeat(64)
const known = {
  known: true,
  short_id: 'ABC123',
  agreed_at: '2026-11-01T10:00:00.000Z',
  status: 'active',
  cancelled: false,
  ended: false,
  renewed: false,
  superseded: false,
  baslangicTarihi: '2020-01-01',
}
let ended = async () => {}
afterEach(() => ended())

async function screen() {
  const { container, unmount } = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Verify asked={hash} />
    </QueryClientProvider>,
  )
  ended = unmount
  const field = container.querySelector('textarea')!
  const type = (text: string) =>
    settled(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const enter = () =>
    settled(
      () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    )
  return { container, type, enter }
}

test('an answer stands only beside its own question, and Enter asks', async () => {
  const went: string[] = []
  setNavigator((path) => went.push(path))
  stubServer(() => ({ body: known }))
  const { container, type, enter } = await screen()
  await until(() => expect(container.textContent).toContain('Bu özet kayıtlı'))
  expect(container.textContent).toContain('01.11.2026')
  await type('12 34')
  expect(container.textContent).not.toContain('Bu özet kayıtlı')
  await enter()
  expect(container.textContent).toContain('Özet 64 karakterdir')
  expect(container.textContent).not.toContain('Bu özet kayıtlı')
  await type('b'.repeat(64))
  await enter()
  expect(went).toEqual([`/verify?ozet=${'b'.repeat(64)}`])
})

test('the same question asked again clears the old answer, also when the second try fails', async () => {
  const refusal = { status: 403, body: { code: 'not_allowed', message: 'Şu an sorulamıyor' } }
  let tries = 0
  const calls = stubServer(() => (++tries === 1 ? { body: known } : refusal))
  const { container, enter } = await screen()
  await until(() => expect(container.textContent).toContain('Bu özet kayıtlı'))
  await enter()
  await until(() => expect(calls).toHaveLength(2))
  await until(() => expect(container.textContent).toContain('Şu an sorulamıyor'))
  expect(container.textContent).not.toContain('Bu özet kayıtlı')
})

test('a paper of an earlier version is told apart from the agreement in force', async () => {
  stubServer(() => ({ body: { ...known, superseded: true, agreed_at: null } }))
  const { container } = await screen()
  await until(() => expect(container.textContent).toContain('Bu özet eski bir sürüme ait'))
  expect(container.textContent).not.toContain('Bu özet kayıtlı')
})
