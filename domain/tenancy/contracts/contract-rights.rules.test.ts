import { expect, test } from 'vitest'
import { noFlags, permissionFlags } from '#domain/access/flags.ts'
import { type Relation, relations } from '#domain/access/property-rights.ts'
import { contractRights } from './contract-rights.rules.ts'

const held = (relation: Relation, flags: Partial<typeof noFlags>) =>
  Object.entries(contractRights(relation, { ...noFlags, ...flags }))
    .filter(([, held]) => held)
    .map(([name]) => name)

test('CON-17 AMB-27 who may manage, hand on links, sign off and delete, by relation and flag', () => {
  const all = ['manage', 'copyLinks', 'recordPaper', 'signOff', 'remove', 'seeIdentity']
  const none = Object.fromEntries(relations.map((relation) => [relation, held(relation, {})]))
  expect(none).toEqual({
    owner: all,
    admin: ['manage', 'signOff', 'remove', 'seeIdentity'],
    tenant: ['remove'],
    authorised: [],
    estate: [],
    lawyer: ['seeIdentity'],
    proxy: [],
    shareholder: [],
  })
  expect(held('estate', { canAddProperty: true })).toEqual(['manage', 'copyLinks', 'seeIdentity'])
  expect(held('estate', { canManageDocuments: true })).toEqual([])
  expect(held('authorised', { canAddProperty: true })).toEqual(['manage', 'copyLinks', 'seeIdentity'])
  expect(held('lawyer', Object.fromEntries(permissionFlags.map((flag) => [flag, true])))).toEqual(['seeIdentity'])
})

test('NAV-34 authorised staff make contracts with canAddProperty or canManageDocuments, and with nothing else', () => {
  const enough = permissionFlags.filter((flag) => contractRights('authorised', { ...noFlags, [flag]: true }).manage)
  expect(enough).toEqual(['canAddProperty', 'canManageDocuments'])
})
