import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proposeRenewal } from '#domain/tenancy/renewals/renewals.rules.ts'
import type { RenewalView } from '#domain/tenancy/renewals/renewals.schema.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { Confirmations } from '#web/ui/confirm.tsx'
import { click, eventually, stubServer } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import { RenewalForm } from './RenewalForm.tsx'

const id = '0192f3c4-5d6e-7000-8000-000000000001'
const terms: RenewalView['terms'] = {
  brutAylik: 25_000_00,
  bedelTuru: 'TL',
  baslangicTarihi: '2026-01-01',
  sozlesmeSuresi: 1,
  sureBirimi: 'Yıl',
  odemeGunu: 5,
  odemeSekli: 'Elden',
  iban: '',
  kullanimAmaci: 'Mesken',
  is_corporate: false,
  depozito: 0,
  artisSekli: 'Yok',
  artisOrani: 0,
  simdikiDurumu: '',
  yetkiliMahkeme: '',
  nusha: 2,
  giderler: null,
  hususiSartlar: '',
}
const bitisTarihi = '2026-12-31'
const renewal: RenewalView = {
  state: 'open',
  period_end: bitisTarihi,
  extended: false,
  tasinmazCinsi: 'Daire',
  from: '2026-10-02',
  proposal: null,
  tenancy_id: id,
  property_id: id,
  property_title: 'Moda Daire',
  contract: id,
  short_id: 'ABCDEF',
  terms,
  bitisTarihi,
  tenant_names: ['Hatice Ergin'],
  guarantor: { name: 'Kemal Işık', limit: 300_000_00 },
  next: proposeRenewal({
    terms,
    bitisTarihi,
    tasinmazCinsi: 'Daire',
    started_on: '2026-01-01',
    rent_changes: [],
    tufe: [] as never,
    today: '2026-11-18',
  }),
}

let end = async () => {}
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
})

test('a refusal of the guarantor’s paper way is read although the guarantor is one box here', {
  timeout: 30_000,
}, async () => {
  const message = 'Bu adla kayıtlı birine bu mülkte ulaşılabiliyor.'
  const fields = { 'guarantor.guarantor_email': message }
  const refusal = { status: 409, body: { success: false, code: 'contact_known', message, fields } }
  stubServer((call) => (call.startsWith('GET') ? { body: {} } : refusal))
  const { unmount } = await renderAt(
    '/renewal',
    <QueryClientProvider client={queryClient}>
      <RenewalForm renewal={renewal} />
      <Confirmations />
    </QueryClientProvider>,
  )
  end = unmount
  const button = (name: string, container: Element | Document = document) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await eventually(() => expect(button('Teklifi gönder')).toBeDefined())
  await click(button('Teklifi gönder'))
  await eventually(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  await click(button('Gönder', document.querySelector('[role=dialog]')!))
  await eventually(() => expect(document.querySelector('form')!.textContent).toContain(message))
})
