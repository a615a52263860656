import type { DashboardView } from '#domain/insight/dashboard/dashboard.schema.ts'
import { useKeepMenuBadge } from '#web/layout/menu-badges.ts'

/** The start screen has just read what the menu counts. */
export function useStartBadges(view: DashboardView | undefined): void {
  useKeepMenuBadge('/payment', view && (view.landlord?.receipts.total ?? 0))
  useKeepMenuBadge('/admin-users', view?.admin?.registrations.counts.pending)
  useKeepMenuBadge('/admin-tickets', view?.admin?.tickets.total)
}
