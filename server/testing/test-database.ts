import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type Database, embeddedDatabase, openPostgres } from '#server/db/client.ts'
import { administer, databaseUrl } from './template.ts'

/** A migrated database of one's own: a copy of the template. */
export async function testDatabase(
  onStatement: (text: string) => void,
): Promise<{ database: Database; drop(): Promise<void> }> {
  const template = inject('template')
  if (template.kind === 'embedded') {
    const client = await PGlite.create({ loadDataDir: await openAsBlob(template.file) })
    const database = embeddedDatabase(client, { onStatement })
    return { database, drop: () => database.close() }
  }
  const name = `anahtar_test_${randomUUID().replaceAll('-', '')}`
  await administer(template.url, `create database ${name} template ${template.name}`)
  const database = openPostgres(databaseUrl(template.url, name), 5, { onStatement })
  return {
    database,
    drop: async () => {
      await database.close()
      await administer(template.url, `drop database if exists ${name} with (force)`)
    },
  }
}
