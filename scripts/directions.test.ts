import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cycles, districtOf, districts, featureCycles, featureOf, violations } from './directions.ts'

const root = path.join(import.meta.dirname, '..')
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'domain', 'server', 'web', 'e2e'], {
  cwd: root,
  encoding: 'utf8',
})
const tree = new Map(
  listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)

test('the tree keeps its directions and has no circle', () => {
  expect(tree.size).toBeGreaterThan(100)
  expect(violations(tree)).toEqual([])
  expect(cycles(tree)).toEqual([])
  expect(featureCycles(tree)).toEqual([])
})

test.each([
  ['domain/kernel/money.ts', "import { x } from '#domain/access/roles.ts'", 'the kernel knows no feature'],
  ['domain/people/chat/chat.rules.ts', "import { y } from '../../../server/context.ts'", 'the domain is pure'],
  ['domain/people/chat/chat.rules.ts', "import { readFile } from 'node:fs/promises'", 'the domain is pure'],
  ['domain/people/chat/chat.rules.ts', "import { useState } from 'react'", 'the domain is pure'],
  ['web/features/people/chat/Chat.tsx', "import { db } from '#server/db/client.ts'", 'web and server never meet'],
  [
    'web/features/people/chat/Chat.tsx',
    "const late = () => import('#server/db/client.ts')",
    'web and server never meet',
  ],
  [
    'server/features/people/chat/chat.routes.ts',
    "import { Chat } from '#web/features/people/chat/Chat.tsx'",
    'web and server never meet',
  ],
  [
    'server/features/people/chat/chat.routes.ts',
    "import { smtpMail } from '#server/platform/mail/smtp-mail.ts'",
    'adapters are named in context.ts alone',
  ],
  [
    'server/features/people/chat/chat.routes.ts',
    "import { diskStorage } from '#server/platform/storage/disk-storage.ts'",
    'adapters are named in context.ts alone',
  ],
  [
    'server/features/people/chat/send-message.ts',
    "import { users } from '#server/db/schema/accounts.ts'",
    'only queries touch the tables',
  ],
  [
    'server/services/files/keep-file.ts',
    "import { users } from '#server/db/schema/accounts.ts'",
    'only queries touch the tables',
  ],
  ...(
    [
      ['server/platform/mail/mail.ts', '#server/features/people/accounts/register.ts'],
      ['server/http/mount.ts', '#server/access/property-scope.queries.ts'],
      ['server/access/property-scope.queries.ts', '#server/services/audit/audit-log.ts'],
      ['server/services/files/keep-file.ts', '#server/features/tenancy/contracts/create-contract.ts'],
      ['server/features/people/chat/send-message.ts', '#server/demo/fill-demo.ts'],
      ['server/features/people/chat/send-message.ts', '#server/start.ts'],
      ['web/lib/call.ts', '#web/features/people/chat/ChatScreen.tsx'],
      ['web/lib/call.ts', '#web/ui/Page.tsx'],
      ['web/ui/Page.tsx', '#web/features/people/accounts/LoginScreen.tsx'],
      ['web/ui/Page.tsx', '#web/cache/query-client.ts'],
      ['web/list/ListPaging.tsx', '#web/layout/Header.tsx'],
      ['web/layout/Header.tsx', '#web/features/people/notifications/BellButton.tsx'],
      ['web/features/people/chat/ChatScreen.tsx', '#web/router.tsx'],
    ] as const
  ).map(([file, target]): [string, string, string] => [
    file,
    `import { x } from '${target}'`,
    'a layer sees only what stands below it',
  ]),
  [
    'web/public-site/Header.tsx',
    "import Button from '@mui/material/Button'",
    'public pages carry no component library and no router',
  ],
  [
    'web/public-site/Header.tsx',
    "import { Link } from '@tanstack/react-router'",
    'public pages carry no component library and no router',
  ],
  ...['localStorage.setItem(key, text)', 'const kept = globalThis.sessionStorage'].map(
    (text): [string, string, string] => [
      'web/features/people/survey/kept.ts',
      text,
      'the browser storage is reached through web/lib/storage.ts alone',
    ],
  ),
  [
    'web/layout/layout-state.ts',
    'export const useLayout = () => useSyncExternalStore(subscribe, get)',
    'state outside of React lives in a store of web/lib/store.ts',
  ],
  ['web/lib/utils.ts', '', 'a name that says nothing'],
  ['server/helpers/x.ts', '', 'a name that says nothing'],
  ['domain/tenancy/contracts/iban.ts', '', 'a file of the domain ends in .rules.ts'],
  ['domain/tenancy/contracts/iban.test.ts', '', 'a file of the domain ends in .rules.ts'],
  [
    'domain/people/staff/staff.api.ts',
    'export const staffFilter = z.strictObject({})',
    'what a list is filtered by stands in <feature>.schema.ts',
  ],
  ['web/features/people/chat/index.ts', "export * from './chat.queries.ts'", 'a barrel hides who needs what'],
  ['web/ui/PartError.tsx', 'export function UnlessFailed() {}', 'a PascalCase file exports the component of its name'],
  ['web/lib/Store.ts', 'export const createStore = 1', 'a PascalCase file exports the component of its name'],
  ['web/ui/page.tsx', 'export default function Page() {}', 'the file of one component carries its name, Page.tsx'],
  ['web/ui/page.tsx', 'export const Page = memo(Inner)', 'the file of one component carries its name, Page.tsx'],
  ['web/ui/pageParts.tsx', 'export const Start = 1', "a file without a component's name is kebab-case"],
  ['server/db/read_only.ts', '', "a file without a component's name is kebab-case"],
  [
    'web/features/people/staff/staff.queries.ts',
    "const list = { queryKey: ['staff', 'list'] }",
    'keys are spelled in web/cache/<feature>.keys.ts alone',
  ],
  [
    'web/features/people/staff/staff.queries.ts',
    "const mutationKey = ['staff', 'change']",
    'keys are spelled in web/cache/<feature>.keys.ts alone',
  ],
  [
    'web/features/people/staff/StaffForm.tsx',
    "import { CallError, call } from '#web/lib/call.ts'",
    'screens write through useWrite',
  ],
  [
    'web/features/people/staff/staff.queries.ts',
    "import { queryOptions, useMutation } from '@tanstack/react-query'",
    'screens write through useWrite',
  ],
  [
    'server/features/people/staff/add-person.ts',
    'const row = { id, ...{ name, phone } }',
    'the spread of a literal says nothing that its names do not',
  ],
  [
    'server/db/schema/chat.ts',
    "export const chats = pgTable('chats', { id: uuid('id').primaryKey() })",
    'a table is declared with personalTable or impersonalTable',
  ],
  ['server/http/actor.ts', 'export const whoeverIsChosen = 1', 'a name says what it is: whoeverIsChosen'],
  ['web/features/insight/search/Hits.tsx', 'const place = hits[0]', 'place has too many meanings; say property, tab'],
  ['web/layout/Bar.tsx', '  function PlaceLink() {}', 'PlaceLink has too many meanings; say property, tab'],
  ['server/db/own/folder.ts', 'export const preparePlaces = 1', 'preparePlaces has too many meanings'],
  [
    'domain/money/payments/payments.schema.ts',
    'export const accountView = 1',
    'accountView has too many meanings; say ledger',
  ],
  [
    'server/services/ledger/ledger.queries.ts',
    'export async function lockAccounts() {}',
    'lockAccounts has too many meanings',
  ],
  [
    'web/features/tenancy/papers/State.tsx',
    'function PaperStanding() {}',
    'PaperStanding has too many meanings; say the state',
  ],
  ['server/services/papers/view-paper.ts', "type Looking = Pick<Found, 'rights'>", 'Looking has too many meanings'],
  ['server/people/x.test.ts', '  const told = await mails()', 'told has too many meanings; say what was sent'],
  [
    'server/features/insight/search/found.queries.ts',
    'export interface Asked {',
    'Asked has too many meanings; say what it is',
  ],
  ['server/features/work/tenants/tenants.queries.ts', 'type Which = object', 'Which has too many meanings'],
  ['web/features/work/tenants/List.tsx', 'function RenterCard() {}', 'RenterCard has too many meanings; say tenant'],
  ['web/lib/call.ts', 'export async function tellTenants() {}', 'a name says what it is: tellTenants'],
  [
    'domain/kernel/ids.ts',
    '/**\n * Nobody can guess it.\n */\nexport const id = 1',
    'a comment says why in a plain sentence: Nobody …',
  ],
  ['server/db/page.ts', '// Whoever asks last gets it.', 'a comment says why in a plain sentence: Whoever …'],
])('a planted violation in %s is found: %s', (file, text, why) => {
  const found = violations(new Map([[file, `import { z } from 'zod'\n${text}\n`]]))
  expect(found).toEqual([expect.stringContaining(why)])
})

