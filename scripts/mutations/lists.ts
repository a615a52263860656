import { type Mutation, noticedBy } from './mutation.ts'

const properties = 'server/features/property/properties/property-list.queries.ts'
const propertiesTest = 'server/features/property/properties/property-list-money.test.ts'
const leases = 'server/services/ledger/lease-today.queries.ts'
const personKey = 'server/db/migrations/0063_listed_tenants.sql'
const tenantsTest = 'server/features/work/tenants/tenants.test.ts'

const strips = 'server/services/ledger/month-strips.queries.ts'
const stripsTest = 'server/features/insight/tenancy-life/month-strips.test.ts'
const life = 'server/features/insight/tenancy-life/tenancy-life.queries.ts'
const lifeTest = 'server/features/insight/tenancy-life/tenancy-life.test.ts'

/** Who may see amounts in lists, which agreement applies, and which records are the same person. */
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
    || lower(translate(trim(name), 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu'))`,
    '',
    'a couple behind one address is one person',
  ]),
  ...noticedBy(tenantsTest, 'whoever gets an account in one contract is one person in all', [
    personKey,
    '    perform join_tenants(new.owner_id, new.person_key);\n',
    '    null;\n',
    'a contract from before the account is another person',
  ]),
  ...noticedBy(tenantsTest, 'a contract that is called off or deleted and a property in the bin', [
    personKey,
    `for each row when (old.deleted_at is distinct from new.deleted_at) execute function list_property_tenants();`,
    'for each row when (false) execute function list_property_tenants();',
    'tenants of a property in the bin are listed',
  ]),
  ...noticedBy(stripsTest, 'the months are for those who may read the account', [
    properties,
    `case when not shown.is_bina and \${moneyInReach(actor, shown, 'read')}`,
    'case when not shown.is_bina',
    'everybody who sees a property reads how its tenants paid',
  ]),
  ...noticedBy(
    stripsTest,
    'the last twelve months are the same on the card',
    [
      strips,
      `when \${late} then \${bit('unpaid')}`,
      `when true then \${bit('unpaid')}`,
      'a month is late although a receipt covers it',
    ],
    [strips, `and not (\${isPaymentOrDeduction('s')})`, 'and false', 'what was waived is shown as paid'],
  ),
  ...noticedBy(
    lifeTest,
    'whoever left reads the line up to then',
    [
      life,
      `where e.tenancy_id = \${scope.id} and \${inOwnTime(scope, sql\`e.on_date\`)}`,
      `where e.tenancy_id = \${scope.id}`,
      'a former tenant reads the payments of those who stayed',
    ],
    [
      life,
      `(h.kind = 'in' or not \${scope.found.left}::boolean)`,
      'true',
      'a former tenant sees pictures of somebody else moving out',
    ],
  ),
]
