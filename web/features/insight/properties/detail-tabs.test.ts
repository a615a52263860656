import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { type Relation, rightsOn } from '#domain/access/property-rights.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { openedBy, sectionsFor, tabsFor } from './detail-tabs.ts'

const seenBy = (relation: Relation, flags: Partial<typeof noFlags> = {}) =>
  ({ rights: rightsOn(relation, { ...noFlags, ...flags }) }) as PropertyDetail

test('PROP-24 WAY-05 an owner has five tabs, and they hold everything that eleven tabs held', () => {
  expect(tabsFor(seenBy('owner'))).toEqual(['ozet', 'kira', 'ev', 'belge', 'gecmis'])
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
])('PROP-24 WAY-05 the old address tab=%s leads to its section in %s', (section, tab) => {
  expect(openedBy(section, seenBy('owner'))).toEqual({ tab, section })
})

test('PROP-24 an address names a tab too; nothing and nonsense open the first', () => {
  expect(openedBy('kira', seenBy('owner'))).toEqual({ tab: 'kira', section: null })
  for (const asked of [undefined, '', 'yok', 'toString', 7])
    expect(openedBy(asked, seenBy('owner'))).toEqual({ tab: 'ozet', section: null })
})

test('ROLE-04 a tenant has no section for papers, and an address that names one opens the first tab', () => {
  const tenant = seenBy('tenant')
  for (const closed of ['tapu', 'kiracilar', 'gecmis']) {
    expect(sectionsFor(tenant)).not.toContain(closed)
    expect(openedBy(closed, tenant)).toEqual({ tab: 'ozet', section: null })
  }
  expect(tabsFor(tenant)).toEqual(['ozet', 'kira', 'ev', 'belge'])
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
  expect(openedBy('talepler', seenBy('authorised'))).toEqual({ tab: 'ozet', section: null })
})
