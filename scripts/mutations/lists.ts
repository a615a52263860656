import { type Mutation, noticedBy } from './mutation.ts'

const properties = 'server/features/properties/property-list.queries.ts'
const propertiesTest = 'server/features/properties/property-list-money.test.ts'
const leases = 'server/services/ledger/lease-today.queries.ts'
const personKey = 'server/db/migrations/0062_person_key.sql'
const tenantsTest = 'server/features/tenants/tenants.test.ts'

/** Who reads the money that lists show, which agreement holds, and who is one person. */
export const lists: Mutation[] = [
  ...noticedBy(propertiesTest, 'staff without the payments flag read when the contract ends and none of the money', [
    properties,
    `case when \${money} then \${rentToday(today)} end`,
    `\${rentToday(today)}`,
    'everybody who sees a property reads its rent',
  ]),
  ...noticedBy(propertiesTest, 'staff without the payments flag read when the contract ends and none of the money', [
    properties,
    `sql\`d.property_id = shown.id and \${moneyInReach(actor, claim, 'read')}\``,
    'sql`d.property_id = shown.id`',
    'everybody who sees a property reads its arrears',
  ]),
  ...noticedBy(propertiesTest, 'a card says rent, end of the contract and arrears', [
    leases,
    ' and r.taken_back_at is null',
    '',
    'a rent that was taken back is shown as the rent',
  ]),
  ...noticedBy(tenantsTest, 'two people behind one address stay two', [
    personKey,
    ` || ' '
    || lower(translate(trim(tenant_name), 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu'))`,
    '',
    'a couple behind one address is one person',
  ]),
]
