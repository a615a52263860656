import { text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { catalogue, isPersonal } from './catalogue.ts'
import { personId, personName, plain } from './column-classes.ts'
import { catalogueEntry, impersonalTable, type PersonalRows, personalTable } from './table.ts'

const rows: PersonalRows<'id' | 'author'> = {
  group: 'community',
  about: 'author = :user',
  deletionRules: [{ where: 'author = :user', does: 'delete' }],
}
const columns = { id: plain(uuid('id').primaryKey()), author: personId(uuid('author').notNull()) }

/** Never called: the compiler refuses each of them. */
const refused = [
  // @ts-expect-error a column without a class
  () => personalTable('posts', { ...columns, title: text('title').notNull() }, rows),
  // @ts-expect-error a table without the rules for its rows
  () => personalTable('posts', columns),
  // @ts-expect-error rows without a fate at deletion
  () => personalTable('posts', columns, { group: 'community', about: 'author = :user' }),
  // @ts-expect-error a rule for a column that does not exist
  () => personalTable('posts', columns, { ...rows, withheld: ['autor'] }),
  // @ts-expect-error a table that the catalogue does not name
  () => personalTable('poems', columns, rows),
  // @ts-expect-error a column about people in a table without personal data
  () => impersonalTable('posts', 'articles for everybody', { id: columns.id, author: personName(text('author')) }),
]

test('HDR-03 a table carries the class of each column and the rules of its rows into the catalogue', () => {
  const table = personalTable('posts', columns, rows)
  expect(table[catalogueEntry]).toEqual({
    ...rows,
    classes: new Map([
      ['id', 'plain'],
      ['author', 'personId'],
    ]),
  })
  expect(table.author.notNull).toBe(true)
  expect(refused).toHaveLength(6)
  const { chats, posts } = catalogue
  expect([isPersonal(chats!), chats!.classes.get('user1')]).toEqual([true, 'personId'])
  expect([isPersonal(posts!), posts!.classes.get('author_id')]).toEqual([false, 'trace'])
})
