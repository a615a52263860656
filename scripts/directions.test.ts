import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cycles, featureCycles, featureOf, violations } from './directions.ts'

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
  ['domain/people/chat/chat.rules.ts', "import { y } from '../../server/context.ts'", 'the domain is pure'],
  ['domain/people/chat/chat.rules.ts', "import { readFile } from 'node:fs/promises'", 'the domain is pure'],
  ['domain/people/chat/chat.rules.ts', "import { useState } from 'react'", 'the domain is pure'],
  ['web/features/people/chat/Chat.tsx', "import { db } from '#server/db/client.ts'", 'web and server never meet'],
  ['web/features/people/chat/Chat.tsx', "const late = () => import('#server/db/client.ts')", 'web and server never meet'],
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
    ['server/features/a/a.ts', "import { b } from '#server/features/b/b.ts'"],
    ['server/features/b/b.ts', "import { c } from '#server/features/b/c.ts'"],
    ['server/features/b/c.ts', "import type { A } from '#server/features/a/types.ts'"],
    ['server/features/a/types.ts', ''],
    ['web/features/a/a.ts', "import { b } from '#web/features/b/b.ts'"],
    ['web/features/a/a.test.ts', "import { c } from '#web/features/c/c.ts'"],
    ['web/features/c/c.ts', "import { a } from '#web/features/a/a.ts'"],
  ])
  expect(featureCycles(planted)).toEqual(['server/features/a -> server/features/b'])
})

test('a feature has the same name in every room', () => {
  const names = (prefix: string) =>
    new Set([...tree.keys()].filter((file) => file.startsWith(prefix)).map((file) => featureOf(file)!))
  const domain = names('domain/')
  for (const prefix of ['server/features/', 'server/services/', 'web/features/']) {
    const strangers = [...names(prefix)].filter((name) => !domain.has(name))
    expect([prefix, strangers]).toEqual([
      prefix,
      expect.toSatisfy((list: string[]) => list.every((name) => ['mail', 'audit'].includes(name))),
    ])
  }
})

test('NAV-45 no test leans on the defaults of a toast, icon, scroll bar or device library', () => {
  const tests = [...tree].filter(([file]) => /\.(?:test|spec)\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(40)
  const libraries = /from '(?:lucide-react|simplebar[\w-]*|[\w-]*device-detect)'/
  // Clearing the toasts between two tests is no rule of theirs.
  const rawToast = /\btoast(?!\.remove\(\))(?:\.\w+)?\(/
  const leaning = tests.filter(
    ([, text]) => libraries.test(text) || (/from 'react-hot-toast'/.test(text) && rawToast.test(text)),
  )
  expect(leaning.map(([file]) => file)).toEqual([])
})
