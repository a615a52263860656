import { type RoutePath, routes } from '#domain/access/routes.ts'
import type { Situation } from '#domain/community/tickets/tickets.schema.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { whatHappened } from '#web/lib/what-happened.ts'

export const currentSituation = (): Situation => ({ ...whatHappened(), version: publicConfig.version })

/** The situation in readable form, with screens by their titles. */
export function situationFacts({ screen, version, error }: Situation): [label: string, value: string][] {
  const title = screen in routes ? routes[screen as RoutePath].title : ''
  const facts: [string, string][] = [
    ['Ekran', title ? `${title} (${screen})` : screen],
    ['Sürüm', version],
    ['Son hata', error || 'Yok'],
  ]
  return facts.filter(([, value]) => value !== '')
}
