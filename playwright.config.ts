import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // Long enough for the longest story on a busy machine: what hangs is ended by its own action or expectation.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.BROWSER_REPORT ? [['dot'], ['json', { outputFile: process.env.BROWSER_REPORT }]] : [['list']],
  use: {
    // What is not there after half a minute will not come; without this a click waits as long as its test.
    actionTimeout: 30_000,
    // Set by the global setup; every worker reads this file after it.
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    // What slides or fades costs time and proves nothing; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What the worker answers cannot be answered by a test; the story about working offline asks for it.
    serviceWorkers: 'block',
    // A recording costs more than the test; a second try is worth one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: code that is optimised or thrown away in the background costs more than it saves.
        '--js-flags=--no-opt --no-maglev --always-sparkplug --min-semi-space-size=32',
      ],
    },
  },
})
