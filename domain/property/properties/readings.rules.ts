import type { Meter } from './properties.schema.ts'
import type { ReadingView } from './readings.schema.ts'

type ReadingFields = Pick<ReadingView, 'id' | 'sayac' | 'zaman' | 'endeks' | 'tarih' | 'sayacNo'>

/** Two different meter numbers mean two devices; a missing number proves nothing. */
const sameDevice = (one: ReadingFields, other: ReadingFields) =>
  !one.sayacNo || !other.sayacNo || one.sayacNo === other.sayacNo

const newest = <R extends ReadingFields>(readings: R[]): R | null =>
  readings.reduce<R | null>(
    (last, each) => (!last || `${each.tarih}${each.id}` > `${last.tarih}${last.id}` ? each : last),
    null,
  )

export interface MeterPair<R> {
  teslim: R | null
  tahliye: R | null
  /** Consumption between the two readings; null when one is missing or the device was changed. */
  tuketim: number | null
}

/** The last handover reading of a meter, and the last return reading since; earlier returns are of former tenants. */
export function meterPair<R extends ReadingFields>(readings: readonly R[], sayac: Meter): MeterPair<R> {
  const of = (zaman: R['zaman']) => readings.filter((each) => each.sayac === sayac && each.zaman === zaman)
  const teslim = newest(of('teslim'))
  const tahliye = newest(of('tahliye').filter((each) => !teslim || each.tarih >= teslim.tarih))
  if (!teslim || !tahliye || !sameDevice(teslim, tahliye)) return { teslim, tahliye, tuketim: null }
  return { teslim, tahliye, tuketim: Math.round((tahliye.endeks - teslim.endeks) * 1000) / 1000 }
}

/** The handover reading, when the matching return reading is lower, which no meter can show. */
export function handoverAboveReturn(readings: readonly ReadingFields[], sayac: Meter): number | null {
  const { teslim, tuketim } = meterPair(readings, sayac)
  return teslim && tuketim !== null && tuketim < 0 ? teslim.endeks : null
}
