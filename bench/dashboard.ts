import type { Bench } from './bench.ts'
import { addContracts } from './contracts.ts'
import { printGrowth } from './table.ts'
import { addTenancies } from './tenancies.ts'

/** The start screen of a landlord with five hundred tenancies, while all other contracts grow to a million. */
export async function measureDashboard({ sql, compare, cookies, host, others, haveUsers, scaled, ...bench }: Bench) {
  await haveUsers(1000)
  await addTenancies(bench.databaseUrl, { count: scaled(500), months: 24, owner: host })
  await addContracts(sql, 1000, others)
  const measure = async (label: string) => {
    await sql.query('vacuum analyze')
    return {
      host: await compare(`başlangıç ekranı, ${label}`, '/dashboard', cookies.host),
      admin: await compare(`yöneticinin ekranı, ${label}`, '/dashboard', cookies.admin),
    }
  }
  const few = await measure('1.000 kontrat')
  await addContracts(sql, scaled(999_000), others)
  const many = await measure('1.000.000 kontrat')
  printGrowth('büyüme, başlangıç ekranı', few.host, many.host)
  printGrowth('büyüme, yöneticinin ekranı', few.admin, many.admin)
}
