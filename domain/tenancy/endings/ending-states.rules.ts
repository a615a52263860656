import { isStopped, objectionStops } from './assess-ending.rules.ts'
import type { EndingWay } from './ending-ways.rules.ts'
import type { EndingState } from './endings.schema.ts'

const labels: Readonly<Record<EndingState, string>> = {
  proposed: 'Yanıt bekleniyor',
  declined: 'Kabul edilmedi',
  set: 'Son gün belli',
  withdrawn: 'Geri çekildi',
  done: 'Sona erdi',
}

/** A short label for chips and lists. */
export const endingStateLabel = ({
  way,
  state,
  objected_at,
}: {
  way: EndingWay
  state: EndingState
  objected_at: string | boolean | null
}): string => {
  if (state === 'set' && isStopped({ way, objected_at })) return 'İtiraz edildi'
  return objected_at && !objectionStops(way) ? `${labels[state]}, itiraz var` : labels[state]
}
