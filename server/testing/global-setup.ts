import type { TestProject } from 'vitest/node'
import { ensureServerBuilt } from '../../scripts/setup.mjs'
import { dropDatabases } from './administer.ts'
import { embeddedTemplate, postgresTemplate } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    template: { kind: 'embedded'; file: string } | { kind: 'postgres'; url: string; name: string }
  }
}

/** One migrated database for the whole run; every test app is a copy of it. Some tests start the server itself. */
export default async function setup(project: TestProject) {
  // `npm run mutate` names no test that starts a process, and every breakage would mean another build.
  if (!process.env.WITHOUT_SERVER_BUILD) ensureServerBuilt()
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    project.provide('template', { kind: 'embedded', file: await embeddedTemplate() })
    return
  }
  const name = await postgresTemplate(url)
  project.provide('template', { kind: 'postgres', url, name })
  return () => dropDatabases(url, name)
}
