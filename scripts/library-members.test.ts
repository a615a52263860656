import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hiddenMembers } from './library-members.ts'

const root = path.join(import.meta.dirname, '..')
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'domain', 'server', 'web'], {
  cwd: root,
  encoding: 'utf8',
})
const tree = new Map(
  listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)

test('product code reads no member of a library that its types do not declare', () => {
  expect(tree.size).toBeGreaterThan(100)
  expect(hiddenMembers(tree)).toEqual([])
})

test.each([
  ['server/db/pool.ts', 'const { stream } = (client as unknown as { connection: Connection }).connection'],
  ['server/db/pool.ts', 'const bearer = prepared as unknown as Kept'],
  ['server/access/prepared-by-caller.ts', 'const { dialect, session } = db as unknown as Internals'],
  ['server/features/people/chat/send.ts', 'const { session } = (tx as unknown as { session: Session })'],
  ['server/db/pool.ts', '  declare private _result: Result'],
  ['server/db/pool.ts', 'declare class PreparingQuery extends pg.Query {'],
  ['server/features/chat/send.ts', 'const inner: Inner = tx as never'],
  ['web/features/chat/ChatScreen.tsx', 'const inner: Inner = client as never'],
  ['domain/kernel/endpoint.ts', 'read(shape as never)'],
  ['server/db/pool.ts', 'const bearer = (prepared as unknown) as Kept'],
  ['server/http/serve.ts', 'const inner = (app as any).router'],
  ['web/lib/call.ts', 'const inner: any = client'],
  ['server/http/serve.ts', 'socket._handle.close()'],
  ['server/db/pool.ts', "client['_queryable']"],
  ['server/start.ts', '// @ts-ignore'],
  ['server/features/operations/admin/admin.queries.ts', "await db.run('select 1 from pgboss.job')"],
])('a planted line in %s is found: %s', (file, line) => {
  expect(hiddenMembers(new Map([[file, `const before = 1\n${line}\n`]]))).toEqual([
    expect.stringMatching(new RegExp(`^${file.replaceAll('.', '\\.')}:2: `)),
  ])
})

test.each([
  ["import pg from 'pg'", 'const inner = tx as unknown as pg.Client'],
  ["import { type PgSession, sql } from 'drizzle-orm/pg-core'", 'const { client } = (tx as unknown as PgSession)'],
  ["import { Server as SocketServer } from 'socket.io'", 'const all = (io as unknown) as SocketServer'],
  ["import type * as hono from 'hono'", 'const inner = app as unknown as hono.Hono'],
  ["import {\n  sql,\n  PgDialect,\n} from 'drizzle-orm'", 'const { casing } = db as unknown as typeof PgDialect'],
])('after %s a cast is found in a feature: %s', (imported, line) => {
  const at = imported.split('\n').length + 1
  expect(hiddenMembers(new Map([['server/features/chat/send.ts', `${imported}\n${line}\n`]]))).toEqual([
    `server/features/chat/send.ts:${at}: a value is taken for one of a library`,
  ])
})

test.each([
  ['server/db/pool.test.ts', 'const { session } = (tx as unknown as { session: Session })'],
  [
    'server/features/people/chat/chats.queries.ts',
    'const { rows } = (await db.execute(sql)) as unknown as { rows: Row[] }',
  ],
  ['server/features/people/chat/send.ts', "import { Row } from './rows.ts'\nconst row = sent as unknown as Row"],
  ['web/ui/testing-router.tsx', 'render(router as never)'],
  ['server/db/pool.ts', 'const [_, second] = pair'],
  ['server/db/pool.ts', 'const reads = rows.map(({ id: _id, ...rest }) => rest)'],
])('what reads no library is left alone in %s: %s', (file, line) => {
  expect(hiddenMembers(new Map([[file, line]]))).toEqual([])
})
