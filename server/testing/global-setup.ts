import type { TestProject } from 'vitest/node'
import { ensureServerBuilt } from '../../scripts/setup.mjs'
import { dropDatabases } from './administer.ts'
import { startEngine } from './engine.ts'
import { makeTemplate } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine of this run, and the database on it of which every test app is a copy. */
    template: { url: string; name: string }
  }
}

/** One migrated database for the whole run; every test app is a copy of it. Some tests start the server itself. */
export default async function setup(project: TestProject) {
  // `npm run mutate` names no test that starts a process, and every breakage would mean another build.
  if (!process.env.WITHOUT_SERVER_BUILD) ensureServerBuilt()
  const engine = await startEngine()
  const name = await makeTemplate(engine.url)
  project.provide('template', { url: engine.url, name })
  return async () => {
    // An engine of the run's own goes with everything in it.
    if (process.env.TEST_DATABASE_URL) await dropDatabases(engine.url, name)
    await engine.stop()
  }
}