test('a planted circle is found', () => {
  const planted = new Map([
    ['domain/a/a.ts', "import { b } from './b.ts'"],
    ['domain/a/b.ts', "import { c } from '#domain/a/c.ts'"],
    ['domain/a/c.ts', "import { a } from './a.ts'\nimport type { b } from './b.ts'"],
  ])
  expect(cycles(planted)).toEqual(['domain/a/a.ts -> domain/a/b.ts -> domain/a/c.ts'])
})

test('a planted circle of features is found, also one of types alone', () => {
  const planted = new Map([
    ['server/features/people/a/a.ts', "import { b } from '#server/features/people/b/b.ts'"],
    ['server/features/people/b/b.ts', "import { c } from '#server/features/people/b/c.ts'"],
    ['server/features/people/b/c.ts', "import type { A } from '#server/features/people/a/types.ts'"],
    ['server/features/people/a/types.ts', ''],
    ['web/features/people/a/a.ts', "import { b } from '#web/features/people/b/b.ts'"],
    ['web/features/people/a/a.test.ts', "import { c } from '#web/features/people/c/c.ts'"],
    ['web/features/people/c/c.ts', "import { a } from '#web/features/people/a/a.ts'"],
  ])
  expect(featureCycles(planted)).toEqual(['server/features/people/a -> server/features/people/b'])
})

