import { useEffect, useId, useState } from 'react'
import { addMonths, monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { ceilingCurve } from '#domain/tenancy/rates/ceiling-curve.rules.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import {
  calculateIncrease,
  calculatorYears,
  cappedYearsText,
} from '#domain/tenancy/rent-increases/increase-calculator.rules.ts'
import styles from './Calculator.module.css'
import { CalculatorResult } from './CalculatorResult.tsx'
import { CeilingCurve } from './CeilingCurve.tsx'
import { type CalculatorFields, exampleFields, fieldsOfHash, newestRenewal, readFields } from './calculator-fields.ts'
import { useFigures, useToday } from './use-figures.ts'

interface Props {
  /** The figures that the page came with. */
  carried: TufeTable
}

/** Rent, start and kind of use in; the legal ceiling out, without an account and while typing. */
export function IncreaseCalculator({ carried }: Props) {
  const { tufe, failed } = useFigures(carried)
  const [changed, setFields] = useState<CalculatorFields | null>(null)
  useEffect(() => setFields(fieldsOfHash(window.location.hash)), [])
  const example = exampleFields(tufe)
  const fields = changed ?? example
  const change = (part: Partial<CalculatorFields>) => setFields({ ...fields, ...part })
  const { rent, start } = readFields(fields)
  const newest = newestRenewal(tufe)
  // Before a browser says the day, the newest figure does.
  const today = useToday() ?? (newest && `${newest}-01`)
  const years = start && today ? calculatorYears(start, today, tufe) : null
  const on = years && (years.days.includes(fields.on) ? fields.on : years.usual)
  const isComplete = rent !== null && start !== null && on !== null && newest !== null
  return (
    <div className={styles.calculator}>
      <Fields fields={fields} change={change} days={years?.days ?? []} on={on ?? ''} />
      <div className={styles.answer} aria-live="polite">
        {isComplete ? (
          <CalculatorResult
            input={{ rent, start, dwelling: fields.dwelling, on }}
            result={calculateIncrease({ rent, start, dwelling: fields.dwelling, on }, tufe)}
            capped={cappedYearsText({ start, dwelling: fields.dwelling, on })}
          >
            <Curve start={start} on={on} dwelling={fields.dwelling} tufe={tufe} />
          </CalculatorResult>
        ) : (
          <p className={styles.missing}>
            {failed
              ? 'Oranlar okunamadı. Bağlantınızı kontrol edip sayfayı yenileyin.'
              : newest === null
                ? 'Oranlar okunuyor…'
                : 'Kirayı ve kontratın başlangıcını yazın; üst sınır burada görünür.'}
          </p>
        )}
      </div>
    </div>
  )
}

interface FieldsProps {
  fields: CalculatorFields
  change: (part: Partial<CalculatorFields>) => void
  days: string[]
  on: string
}

function Fields({ fields, change, days, on }: FieldsProps) {
  const id = useId()
  const { rent, start } = readFields(fields)
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()} aria-label="Kira artışı hesabı">
      <div className={styles.field}>
        <label htmlFor={`${id}-rent`}>Bugünkü aylık kira</label>
        <span className={styles.withUnit}>
          <input
            id={`${id}-rent`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={fields.rent}
            onChange={({ target }) => change({ rent: target.value })}
            aria-invalid={rent === null}
            aria-describedby={rent === null ? `${id}-rent-help` : undefined}
          />
          <span aria-hidden="true">₺</span>
        </span>
        {rent === null && <small id={`${id}-rent-help`}>Tutarı rakamla yazın, ör. 25.000</small>}
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-start`}>Kontratın başlangıcı</label>
        <input
          id={`${id}-start`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder="gg.aa.yyyy"
          value={fields.start}
          onChange={({ target }) => change({ start: target.value })}
          aria-invalid={start === null}
          aria-describedby={start === null ? `${id}-start-help` : undefined}
        />
        {start === null && <small id={`${id}-start-help`}>Günü gün.ay.yıl olarak yazın, ör. 01.10.2024</small>}
      </div>
      <fieldset className={styles.kinds}>
        <legend>Ne olarak kiralandı?</legend>
        {[
          { dwelling: true, label: 'Konut' },
          { dwelling: false, label: 'İş yeri' },
        ].map(({ dwelling, label }) => (
          <label key={label}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={fields.dwelling === dwelling}
              onChange={() => change({ dwelling })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.field}>
        <label htmlFor={`${id}-on`}>Artışın tarihi</label>
        <select id={`${id}-on`} value={on} onChange={({ target }) => change({ on: target.value })}>
          {days.toReversed().map((day) => (
            <option key={day} value={day}>
              {showDate(day)}
            </option>
          ))}
        </select>
      </div>
    </form>
  )
}

const leastMonths = 36

function Curve({ start, on, dwelling, tufe }: { start: string; on: string; dwelling: boolean; tufe: TufeTable }) {
  const before = addMonths(on, -leastMonths)
  const points = ceilingCurve(tufe, { dwelling, on, from: start < before ? start : before })
  const { proposal } = calculateIncrease({ rent: 1, start, dwelling, on }, tufe)
  if (!proposal.cap) return null
  return (
    <div className={styles.curve}>
      <h2>Üst sınırın seyri</h2>
      <CeilingCurve
        points={points.filter(({ renewal }) => renewal <= monthOf(on))}
        current={{ renewal: monthOf(on), ceiling: proposal.cap.percent, known: proposal.cap.published }}
        earlier={calculatorYears(start, on, tufe)
          .days.filter((day) => day < on)
          .map(monthOf)}
      />
      {!proposal.cap.published && (
        <p className={styles.small}>{showMonth(proposal.cap.month)} sonrası henüz açıklanmadı.</p>
      )}
    </div>
  )
}
