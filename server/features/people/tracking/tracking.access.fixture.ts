import { trackingApi } from '#domain/people/tracking/tracking.api.ts'
import { demoRequest } from '#domain/people/tracking/tracking.rules.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

export const trackingAccess: AccessRow[] = [
  anywhere(trackingApi.record, { call: () => ({ body: { event: demoRequest('/ucretlendirme') } }) }),
]
