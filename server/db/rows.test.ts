import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '#server/testing/test-app.ts'
import { openPostgres } from './client.ts'
import { rowsOf } from './rows.ts'

const counted = z.strictObject({ name: z.string(), count: z.number().int() })
const fitting = sql`select 'Moda' as name, count(*)::int as count from properties`
const ofBigint = sql`
  select 'Moda' as name, count(*) as count from properties`
const withMore = sql`select 'Moda' as name, 1 as count, 2 as more`

test('outside of production a raw row that does not fit its schema is refused, also in a transaction', async () => {
  const { ctx } = await startTestApp()
  expect(await rowsOf(ctx.db, counted, fitting)).toEqual([{ name: 'Moda', count: 0 }])
  const refused = /^Rows of "select 'Moda' as name, count\(\*\) as count from properties" do not fit .*at \[0\]\.count/s
  await expect(rowsOf(ctx.db, counted, ofBigint)).rejects.toThrow(refused)
  await expect(rowsOf(ctx.db.ambient, counted, ofBigint)).rejects.toThrow(refused)
  await expect(ctx.db.transact((tx) => rowsOf(tx, counted, ofBigint))).rejects.toThrow(refused)
  await expect(rowsOf(ctx.db, counted, withMore)).rejects.toThrow(/"more"/)
})

test('in production the rows are returned as they are', async () => {
  const db = openPostgres(inject('template').url, { poolSize: 1, checksRows: false })
  onTestFinished(() => db.close())
  const number = z.strictObject({ count: z.number().int() })
  expect(await rowsOf(db, number, sql`select 7::bigint as count`)).toEqual([{ count: '7' }])
})
