import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes begins first, so that no core waits for it at the end. */
const heavy = ['http/access-', 'http/fuzz', 'server/process', 'demo/fill-demo', 'features/endings/']
class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isHeavy = ({ moduleId }: TestSpecification) => heavy.some((part) => moduleId.includes(part))
    const sorted = await super.sort(files)
    return [...sorted.filter(isHeavy), ...sorted.filter((file) => !isHeavy(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: HeavyFirst },
    projects: [
      // Loading the libraries and the page anew for every file would cost ten times what the tests do.
      { test: { name: 'unit', include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['web/fresh-page.ts'],
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/fixed-day.ts'],
          // One process imports the server once and passes its databases on from file to file.
          isolate: false,
          pool: 'forks',
          // One more than there are cores: some tests only wait for a process or a broken connection.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // Tests that wait for a process let another one run, but processes are heavy.
          maxConcurrency: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
