import type pg from 'pg'
import { addTenancies } from './tenancies.ts'

interface Given {
  pool: pg.Pool
  /** The owner who looks, and those among whose rows the own ones are found. */
  host: string
  others: string
  scaled(count: number): number
  growth(from: number, to: number): string
  compareSlow(label: string, route: string): Promise<number>
}

const twoYears = '/analytics?compare=year'

/** Two years of five hundred tenancies beside each other, thirty places to a query, and the same among many others. */
export async function measureAnalytics({ pool, host, others, scaled, growth, compareSlow }: Given) {
  const [few, many] = [scaled(50), scaled(500)]
  await addTenancies(pool, { count: few, months: 24, owner: host })
  const small = await compareSlow('analiz, 50 kiracılık', twoYears)
  await addTenancies(pool, { count: many - few, months: 24, owner: host })
  const large = await compareSlow('analiz, 500 kiracılık', twoYears)
  console.log(`büyüme 50 -> 500 kiracılık (biri için): ${growth(large / many, small / few)}`)
  await addTenancies(pool, { count: scaled(20_000), months: 24, owner: others })
  const crowded = await compareSlow('analiz, 500 kiracılık, 20.000 başkasının yanında', twoYears)
  console.log(`büyüme 500 -> 20.500 kiracılık: ${growth(crowded, large)}`)
}
