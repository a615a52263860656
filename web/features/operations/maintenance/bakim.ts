import type { LookupKind, MaintenanceWish } from '#domain/operations/maintenance/maintenance.schema.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { lookUpRecords, previewMaintenance, runMaintenance } from './maintenance.queries.ts'

/** A failure is an answer, as the specification wants it; nothing here rejects. */
async function safely<Reply extends object>(work: () => Promise<Reply>) {
  try {
    return { success: true as const, ...(await work()) }
  } catch (error) {
    return { success: false as const, error: messageOf(error) }
  }
}

/** Only shows, unless `uygula` is given. */
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

/** In the console of an administrator; the server checks every call again. Gives back how to take it away. */
export function offerBakim(): () => void {
  window.bakim = bakim
  return () => {
    delete window.bakim
  }
}
