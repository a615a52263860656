import type { EndingState } from './endings.schema.ts'

const labels: Readonly<Record<EndingState, string>> = {
  proposed: 'Yanıt bekleniyor',
  declined: 'Kabul edilmedi',
  set: 'Son gün belli',
  withdrawn: 'Geri çekildi',
  done: 'Sona erdi',
}

/** In one or two words, for chips and lists. */
export const endingStateLabel = ({
  state,
  objected_at,
}: {
  state: EndingState
  objected_at: string | boolean | null
}): string => (state === 'set' && objected_at ? 'İtiraz edildi' : labels[state])
