import { flagLabels } from '#domain/access/flags.ts'
import { showDate } from '#domain/kernel/dates.ts'
import type { EngagementState, OwnEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { offeredFlags } from '#domain/people/staff/staff.rules.ts'

export const stateLabels: Record<EngagementState, string> = {
  invited: 'Yanıtınız bekleniyor',
  active: 'Sürüyor',
  suspended: 'Mülk sahibi askıya aldı',
  upcoming: 'Henüz başlamadı',
  over: 'Sona erdi',
}
export const stateColors = {
  invited: 'secondary',
  active: 'success',
  suspended: 'default',
  upcoming: 'default',
  over: 'default',
} as const satisfies Record<EngagementState, string>

/** The properties of the engagement. */
export function propertiesText({ acts_on_all, properties, propertyCount }: OwnEngagement): string {
  const more = propertyCount - properties.length
  const named = [...properties, ...(more > 0 ? [`+${more} mülk`] : [])].join(', ')
  if (acts_on_all) return named ? `Bütün mülkleri (${named})` : 'Bütün mülkleri'
  return named || 'Henüz mülk verilmedi'
}

/** The rights given there. */
export function rightsText(engagement: OwnEngagement): string {
  const given = offeredFlags(engagement.role).filter((flag) => engagement[flag])
  return given.length > 0 ? given.map((flag) => flagLabels[flag]).join(', ') : 'Yalnızca görüntüleme'
}

export const periodText = ({ since, until, state }: Pick<OwnEngagement, 'since' | 'until' | 'state'>) => {
  if (until) return `${showDate(since)} – ${showDate(until)}`
  // A coming engagement starts "from" a date, a current one lasts "since" it.
  return `${showDate(since)} tarihinden ${state === 'invited' || state === 'upcoming' ? 'itibaren' : 'beri'}`
}
