import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/cache/query-client.ts'
import { render, settled, stubServer } from '#web/ui/testing.tsx'
import { Verify } from './VerifyScreen.tsx'

const seal = '0190c0de-0000-7000-8000-000000000001'
const paper = `%PDF-1.7\n/Reason (Mühür no: ${seal})\n`
const found = {
  found: 'unchanged',
  kind: 'statement',
  hash: null,
  sealed_at: '2026-11-01T10:00:00.000Z',
  stamped_at: null,
}
let ended = async () => {}
afterEach(() => ended())

async function screen() {
  const { container, unmount } = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Verify asked="" />
    </QueryClientProvider>,
  )
  ended = unmount
  const choose = (text: string, name = 'belge.pdf') =>
    settled(() => {
      const input = container.querySelector<HTMLInputElement>('input[type=file]')!
      Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], name)] })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  return { container, choose }
}

test('SEAL-02 a sealed file is told unchanged or changed by its digest, and is not sent', async () => {
  let reply = found
  const calls = stubServer(() => ({ body: reply }))
  const { container, choose } = await screen()
  await choose(paper)
  await vi.waitFor(() => expect(container.textContent).toContain('Bu belge değişmemiş'))
  expect(container.textContent).toContain('Hesap ekstresi')
  expect(container.textContent).toContain('01.11.2026')
  const address = JSON.stringify(calls[0])
  expect(address).toMatch(new RegExp(`/verify/files/[0-9a-f]{64}[^"]*seal=${seal}`))
  expect(address).not.toContain('Reason')

  reply = { ...found, found: 'changed' }
  await choose(`${paper} `)
  await vi.waitFor(() => expect(container.textContent).toContain('Bu dosya mühürlendikten sonra değiştirilmiş'))
  expect(container.textContent).not.toContain('Bu belge değişmemiş')
  reply = { ...found, found: 'unknown', kind: null as never, sealed_at: null as never }
  await choose(`${paper}  `)
  await vi.waitFor(() => expect(container.textContent).toContain('Bu mühür bizde yok'))
})
