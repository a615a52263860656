import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import v8 from 'node:v8'
import { expect, test, vi } from 'vitest'
import { turnOffPretenuring } from './v8-flags.ts'

// The reason for the flag is in docs/decisions/0095-what-a-call-leaves-behind.md.
test('the server turns V8’s pretenuring off when it is loaded, and this V8 knows the flag', async () => {
  const flags = vi.spyOn(v8, 'setFlagsFromString').mockImplementation(() => {})
  turnOffPretenuring()
  expect(flags.mock.calls).toEqual([['--no-allocation-site-pretenuring']])
  flags.mockRestore()
  const { stdout } = await promisify(execFile)(process.execPath, ['--v8-options'])
  expect(stdout).toContain('--allocation-site-pretenuring (')
  expect(await readFile(path.join(import.meta.dirname, 'start.ts'), 'utf8')).toContain('\nturnOffPretenuring()\n')
})
