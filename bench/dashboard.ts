import type pg from 'pg'
import { addContracts } from './contracts.ts'
import { addTenancies } from './tenancies.ts'

interface Given {
  pool: pg.Pool
  /** The landlord whose start screen it is, and everybody else. */
  host: string
  others: string
  scaled(count: number): number
  growth(from: number, to: number): string
  asHost(label: string): Promise<number>
  asAdmin(label: string): Promise<number>
}

/** The start screen of a landlord with five hundred tenancies, while the contracts of everybody else become a million. */
export async function measureDashboard({ pool, host, others, scaled, growth, asHost, asAdmin }: Given) {
  await addTenancies(pool, { count: scaled(500), months: 24, owner: host })
  await addContracts(pool, 1000, others)
  await pool.query('vacuum analyze')
  const few = await asHost('başlangıç ekranı, 1.000 kontrat')
  const fewForAdmin = await asAdmin('yöneticinin ekranı, 1.000 kontrat')
  await addContracts(pool, scaled(999_000), others)
  await pool.query('vacuum analyze')
  const many = await asHost('başlangıç ekranı, 1.000.000 kontrat')
  const manyForAdmin = await asAdmin('yöneticinin ekranı, 1.000.000 kontrat')
  console.log(
    `büyüme 1.000 -> 1.000.000 kontrat: mülk sahibi ${growth(few, many)}, yönetici ${growth(fewForAdmin, manyForAdmin)}`,
  )
}
