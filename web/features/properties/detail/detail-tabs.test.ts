import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { rightsOn } from '#domain/access/property-rights.ts'
import type { PropertyDetail } from '#domain/properties/property-detail.api.ts'
import { openTab, tabsFor } from './detail-tabs.ts'

const tabs = (flags: Partial<typeof noFlags>) =>
  tabsFor({ rights: rightsOn('authorised', { ...noFlags, ...flags }) } as PropertyDetail)

test('ROLE-04 the requests tab is there for staff who answer requests or are told of them, and for nobody else of theirs', () => {
  expect(tabs({})).not.toContain('talepler')
  expect(tabs({ canAddProperty: true, canManageDocuments: true })).not.toContain('talepler')
  expect(tabs({ canManageSuggestions: true })).toContain('talepler')
  expect(tabs({ canManageAllProperties: true })).toContain('talepler')
  expect(tabsFor({ rights: rightsOn('tenant', noFlags) } as PropertyDetail)).toContain('talepler')
  // An old link to it opens the first tab.
  expect(openTab('talepler', tabs({}))).toBe('genel')
})
