import { expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** Tables that do not grow with people and years; a new table counts as growing until it is listed here. */
const small =
  `canned_answers exchange_rate_days exchange_rates legal_interest_rates maintenance_runs migrations post_fills posts
  question_marks questions tax_year_changes tax_years tufe_rates`.split(/\s+/)

/** Every screen that people open daily, for each role. */
const screens: Record<string, string[]> = {
  'ev.sahibi@demo.test': [
    ...['/access/check?guard=host', '/accounts/me', '/dashboard', '/properties', '/properties/PROPERTY', '/contracts'],
    ...['/contracts?q=ay', '/contracts/CONTRACT', '/renters', '/renters?q=ay', '/payments/month', '/own-payments'],
    ...['/tenancies/TENANCY/account', '/expenses', '/documents', '/suggestions', '/chat', '/chat/unread', '/calendar'],
    ...['/deadlines', '/notifications', '/analytics', '/search?q=ay', '/forum/posts', '/forum/posts?category=Depozito'],
    ...['/forum/posts?sort=liked', '/forum/search?q=depozito', '/history', '/tickets', '/staff', '/bin', '/tax/sheet'],
  ],
  'kiraci@demo.test': [
    '/dashboard',
    '/contracts',
    '/own-payments',
    '/suggestions',
    '/chat',
    '/documents',
    '/search?q=ay',
  ],
  'emlakci@demo.test': ['/dashboard', '/properties', '/contracts', '/renters', '/search?q=ay'],
  'avukat@demo.test': ['/dashboard', '/lawyer/overview', '/deadlines', '/documents', '/search?q=ay'],
  'yonetici@demo.test': ['/dashboard', '/properties', '/contracts', '/admin/users', '/admin/users?state=pending'],
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}
const isScan = (plan: Plan) => plan['Node Type'] === 'Seq Scan'
/** A sequential scan directly below a limit is fine, because it ends soon. */
const scansIn = (plan: Plan): Plan[] =>
  (plan.Plans ?? []).flatMap((below) =>
    isScan(below) && plan['Node Type'] !== 'Limit' ? [below, ...scansIn(below)] : scansIn(below),
  )

/**
 * An administrator's totals over whole tables, which only administrators load. Totals of properties come from an index.
 */
const counted = ['yonetici@demo.test /dashboard: users', 'yonetici@demo.test /contracts: contracts']

/** On one connection, because `set local` only applies to its own connection. */
const plansOf = (db: Database, texts: string[], { walking = true } = {}): Promise<Plan[]> =>
  db.script(async (run) => {
    if (!walking) await run('set local enable_seqscan = off')
    const plans: Plan[] = []
    for (const text of texts) {
      const { rows } = await run(`explain (generic_plan, format json) ${text}`)
      plans.push((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan)
    }
    return plans
  })
const nodesIn = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesIn)]

test('who owns nothing is told so by an index, also where one owner has all properties', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const [host, tenant, admin] = [await app.build.host(), await app.build.tenant(), await app.build.admin()]
  await app.ctx.db.run(
    `insert into properties (id, baslik, creator, search_key, title_key)
     select gen_random_uuid(), 'Daire', $1, 'daire', 'daire' from generate_series(1, 3000)`,
    [host.id],
  )
  await app.ctx.db.run('analyze properties')
  const { statements } = await app.counting(async () => {
    expect((await tenant.send('GET', '/api/access/check?guard=host')).status).toBe(200)
    expect((await admin.send('GET', '/api/admin/users?state=all')).status).toBe(200)
  })
  const asking = statements.filter((text) => text.includes('from "properties"'))
  expect(asking.length).toBeGreaterThan(1)
  for (const plan of await plansOf(app.ctx.db, asking)) {
    const properties = nodesIn(plan).filter((node) => node['Relation Name'] === 'properties')
    // Whether PostgreSQL also reads the table depends on when it was last vacuumed.
    expect(properties.map((node) => node['Node Type'])).toEqual([expect.stringMatching(/^Index (?:Only )?Scan$/)])
  }
})

test('what waits for one person is found by the index of what waits, whoever it is', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const [host, tenant] = [await app.build.host(), await app.build.tenant()]
  const { statements } = await app.counting(async () => {
    for (const person of [host, tenant]) expect((await person.send('GET', '/api/dashboard')).status).toBe(200)
  })
  const asking = statements.filter((text) => text.includes('"contract_approvals"."tenant_user_id" = $'))
  expect(asking.length).toBeGreaterThan(1)
  for (const plan of await plansOf(app.ctx.db, asking, { walking: false }))
    expect(nodesIn(plan).map((node) => node['Index Name'])).toContain('contract_approvals_person')
})

test('the analysis reads each of its properties once, however many others there are', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const host = await app.build.host()
  await app.build.property(host)
  const { statements } = await app.counting(async () => {
    expect((await host.send('GET', '/api/analytics')).status).toBe(200)
  })
  const [figures, ...more] = statements.filter((text) => text.includes('"ledger_settlements"'))
  expect([figures, more]).toEqual([expect.any(String), []])
  const [plan] = await plansOf(app.ctx.db, [figures!])
  const properties = nodesIn(plan!).filter((node) => node['Relation Name'] === 'properties')
  expect(properties).toHaveLength(1)
})

test('no screen that people open every day reads a big table from end to end', { timeout: 300_000 }, async () => {
  const app = await startTestApp({ env: { DEMO: 'on' }, ownDatabase: true })
  await fillDemo(app.ctx)
  await app.ctx.jobs.drain()
  const one = async (text: string) => Object.values((await app.ctx.db.run(text)).rows[0] as object)[0] as string
  const owner = `(select id from users where email = 'ev.sahibi@demo.test')`
  const examples: Record<string, string> = {
    PROPERTY: await one(`select id from properties where creator = ${owner} limit 1`),
    CONTRACT: await one(`select id from contracts where owner_id = ${owner} and status = 'active' limit 1`),
    TENANCY: await one(`select tenancy_id from ledger_entries where owner_id = ${owner} limit 1`),
  }
  const sent = new Map<string, string>()
  for (const [email, routes] of Object.entries(screens)) {
    const person = await app.build.session(await one(`select "accountId" from users where email = '${email}'`))
    for (const route of routes) {
      const address = route.replace(/[A-Z]{6,}/, (name) => examples[name]!)
      const { result, statements } = await app.counting(() => person.send('GET', `/api${address}`))
      expect(result.status, route).toBe(200)
      for (const text of statements)
        if (/^\s*(?:select|with)\b/i.test(text) && !sent.has(text)) sent.set(text, `${email} ${route}`)
    }
  }
  expect(sent.size).toBeGreaterThan(60)
  // With so few rows the planner would always scan; with scans disabled it only scans where no index serves.
  const plans = await plansOf(app.ctx.db, [...sent.keys()], { walking: false })
  const walked: string[] = []
  for (const [at, where] of [...sent.values()].entries()) {
    const plan = plans[at]!
    const [top, ...below] = [plan, ...scansIn(plan)]
    for (const node of isScan(top!) ? [top!, ...below] : below)
      if (!small.includes(node['Relation Name']!)) walked.push(`${where}: ${node['Relation Name']}`)
  }
  expect([...new Set(walked)]).toEqual(counted)
})
