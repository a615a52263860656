import { type RoutePath, routes } from '#domain/access/routes.ts'
import type { TicketDiagnostics } from '#domain/community/tickets/tickets.schema.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { recordedDiagnostics } from '#web/lib/ticket-diagnostics.ts'

export const currentDiagnostics = (): TicketDiagnostics => ({ ...recordedDiagnostics(), version: publicConfig.version })

/** The situation in readable form, with screens by their titles. */
export function diagnosticsFacts({ screen, version, error }: TicketDiagnostics): [label: string, value: string][] {
  const title = screen in routes ? routes[screen as RoutePath].title : ''
  const facts: [string, string][] = [
    ['Ekran', title ? `${title} (${screen})` : screen],
    ['Sürüm', version],
    ['Son hata', error || 'Yok'],
  ]
  return facts.filter(([, value]) => value !== '')
}
