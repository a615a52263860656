import { expect, test } from 'vitest'
import { noFlags, permissionFlags } from './flags.ts'
import { type PropertyRights, type Relation, relations, rightsOn } from './property-rights.ts'

const allFlags = Object.fromEntries(permissionFlags.map((flag) => [flag, true])) as typeof noFlags
const held = (relation: Relation, flags: typeof noFlags) => {
  const rights = rightsOn(relation, flags)
  return (Object.keys(rights) as (keyof PropertyRights)[])
    .filter((name) => rights[name] === true || rights[name] === 'all' || rights[name] === 'shared')
    .map((name) => (rights[name] === 'shared' ? 'documents (shared)' : name))
}
const everything = [
  'edit',
  'seePapers',
  'meters',
  'documents',
  'manageDocuments',
  'managePayments',
  'seePayments',
  'seeSuggestions',
  'manageSuggestions',
  'own',
]
const staffWithAll = everything.filter((name) => name !== 'own')

test('ROLE-04 what each relation may do without a flag and with all of them', () => {
  const table: Record<Relation, [without: string[], withAll: string[]]> = {
    owner: [everything, everything],
    admin: [everything, everything],
    tenant: [
      ['documents (shared)', 'seePayments', 'seeSuggestions'],
      ['documents (shared)', 'seePayments', 'seeSuggestions'],
    ],
    authorised: [['seePapers'], staffWithAll],
    estate: [['seePapers'], staffWithAll],
    proxy: [['seePapers'], staffWithAll],
    shareholder: [['seePapers'], staffWithAll],
    lawyer: [
      ['seePapers', 'documents (shared)', 'seePayments'],
      [
        ...['seePapers', 'documents (shared)', 'manageDocuments', 'managePayments', 'seePayments'],
        ...['seeSuggestions', 'manageSuggestions'],
      ],
    ],
  }
  for (const relation of relations) {
    expect([relation, held(relation, noFlags)]).toEqual([relation, table[relation][0]])
    expect([relation, held(relation, allFlags)]).toEqual([relation, table[relation][1]])
  }
})

test('ROLE-04 each flag gives its own right and no other', () => {
  const gives = {
    canAddProperty: ['edit'],
    canManageMeters: ['meters'],
    canManageDocuments: ['documents', 'manageDocuments'],
    canManagePayments: ['managePayments', 'seePayments'],
    canManageSuggestions: ['seeSuggestions', 'manageSuggestions'],
    canManageAllProperties: ['seeSuggestions'],
  }
  for (const flag of permissionFlags) {
    const more = held('authorised', { ...noFlags, [flag]: true }).filter((name) => name !== 'seePapers')
    expect([flag, more]).toEqual([flag, gives[flag]])
  }
})
