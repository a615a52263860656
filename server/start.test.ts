import PgBoss from 'pg-boss'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { startServer } from './start.ts'
import { processData } from './testing/process-data.ts'

test('a start that fails once the queue runs stops the queue', async () => {
  const at = await processData()
  // Read right after the queue's start.
  await at.using((db) => db.run('alter table users rename column national_id_hash to hidden'))
  const stopped = vi.spyOn(PgBoss.prototype, 'stop')
  const config = readConfig({ ...at.env, DATA_DIR: at.dataDir, PORT: '0' })
  await expect(startServer({ config, log: pino({ level: 'silent' }) })).rejects.toThrow('national_id_hash')
  expect(stopped).toHaveBeenCalledTimes(1)
})
