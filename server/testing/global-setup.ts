import type { TestProject } from 'vitest/node'
import { ensureServerBuilt } from '../../scripts/setup.mjs'
import { dropDatabases } from './administer.ts'
import { startEngine } from './engine.ts'
import { makeTemplate } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run, and the template database that every test app copies. */
    template: { url: string; name: string }
  }
}

/**
 * Prepares one migrated database for the whole run, which every test app copies, and builds the server for tests that
 * start it.
 */
export default async function setup(project: TestProject) {
  // Mutation tests (`npm run mutate`) start no server process, and every mutation would need another build.
  if (!process.env.WITHOUT_SERVER_BUILD) ensureServerBuilt()
  const engine = await startEngine()
  const name = await makeTemplate(engine.url)
  project.provide('template', { url: engine.url, name })
  return async () => {
    // A PostgreSQL of the run's own is removed with all of its databases.
    if (process.env.TEST_DATABASE_URL) await dropDatabases(engine.url, name)
    await engine.stop()
  }
}
