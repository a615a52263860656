import type { Meter } from './properties.schema.ts'
import type { ReadingView } from './readings.schema.ts'

type Read = Pick<ReadingView, 'id' | 'sayac' | 'zaman' | 'endeks' | 'tarih' | 'sayacNo'>

/** Two numbers that differ are two devices; a number that nobody wrote down says nothing. */
const sameDevice = (one: Read, other: Read) => !one.sayacNo || !other.sayacNo || one.sayacNo === other.sayacNo

const newest = <R extends Read>(readings: R[]): R | null =>
  readings.reduce<R | null>(
    (last, each) => (!last || `${each.tarih}${each.id}` > `${last.tarih}${last.id}` ? each : last),
    null,
  )

export interface MeterPair<R> {
  teslim: R | null
  tahliye: R | null
  /** Between the two; null while one is missing, or when the device was changed. */
  tuketim: number | null
}

/** The last handover of a meter, and the last return since then. An older tenant's return belongs to nobody now. */
export function meterPair<R extends Read>(readings: readonly R[], sayac: Meter): MeterPair<R> {
  const of = (zaman: R['zaman']) => readings.filter((each) => each.sayac === sayac && each.zaman === zaman)
  const teslim = newest(of('teslim'))
  const tahliye = newest(of('tahliye').filter((each) => !teslim || each.tarih >= teslim.tarih))
  if (!teslim || !tahliye || !sameDevice(teslim, tahliye)) return { teslim, tahliye, tuketim: null }
  return { teslim, tahliye, tuketim: Math.round((tahliye.endeks - teslim.endeks) * 1000) / 1000 }
}

/** The handover's index, when the return that belongs to it shows less: meters do not run backwards. */
export function handoverAboveReturn(readings: readonly Read[], sayac: Meter): number | null {
  const { teslim, tuketim } = meterPair(readings, sayac)
  return teslim && tuketim !== null && tuketim < 0 ? teslim.endeks : null
}
