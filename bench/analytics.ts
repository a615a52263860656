import type { Bench } from './bench.ts'
import { printGrowth } from './table.ts'
import { addTenancies } from './tenancies.ts'

const twoYears = '/analytics?compare=year'

/**
 * Analytics over two years of five hundred tenancies, alone and among many other tenancies; thirty properties a query.
 */
export async function measureAnalytics({ compareSlow, cookies, host, others, haveUsers, scaled, ...bench }: Bench) {
  const add = (count: number, owner: string) => addTenancies(bench.databaseUrl, { count, months: 24, owner })
  const [few, many] = [scaled(50), scaled(500)]
  await haveUsers(1000)
  await add(few, host)
  const small = await compareSlow('analiz, 50 kiracılık', twoYears, cookies.host)
  await add(many - few, host)
  const large = await compareSlow('analiz, 500 kiracılık', twoYears, cookies.host)
  printGrowth('büyüme, analiz, bir kiracılık için', large / many, small / few)
  await add(scaled(20_000), others)
  const crowded = await compareSlow('analiz, 500 kiracılık, 20.000 başkası', twoYears, cookies.host)
  printGrowth('büyüme, analiz, başkalarının yanında', crowded, large)
}
