import { QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import type { HandoverData, HandoverView } from '#domain/tenancy/handovers/handovers.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { Confirmations } from '#web/ui/confirm.tsx'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { SendStep } from './SendStep.tsx'

const id = '0192f3c4-5d6e-7000-8000-000000000001'
const data = { date: '2026-11-18', rooms: [{}, {}], fixtures: [{}], meters: [], keys: [] } as unknown as HandoverData
const handover = {
  id,
  tenancy_id: id,
  kind: 'out',
  state: 'draft',
  property_title: 'Moda Daire',
  tenant_names: ['Mehmet Öztürk'],
  data,
  photos: [],
  version: 3,
  paper: null,
  before: null,
  remarks: [],
  remarks_until: null,
  rents: false,
} as unknown as HandoverView

function Step({ settle }: { settle: () => Promise<number | null> }) {
  const form = useForm({ defaultValues: data })
  return (
    <FormProvider {...form}>
      <SendStep handover={handover} missing={[]} settle={settle} go={() => {}} />
    </FormProvider>
  )
}

let end = async () => {}
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
})

const buttonIn = (container: Element | Document, name: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const question = () =>
  [...document.querySelectorAll('[role=dialog]')].find(
    (dialog) => dialog.querySelector('h2')?.textContent === 'Tutanak gönderilsin mi?',
  )

test('a handover record is sent after one question: to whom it goes, what goes and what follows', {
  timeout: 30_000,
}, async () => {
  const calls = stubServer(() => ({ body: { success: true, message: 'Gönderildi', id } }))
  const settle = vi.fn(async () => 3)
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <Step settle={settle} />
      <Confirmations />
    </QueryClientProvider>,
  )
  end = unmount
  const writes = () => calls.filter((call) => !call.startsWith('GET'))
  await click(buttonIn(document, 'Kiracıya gönder'))
  await eventually(() => expect(question()).toBeDefined())
  for (const text of [
    'KimeMehmet Öztürk',
    'Çıkış teslimi, Moda Daire',
    '18.11.2026',
    '2 oda, 1 demirbaş',
    'siz onaylamış',
  ])
    expect(question()!.textContent).toContain(text)
  await click(buttonIn(question()!, 'Vazgeç'))
  await eventually(() => expect(question()).toBeUndefined())
  expect(writes()).toEqual([])
  expect(settle).not.toHaveBeenCalled()
  await click(buttonIn(document, 'Kiracıya gönder'))
  await eventually(() => expect(question()).toBeDefined())
  await click(buttonIn(question()!, 'Tutanağı gönder'))
  await eventually(() => expect(writes()).toEqual([`POST /api/handovers/${id}/send`]))
})
