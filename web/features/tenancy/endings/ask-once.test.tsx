import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EndingView } from '#domain/tenancy/endings/endings.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { writeDraft } from '#web/forms/form-draft.ts'
import { Confirmations } from '#web/ui/confirm.tsx'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { ChangeSection } from './ChangeSection.tsx'
import { DeductionDialog } from './DeductionDialog.tsx'
import { DepositSection } from './DepositSection.tsx'
import { NoticeDialog } from './NoticeDialog.tsx'
import { StartEnding } from './StartEnding.tsx'

const id = '0192f3c4-5d6e-7000-8000-000000000001'
const nothing = Object.fromEntries(
  'start record_tenant counter withdraw change withdraw_change object propose_deduction answer_deduction refund account settle'
    .split(' ')
    .map((name) => [name, false]),
) as EndingView['can']

const view: EndingView = {
  tenancy_id: id,
  property_id: id,
  property_title: 'Moda Daire',
  owner_name: 'Ayşe Yıldırım',
  tenant_names: ['Mehmet Öztürk'],
  started_on: '2025-12-01',
  ended_on: null,
  terms: { baslangicTarihi: '2025-12-01', bitisTarihi: '2027-11-30', first_end: null, tasinmazCinsi: 'Daire' },
  today: '2026-11-18',
  side: 'tenant',
  ending: null,
  change: null,
  change_paper: null,
  earlier: [],
  can: nothing,
  tasks: [],
  notices: [],
  deductions: [],
  open_debts: [],
  statement: null,
  currency: 'TL',
  refund_iban: null,
  refunded_on: null,
  refunded_amount: null,
  paper: null,
  settlement: null,
  fixtures: [],
  events: [],
}
const ending = { id, way: 'agreement', state: 'set', ends_on: '2027-03-31' } as NonNullable<EndingView['ending']>

let end = async () => {}
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
})

async function mount(content: ReactNode) {
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      {content}
      <Confirmations />
    </QueryClientProvider>,
  )
  end = unmount
}

async function show(content: ReactNode) {
  const calls = stubServer(() => ({ body: { success: true, message: 'Gönderildi', id } }))
  await mount(content)
  return calls
}

/** Records what is sent with a file; the upload fails. */
function failingUploads(): string[] {
  const sent: string[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onerror = () => {}
      open = (method: string, address: string) => sent.push(`${method} ${address}`)
      setRequestHeader = () => {}
      abort = () => {}
      send = () => setTimeout(() => this.onerror())
    },
  )
  return sent
}