test.each([
  ['domain/property/fixtures/fixtures.rules.ts', "import { x } from '#domain/tenancy/contracts/contracts.rules.ts'"],
  ['domain/property/fixtures/fixtures.schema.ts', "import type { X } from '#domain/insight/bin/bin.schema.ts'"],
  ['server/features/people/chat/send-message.ts', "import { x } from '#domain/money/ledger/figures.rules.ts'"],
  ['server/features/people/staff/assign-properties.ts', "import { x } from '#domain/money/tax/tax.rules.ts'"],
  ['server/features/work/calendar/find-events.ts', "import { x } from '#server/features/insight/search/search.ts'"],
  [
    'web/features/money/tax/TaxScreen.tsx',
    "const Late = lazy(() => import('#web/features/insight/bin/BinScreen.tsx'))",
  ],
])('a planted look at a later district in %s is found: %s', (file, text) => {
  expect(violations(new Map([[file, text]]))).toEqual([expect.stringContaining('a district sees only those before it')])
})

test.each([
  ['domain/access/roles.ts', "import { x } from '#domain/people/accounts/accounts.schema.ts'"],
  ['domain/services/mail/mail.api.ts', "import { x } from '#domain/operations/admin/admin.schema.ts'"],
])('a planted look from below at a district in %s is found: %s', (file, text) => {
  expect(violations(new Map([[file, text]]))).toEqual([
    expect.stringContaining('what every district needs knows none of them'),
  ])
})

test.each(['domain/chat/chat.rules.ts', 'server/features/chat/send-message.ts', 'web/features/chat/ChatScreen.tsx'])(
  'a planted feature outside of the districts, %s, is found',
  (file) => {
    expect(violations(new Map([[file, '']]))).toEqual([
      expect.stringContaining('a feature stands in one of the districts'),
    ])
  },
)

test('every district is there in every room, and a feature stands in the same one in each', () => {
  const homes = new Map<string, Set<string>>()
  for (const room of ['domain', 'server/features', 'web/features']) {
    const found = [...tree.keys()].filter((file) => file.startsWith(`${room}/`)).map((file) => districtOf(file))
    expect([room, districts.filter((district) => !found.includes(district))]).toEqual([room, []])
  }
  for (const file of tree.keys()) {
    const district = districtOf(file)
    if (district) homes.set(featureOf(file)!, (homes.get(featureOf(file)!) ?? new Set()).add(district))
  }
  const divided = [...homes].filter(([, found]) => found.size > 1).map(([feature]) => feature)
  // Their pages that combine data of all districts are in a later district of the web, which may import it.
  expect(divided.sort()).toEqual(['properties', 'tenancies'])
})

test('a feature has the same name in every room', () => {
  const names = (prefix: string) =>
    new Set([...tree.keys()].filter((file) => file.startsWith(prefix)).map((file) => featureOf(file)!))
  const domain = names('domain/')
  const strangers = ['server/features/', 'server/services/', 'web/features/'].flatMap((prefix) =>
    [...names(prefix)].filter((name) => !domain.has(name)),
  )
  // SMS is only a transport, so it has no rules in the domain.
  expect(strangers).toEqual(['sms'])
})

test('NAV-45 no test leans on the defaults of a toast, icon, scroll bar or device library', () => {
  const tests = [...tree].filter(([file]) => /\.(?:test|spec)\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(40)
  const libraries = /from '(?:lucide-react|simplebar[\w-]*|[\w-]*device-detect)'/
  // Clearing the toasts between two tests does not depend on their defaults.
  const rawToast = /\btoast(?!\.remove\(\))(?:\.\w+)?\(/
  const leaning = tests.filter(
    ([, text]) => libraries.test(text) || (/from 'react-hot-toast'/.test(text) && rawToast.test(text)),
  )
  expect(leaning.map(([file]) => file)).toEqual([])
})
