import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { expect, test, vi } from 'vitest'
import './start.ts'

vi.mock('node:v8', async (original) => ({ ...(await original<object>()), setFlagsFromString: vi.fn() }))

// Why it is set stands in docs/decisions/0095-what-a-call-leaves-behind.md.
test('the server switches off that V8 guesses which objects live long, and this V8 knows the switch', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--v8-options'])
  expect(stdout).toContain('--allocation-site-pretenuring (')
  expect(vi.mocked(setFlagsFromString).mock.calls).toEqual([['--no-allocation-site-pretenuring']])
})
