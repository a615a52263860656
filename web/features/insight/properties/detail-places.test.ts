import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { type Relation, rightsOn } from '#domain/access/property-rights.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { openedBy, placesFor, sectionsFor } from './detail-places.ts'

const seenBy = (relation: Relation, flags: Partial<typeof noFlags> = {}) =>
  ({ rights: rightsOn(relation, { ...noFlags, ...flags }) }) as PropertyDetail

test('PROP-24 WAY-05 an owner has five places, and they hold everything that eleven tabs held', () => {
  expect(placesFor(seenBy('owner'))).toEqual(['ozet', 'kira', 'ev', 'belge', 'gecmis'])
  expect(sectionsFor(seenBy('owner'))).toHaveLength(11)
})

test.each([
  ['genel', 'ozet'],
  ['tapu', 'ev'],
  ['ozellikler', 'ev'],
  ['demirbaslar', 'ev'],
  ['fotograflar', 'belge'],
  ['belgeler', 'belge'],
  ['kontrat', 'kira'],
  ['kiracilar', 'kira'],
  ['talepler', 'kira'],
  ['odemeler', 'kira'],
  ['gecmis', 'gecmis'],
])('PROP-24 WAY-05 the old address tab=%s leads to its section in %s', (tab, place) => {
  expect(openedBy(tab, seenBy('owner'))).toEqual({ place, section: tab })
})

test('PROP-24 an address names a place too; nothing and nonsense open the first', () => {
  expect(openedBy('kira', seenBy('owner'))).toEqual({ place: 'kira', section: null })
  for (const asked of [undefined, '', 'yok', 'toString', 7])
    expect(openedBy(asked, seenBy('owner'))).toEqual({ place: 'ozet', section: null })
})

test('ROLE-04 a tenant has no section for papers, and an address that names one opens the first place', () => {
  const tenant = seenBy('tenant')
  for (const closed of ['tapu', 'kiracilar', 'gecmis']) {
    expect(sectionsFor(tenant)).not.toContain(closed)
    expect(openedBy(closed, tenant)).toEqual({ place: 'ozet', section: null })
  }
  expect(placesFor(tenant)).toEqual(['ozet', 'kira', 'ev', 'belge'])
  expect(sectionsFor(seenBy('authorised'))).not.toContain('belgeler')
})

test('ROLE-04 the requests are there for staff who answer them or are told of them, and for nobody else of theirs', () => {
  expect(sectionsFor(seenBy('authorised'))).not.toContain('talepler')
  expect(sectionsFor(seenBy('authorised', { canAddProperty: true, canManageDocuments: true }))).not.toContain(
    'talepler',
  )
  expect(sectionsFor(seenBy('authorised', { canManageSuggestions: true }))).toContain('talepler')
  expect(sectionsFor(seenBy('authorised', { canManageAllProperties: true }))).toContain('talepler')
  expect(sectionsFor(seenBy('tenant'))).toContain('talepler')
  expect(openedBy('talepler', seenBy('authorised'))).toEqual({ place: 'ozet', section: null })
})