const buttonIn = (container: Element | Document, name: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const question = (title: string) =>
  [...document.querySelectorAll('[role=dialog]')].find((dialog) => dialog.querySelector('h2')?.textContent === title)

const type = (name: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)!
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** A tap asks once; "no" sends nothing, "yes" sends without asking again. */
async function asksOnce(
  calls: string[],
  { tap, title, yes, says }: Record<'tap' | 'title' | 'yes', string> & { says: string[] },
) {
  const writes = () => calls.filter((call) => !call.startsWith('GET'))
  await click(buttonIn(document, tap))
  await eventually(() => expect(question(title)).toBeDefined())
  for (const text of says) expect(question(title)!.textContent).toContain(text)
  await click(buttonIn(question(title)!, 'Vazgeç'))
  await eventually(() => expect(question(title)).toBeUndefined())
  expect(writes()).toEqual([])
  await click(buttonIn(document, tap))
  await eventually(() => expect(question(title)).toBeDefined())
  await click(buttonIn(question(title)!, yes))
  await eventually(() => expect(writes()).toHaveLength(1))
  return writes()[0]
}

test('a tenant’s notice to leave is shown as it goes, to whom, and asked once', { timeout: 30_000 }, async () => {
  const calls = await show(<StartEnding view={view} side="tenant" />)
  await type('reason', 'İşim başka şehre taşınıyor.')
  const sent = await asksOnce(calls, {
    tap: 'Bildirimi yap',
    title: 'Bildirim yapılsın mı?',
    yes: 'Bildirimi yap',
    says: ['KimeAyşe Yıldırım', 'Son gün30.11.2027', 'İşim başka şehre taşınıyor.', 'hemen iletilir ve kayıtta kalır'],
  })
  expect(sent).toBe(`POST /api/tenancies/${id}/ending`)
})

test('a notice that an owner records for a tenant goes with its scan and not without', {
  timeout: 30_000,
}, async () => {
  const owner = { ...view, side: 'owner' as const, can: { ...nothing, start: true, record_tenant: true } }
  const calls = await show(<StartEnding view={owner} side="owner" />)
  await click(document.querySelector('[role=radiogroup] input[value=tenant_notice]'))
  await eventually(() => expect(document.body.textContent).toContain('Bildirimin taramasını yükleyin'))
  expect(buttonIn(document, 'Bildirimi yap')).toBeUndefined()
  const choose = (name: string) =>
    act(async () => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      const files = [new File(['%PDF-1.4'], name, { type: 'application/pdf' })]
      Object.defineProperty(input, 'files', { value: files, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const writes = () => calls.filter((call) => !call.startsWith('GET'))
  const asked = 'Bildirim kaydedilsin mi?'
  // Required data is missing: no question, nothing sent.
  await choose('eksik.pdf')
  await eventually(() => expect(document.body.textContent).toContain('Bir gün seçin'))
  expect(question(asked)).toBeUndefined()
  expect(writes()).toEqual([])
  await end()

  const draft = { way: 'tenant_notice', delivery: 'e-posta', delivered_on: '2026-11-17', reason: 'Eski' }
  writeDraft(`ending.${id}`, draft)
  const sent = failingUploads()
  await mount(<StartEnding view={owner} side="owner" />)
  await choose('bildirim.pdf')
  await eventually(() => expect(question(asked)).toBeDefined())
  // The tenant's own notice, which was not sent from the tenant's mail address.
  for (const text of [
    'BildirenMehmet Öztürk',
    'Bildirimin ulaştığı gün17.11.2026',
    'Teslim şekliElden, imza karşılığı',
    'Kaydedilince kiracılık 30.11.2027 günü sona erer; kiracı bir adres edinirse kayda itiraz edebilir.',
  ])
    expect(question(asked)!.textContent).toContain(text)
  for (const text of ['Eski', 'Kime', 'Karşı tarafa']) expect(question(asked)!.textContent).not.toContain(text)
  await click(buttonIn(question(asked)!, 'Kaydet'))
  const retry = () => document.querySelector('[aria-label="bildirim.pdf: tekrar dene"]')
  await eventually(() => expect(retry()).not.toBeNull())
  await click(retry())
  await eventually(() => expect(sent).toHaveLength(2))
  for (const call of sent) expect(call).toContain('delivered_on=2026-11-17')
  // No other date was confirmed, so the failed upload is not sent with it.
  await eventually(() => expect(retry()).not.toBeNull())
  await type('delivered_on', '16.11.2026')
  await eventually(() => expect(retry()).toBeNull())
  expect(sent).toHaveLength(2)
})

test('a written notice is asked once, with its whole text', { timeout: 30_000 }, async () => {
  const calls = await show(<NoticeDialog view={{ ...view, side: 'owner' }} side="owner" onClose={() => {}} />)
  await type('text', 'Kasım 2026 kirası otuz gün içinde ödenmelidir.')
  const sent = await asksOnce(calls, {
    tap: 'Bildirimi kaydet',
    title: 'Bildirim kaydedilsin mi?',
    yes: 'Bildirimi kaydet',
    says: ['KimeMehmet Öztürk', 'Noter', 'Kasım 2026 kirası otuz gün içinde ödenmelidir.', 'değiştirilemez'],
  })
  expect(sent).toBe(`POST /api/tenancies/${id}/notices`)
})

test('the account of the deposit and the withdrawal of a proposal are asked once', { timeout: 30_000 }, async () => {
  const statement = { deposit: 50_000_00, accepted: 8_000_00, waiting: 0, disputed: 0, to_return: 42_000_00 }
  const owner = { ...view, side: 'owner' as const, statement: { ...statement, still_owed: 0, settled: false } }
  const calls = await show(<DepositSection view={{ ...owner, can: { ...nothing, settle: true } }} ending={ending} />)
  await asksOnce(calls, {
    tap: 'Hesap özetini onaya gönder',
    title: 'Hesap özeti onaya gönderilsin mi?',
    yes: 'Gönder',
    says: ['KimeMehmet Öztürk', 'Kiracıya iade edilecek42.000,00 ₺', 'siz onaylamış sayılırsınız'],
  })
  await end()
  const change = { id, side: 'owner' as const, proposed_by: 'Ayşe Yıldırım', ends_on: '2027-04-30', reason: '' }
  const proposed = { ...owner, change: { ...change, created_at: '2026-11-17T10:00:00Z' } }
  const again = await show(
    <ChangeSection view={{ ...proposed, can: { ...nothing, withdraw_change: true } }} ending={ending} />,
  )
  await asksOnce(again, {
    tap: 'Öneriyi geri al',
    title: 'Öneri geri alınsın mı?',
    yes: 'Öneriyi geri al',
    says: ['Karşı tarafa haber verilir', '31.03.2027'],
  })
})

test('a deduction’s dialog says to whom it goes and what goes, and one tap sends it', {
  timeout: 30_000,
}, async () => {
  const owner = { ...view, side: 'owner' as const }
  const calls = await show(<DeductionDialog view={owner} ending={ending} onClose={() => {}} />)
  const dialog = () => document.querySelector('[role=dialog]')!.textContent
  expect(dialog()).toContain('KimeMehmet Öztürk')
  expect(dialog()).not.toContain('Gönderilecek kalem')
  await type('title', 'Boya')
  await type('amount', 'sekiz')
  expect(dialog()).not.toContain('NaN')
  await type('amount', '8.000')
  await eventually(() => expect(dialog()).toContain('Gönderilecek kalemBoya: 8.000,00 ₺'))
  await click(buttonIn(document, 'Kiracıya gönder'))
  await eventually(() => expect(calls).toEqual([`POST /api/endings/${id}/deductions`]))
})

test('another day or no end at all: the dialog says who is asked and what is proposed', {
  timeout: 30_000,
}, async () => {
  const owner = { ...view, side: 'owner' as const }
  const calls = await show(<ChangeDialog view={owner} ending={ending} to="nothing" onClose={() => {}} />)
  const dialog = () => document.querySelector('[role=dialog]')!.textContent
  expect(dialog()).toContain('KimeMehmet Öztürk')
  expect(dialog()).toContain('Gönderilecek öneriSona erdirmeden vazgeçilmesi')
  await click(buttonIn(document, 'Öneriyi gönder'))
  await eventually(() => expect(calls).toEqual([`POST /api/endings/${id}/changes`]))
  await end()
  await show(<ChangeDialog view={view} ending={ending} to="day" onClose={() => {}} />)
  expect(dialog()).toContain('KimeAyşe Yıldırım')
  expect(dialog()).not.toContain('Gönderilecek öneri')
  await type('ends_on', '30.04.2027')
  await eventually(() => expect(dialog()).toContain('Gönderilecek öneri31.03.2027 yerine 30.04.2027'))
})
