import type { LookupKind, MaintenanceWish } from '#domain/operations/maintenance/maintenance.schema.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { lookUpRecords, previewMaintenance, runMaintenance } from './maintenance.queries.ts'

/** As specified, a failure is returned as a reply; these functions never reject. */
async function safely<Reply extends object>(work: () => Promise<Reply>) {
  try {
    return { success: true as const, ...(await work()) }
  } catch (error) {
    return { success: false as const, error: messageOf(error) }
  }
}

/** A dry run, unless `uygula` is given. */
interface Choice {
  uygula?: boolean
}
const maintain = (wish: MaintenanceWish, { uygula = false }: Choice = {}) =>
  safely(() => (uygula ? runMaintenance(wish) : previewMaintenance(wish)))

export const bakim = Object.freeze({
  esitle: (choice?: Choice) => maintain({ operation: 'sync' }, choice),
  kiracilar: (choice?: Choice) => maintain({ operation: 'renters' }, choice),
  zenginlestir: (choice?: Choice) => maintain({ operation: 'enrich' }, choice),
  acilTemizle: (choice: Choice & { mulk?: string } = {}) =>
    maintain({ operation: 'clean', property: choice.mulk ?? null }, choice),
  guvenliSil: (mulk: string, choice: Choice & { baslik?: string } = {}) =>
    maintain({ operation: 'delete', property: mulk, title: choice.baslik ?? '' }, choice),
  incele: (kind: LookupKind = 'property', q = '') => safely(() => lookUpRecords({ kind, q })),
})

declare global {
  interface Window {
    bakim?: typeof bakim
  }
}

/** For an administrator's browser console; the server checks every call again. Returns a function that removes it. */
export function offerBakim(): () => void {
  window.bakim = bakim
  return () => {
    delete window.bakim
  }
}
