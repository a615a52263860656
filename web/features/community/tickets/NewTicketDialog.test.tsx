import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/cache/query-client.ts'
import { noteFailure, noteScreen } from '#web/lib/ticket-diagnostics.ts'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { NewTicketDialog } from './NewTicketDialog.tsx'

const user = '0192f3c4-5d6e-7000-8000-000000000001'
let end = async () => {}
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
})

const field = (name: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)!

const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

async function open(kind: 'talep' | 'geri-bildirim', answer: { status?: number; body: object }) {
  const sent: { id: string; situation: unknown; category: string; subject: string }[] = []
  stubServer((call, { body }) => {
    if (call === 'POST /api/tickets') sent.push(JSON.parse(String(body)))
    return answer
  })
  const onClose = vi.fn()
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <NewTicketDialog kind={kind} user={user} onClose={onClose} />
    </QueryClientProvider>,
  )
  end = unmount
  const send = () => click(document.querySelector('button[type=submit]'))
  return { sent, onClose, send }
}

const kept = { body: { success: true, message: 'Gönderildi', id: user } }

test('SUP-01 nothing of what happened leaves without the tick, and with it what the form has shown', async () => {
  noteScreen('/payment')
  noteFailure({ method: 'POST', path: '/payments', status: 500, code: 'unexpected' })
  for (const agrees of [false, true]) {
    const { sent, onClose, send } = await open('talep', kept)
    expect(document.body.textContent).toContain('(/payment)')
    expect(document.body.textContent).toContain('Son hata: 500 unexpected, POST /payments')
    await type('subject', 'Dekont yüklenmiyor')
    await type('body', 'Dekontu seçince hata çıkıyor.')
    const tick = document.querySelector<HTMLInputElement>('input[type=checkbox]')!
    expect(tick.checked).toBe(false)
    if (agrees) await click(tick)
    await send()
    await eventually(() => expect(onClose).toHaveBeenCalled())
    expect(sent).toHaveLength(1)
    const situation = { screen: '/payment', version: '1.0.0', error: expect.stringMatching(/^500 unexpected, POST/) }
    expect(sent[0]!.situation).toEqual(agrees ? situation : null)
    await end()
    end = async () => {}
  }
})

test('TIC-12 SUP-06 a failed try keeps what was typed under the same id, and feedback is a category of its own', async () => {
  const broken = { status: 503, body: { code: 'database_unavailable', message: 'Veritabanına ulaşılamıyor.' } }
  const first = await open('geri-bildirim', broken)
  await type('subject', 'Takvim')
  await type('body', 'Haftalık görünüm de olsun.')
  await first.send()
  await eventually(() => expect(document.body.textContent).toContain('Yazdıklarınız duruyor.'))
  expect(first.onClose).not.toHaveBeenCalled()
  await end()

  const second = await open('geri-bildirim', kept)
  expect([field('subject').value, field('body').value]).toEqual(['Takvim', 'Haftalık görünüm de olsun.'])
  await second.send()
  await eventually(() => expect(second.onClose).toHaveBeenCalled())
  expect(second.sent[0]).toMatchObject({ id: first.sent[0]!.id, category: 'Geri bildirim', subject: 'Takvim' })
})
