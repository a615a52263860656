import { type ReactNode, useState } from 'react'
import { monthsAfter, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import type { CalculatedIncrease, CalculatorInput } from '#domain/tenancy/rent-increases/increase-calculator.rules.ts'
import layout from '../layout.module.css'
import styles from './Calculator.module.css'
import { hashOf } from './calculator-fields.ts'

interface Props {
  input: CalculatorInput
  result: CalculatedIncrease
  /** What the years of the 25 % mean for this contract. */
  capped: string
  children: ReactNode
}

/** The ceiling and the new rent first, then the day and the month that count, then what the law adds. */
export function CalculatorResult({ input, result, capped, children }: Props) {
  const { proposal, deciding, notes } = result
  const { cap, max_rent, waits_for } = proposal
  if (!cap || max_rent === null)
    return <p className={styles.missing}>Bu tarih için yayımlanmış oran yok; başka bir artış tarihi seçin.</p>
  const raised = max_rent - input.rent
  return (
    <>
      <p className={styles.label}>
        {waits_for ? 'Bilinen son oranla yeni kira' : 'Yeni kira en çok'}, {showDate(input.on)}
      </p>
      <p className={styles.rent}>{showMoney(max_rent)}</p>
      <p className={styles.sum}>
        <strong>{showPercent(cap.percent)}</strong> artış, ayda {showMoney(raised)}
      </p>
      {waits_for && (
        <p className={styles.waits}>
          Kesin sınırı {showMonth(waits_for)} oranı belirler; {showMonth(monthsAfter(waits_for, 1))} başında açıklanır.
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Sayılan gün</dt>
          <dd>{showDate(input.on)}, kira yılının ilk günü</dd>
        </div>
        <div>
          <dt>Belirleyen oran</dt>
          <dd>
            {cap.byDwellingCap
              ? `Konutlar için ${showPercent(cap.percent)} sınırı`
              : `${showMonth(deciding)} TÜFE, on iki aylık ortalama`}
          </dd>
        </div>
        <div>
          <dt>Bugünkü kira</dt>
          <dd>{showMoney(input.rent)}</dd>
        </div>
        <div>
          <dt>Kontrat</dt>
          <dd>
            {showDate(input.start)} başlangıçlı, {input.dwelling ? 'konut' : 'iş yeri'}
          </dd>
        </div>
      </dl>
      {children}
      <ul className={styles.notes}>
        {notes.map(({ code, article, text }) => (
          <li key={code}>
            {text} <strong>({article})</strong>
          </li>
        ))}
        {capped && <li>{capped}</li>}
      </ul>
      <p className={styles.small}>
        TBK 344’e ve TÜİK’in yayımladığı oranlara göre. Bilgilendirme amaçlıdır, hukuki danışmanlık değildir.
      </p>
      <Actions input={input} />
    </>
  )
}

function Actions({ input }: { input: CalculatorInput }) {
  const [shared, setShared] = useState('')
  const share = async () => {
    const url = new URL(`/kira-artisi${hashOf(input)}`, window.location.origin).href
    try {
      if (navigator.share) await navigator.share({ title: 'Kira artışı hesabı', url })
      else {
        await navigator.clipboard.writeText(url)
        setShared('Bağlantı kopyalandı.')
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShared(`Kopyalayın: ${url}`)
    }
  }
  return (
    <div className={styles.actions}>
      <button type="button" className={layout.button} onClick={share}>
        Paylaş
      </button>
      <button type="button" className={layout.button} onClick={() => window.print()}>
        Yazdır
      </button>
      <p role="status" className={styles.small}>
        {shared}
      </p>
    </div>
  )
}
