import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest begins first, in this order, so that no core waits for it at the end. */
const heavy = [
  'server/process.test',
  'http/access-',
  'http/fuzz',
  'server/hostile-files',
  'demo/fill-demo',
  'server/chat-process',
  'server/cut-connections',
  'features/tenancy/endings/',
  'http/chosen-owner',
  'own/move-from-pglite',
  'server/payments-process',
  'server/archives-process',
  'server/node-versions',
]
class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = heavy.findIndex((part) => moduleId.includes(part))
      return at < 0 ? heavy.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** `npm run mutate -- --generated` learns which functions each test file reaches. */
const noteReach = process.env.REACH_TO ? ['scripts/mutations/note-reach.ts'] : []

/** For a machine that does much else at the same time: a test that hangs is still ended. */
const testTimeout = 60_000

export default defineConfig({
  test: {
    sequence: { sequencer: HeavyFirst },
    projects: [
      // Loading the libraries and the page anew for every file would cost ten times what the tests do.
      {
        test: {
          name: 'unit',
          include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          setupFiles: noteReach,
          testTimeout,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['web/fresh-page.ts'],
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout,
          // A second, which is what it is otherwise, is too short for a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/fixed-day.ts', ...noteReach],
          // One process imports the server once and passes its databases on from file to file.
          isolate: false,
          pool: 'forks',
          // One more than there are cores: some tests only wait for a process or a broken connection.
          maxWorkers: Number(process.env.TEST_WORKERS ?? 3),
          sequence: { groupOrder: 1 },
          // Tests that wait for a process let another one run, but processes are heavy.
          maxConcurrency: 2,
          testTimeout,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
