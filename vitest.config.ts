import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/global-setup.ts'],
          // One process imports the server once and passes its databases on from file to file.
          isolate: false,
          pool: 'forks',
          // By itself the runner leaves a core idle.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
