import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { type Relation, rightsOn } from '#domain/access/property-rights.ts'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { sectionsFor } from './detail-tabs.ts'
import { nextAction } from './next-action.ts'

const detailFor = (relation: Relation, given: object = {}) =>
  ({
    relation,
    rights: rightsOn(relation, noFlags),
    property: { tasinmazDurumu: 'Kiralanmış', tenant_id: ['t'], odemeDurumu: 'Ödendi', is_bina: false },
    suggestions: [],
    contracts: [],
    images: { general: [{}] },
    deed: { il: 'İzmir', ada: '1' },
    arrears: [],
    failed: [],
    ...given,
  }) as unknown as PropertyDetail

const waiting = { suggestions: [{ durum: 'Cevap Bekleniyor' }] }

const today = isoDate(new Date())
const ending = {
  status: 'active',
  cancelled_at: null,
  baslangicTarihi: addDays(today, -300),
  bitisTarihi: addDays(today, 60),
}
const next = {
  ...ending,
  status: 'waiting_for_tenants',
  baslangicTarihi: addDays(today, 61),
  bitisTarihi: addDays(today, 425),
}

test.each([
  ['late money comes before all else', 'owner', { arrears: [{}], ...waiting }, 'odemeler'],
  ['late money comes before all else for who owes it', 'tenant', { arrears: [{}], contracts: [{}] }, 'odemeler'],
  ['a waiting request', 'owner', waiting, 'talepler'],
  ['a request is nothing to do for who may not decide', 'authorised', waiting, undefined],
  ['a late payment', 'owner', { arrears: [{}], contracts: [ending] }, 'odemeler'],
  ['what somebody owes, for who may not take money', 'lawyer', { arrears: [{}] }, 'belgeler'],
  ['an open payment', 'owner', { property: { ...detailFor('owner').property, odemeDurumu: 'Beklemede' } }, 'odemeler'],
  [
    'an empty place',
    'owner',
    { property: { tasinmazDurumu: 'Boş', tenant_id: [], odemeDurumu: 'Beklemede' } },
    'kiracilar',
  ],
  ['a place without pictures', 'owner', { images: { general: [] } }, 'fotograflar'],
  ['an empty deed', 'owner', { deed: { il: '', ada: '' } }, 'tapu'],
  ['a contract that ends soon', 'owner', { contracts: [ending] }, 'kontrat'],
  ['one whose next term is proposed', 'owner', { contracts: [next, ending], images: { general: [] } }, 'fotograflar'],
  ['a tenant with a contract', 'tenant', { contracts: [{}] }, 'kontrat'],
  ['a tenant without one', 'tenant', {}, 'demirbaslar'],
  ['a lawyer', 'lawyer', {}, 'belgeler'],
] as const)('the next action: %s', (_, relation, given, at) => {
  expect(nextAction(detailFor(relation, given))?.at).toBe(at)
})

test('PROP-24 the next action always leads to a section that the person has', () => {
  for (const relation of [
    'owner',
    'admin',
    'tenant',
    'authorised',
    'estate',
    'lawyer',
    'proxy',
    'shareholder',
  ] as const) {
    const detail = detailFor(relation, { contracts: [{}] })
    const action = nextAction(detail)
    if (action) expect(sectionsFor(detail)).toContain(action.at)
  }
})
