import { showDate } from '#domain/kernel/dates.ts'
import { isStopped } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { EndingSummary } from '#domain/tenancy/endings/endings.schema.ts'

/** How far the ending of a tenancy is, for one of its sides. */
export function endingStateText(ending: EndingSummary, rents: boolean): string {
  const { way, state, side, ends_on, objected, waiting, disputed, refunded } = ending
  const own = (side === 'tenant') === rents
  if (state === 'proposed')
    return own
      ? `${showDate(ends_on)} günü için önerdiğiniz anlaşma, karşı tarafın yanıtını bekliyor.`
      : `Karşı taraf kiracılığın ${showDate(ends_on)} günü anlaşarak sona ermesini önerdi; yanıtınız bekleniyor.`
  if (isStopped({ way, objected_at: objected }))
    return `${endingWayRules[way].title}: itiraz edildi; kiracılık kendiliğinden sona ermez.`
  const rest = [
    objected && 'Kiracı karara itiraz etti.',
    disputed > 0 && `${disputed} kesintide anlaşmazlık var.`,
    waiting > 0 && `${waiting} kesinti ${rents ? 'yanıtınızı' : 'kiracının yanıtını'} bekliyor.`,
    state === 'done' && refunded && 'Depozito iade edildi.',
  ].filter(Boolean)
  return [
    state === 'done'
      ? `Kiracılık ${showDate(ends_on)} günü sona erdi.`
      : `Kiracılığın son günü ${showDate(ends_on)} (${endingWayRules[way].title}).`,
    ...rest,
  ].join(' ')
}
