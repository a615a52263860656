import '../tokens.css'
import { type IsoMonth, showMonth } from '#domain/kernel/dates.ts'
import type { CeilingPoint } from '#domain/tenancy/rates/ceiling-curve.rules.ts'
import { dwellingCap, dwellingCapPeriod, showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import styles from './CeilingCurve.module.css'

interface Props {
  points: readonly CeilingPoint[]
  /** The renewal that is looked at; not `known` while its figure is unpublished. */
  current: { renewal: IsoMonth; ceiling: number; known: boolean }
  /** Earlier renewals of the same tenancy. */
  earlier: readonly IsoMonth[]
  /** The increase chosen below the ceiling. */
  chosen?: number | undefined
}

/** The index as a curve with the legal ceiling; drawn without a chart library, because public pages have none. */
export function CeilingCurve({ points, current, earlier, chosen }: Props) {
  const first = points[0]
  if (!first) return null
  const { at, height, ticks, years } = scaleOf(points, current)
  const line = (value: (point: CeilingPoint) => number) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point.renewal)} ${height(value(point))}`).join('')
  const last = points.at(-1)!
  const ceiling = line((point) => point.ceiling)
  const capped = points.filter((point) => point.ceiling < point.index)
  const marks = points.filter(({ renewal }) => earlier.includes(renewal))
  return (
    <figure className={styles.figure}>
      <div
        className={styles.plot}
        role="img"
        aria-label={`Kira artışının yasal üst sınırı, ${showMonth(first.renewal)} – ${showMonth(last.renewal)}. ${showMonth(current.renewal)}: ${showPercent(current.ceiling)}${current.known ? '' : ', bilinen son oran'}.`}
      >
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ top: `${height(tick)}%` }}>
            %{tick}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {capped.length > 0 && (
            <rect
              className={styles.capped}
              x={at(capped[0]!.renewal)}
              width={at(capped.at(-1)!.renewal) - at(capped[0]!.renewal)}
              height="100"
            />
          )}
          <path className={styles.area} d={`${ceiling}L${at(last.renewal)} 100L${at(first.renewal)} 100Z`} />
          <path className={styles.index} d={line((point) => point.index)} />
          <path className={styles.ceiling} d={ceiling} />
          {!current.known && (
            <path
              className={styles.awaited}
              d={`M${at(last.renewal)} ${height(last.ceiling)}L${at(current.renewal)} ${height(last.ceiling)}`}
            />
          )}
          {chosen !== undefined && chosen < current.ceiling && (
            <path className={styles.chosen} d={`M0 ${height(chosen)}L${at(current.renewal)} ${height(chosen)}`} />
          )}
        </svg>
        {capped.length > 0 && (
          <span
            className={styles.capName}
            // Not beyond the left edge, where only the end of those years is shown.
            style={{ left: `max(3rem, ${(at(capped[0]!.renewal) + at(capped.at(-1)!.renewal)) / 2}%)` }}
          >
            konut {showPercent(dwellingCap.percent)}
          </span>
        )}
        {marks.map(({ renewal, ceiling: percent }) => (
          <span key={renewal} className={styles.mark} style={{ left: `${at(renewal)}%`, top: `${height(percent)}%` }} />
        ))}
        <span
          className={`${styles.now} ${current.known ? '' : styles.open}`}
          style={{ left: `${at(current.renewal)}%`, top: `${height(current.ceiling)}%` }}
        />
        <span
          className={`${styles.value} ${at(current.renewal) > 60 ? styles.before : ''}`}
          style={{ left: `${at(current.renewal)}%`, top: `${height(current.ceiling)}%` }}
        >
          {current.known ? showPercent(current.ceiling) : 'bekleniyor'}
        </span>
        {years.map(({ year, left }) => (
          <span key={year} className={styles.year} style={{ left: `${left}%` }}>
            {year}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.ceilingKey}>Yasal üst sınır</span>
        {capped.length > 0 && <span className={styles.indexKey}>TÜFE, on iki aylık ortalama</span>}
        {marks.length > 0 && <span className={styles.markKey}>Önceki kira yılları</span>}
        {chosen !== undefined && chosen < current.ceiling && (
          <span className={styles.chosenKey}>Seçtiğiniz {showPercent(chosen)}</span>
        )}
      </figcaption>
      <CeilingTable points={points} />
    </figure>
  )
}

/** The same figures in words, newest first. */
function CeilingTable({ points }: Pick<Props, 'points'>) {
  return (
    <details className={styles.details}>
      <summary>Aylara göre tablo</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Aylara göre yasal üst sınır">
        <table>
          <thead>
            <tr>
              <th scope="col">Yenileme ayı</th>
              <th scope="col">TÜFE ayı</th>
              <th scope="col">TÜFE</th>
              <th scope="col">Üst sınır</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ renewal, month, index, ceiling }) => (
              <tr key={renewal}>
                <th scope="row">{showMonth(renewal)}</th>
                <td>{showMonth(month)}</td>
                <td>{showPercent(index)}</td>
                <td>{showPercent(ceiling)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Konutlarda {dwellingCapPeriod} arasında yenilenen kiralarda üst sınır {showPercent(dwellingCap.percent)}, TÜFE
          daha düşükse odur (TBK geçici 1 ve 2).
        </p>
      </section>
    </details>
  )
}

const indexOf = (month: IsoMonth) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** Positions in percent of the drawing. */
function scaleOf(points: readonly CeilingPoint[], current: Props['current']) {
  const from = indexOf(points[0]!.renewal)
  const to = Math.max(indexOf(points.at(-1)!.renewal), indexOf(current.renewal), from + 1)
  const highest = Math.max(current.ceiling, ...points.map(({ index }) => index))
  const step = highest > 50 ? 25 : 10
  const top = (Math.floor(highest / step) + 1) * step
  // Room for the dot and its label at the right edge.
  const at = (month: IsoMonth) => ((indexOf(month) - from) / (to - from)) * 97
  const height = (percent: number) => 100 - (percent / top) * 100
  const firstYear = Math.ceil(from / 12)
  const years = Array.from({ length: Math.floor(to / 12) - firstYear + 1 }, (_, count) => {
    const year = firstYear + count
    return { year, left: at(`${year}-01`) }
  })
  const ticks = Array.from({ length: top / step - 1 }, (_, count) => (count + 1) * step)
  return { at, height, ticks, years }
}
