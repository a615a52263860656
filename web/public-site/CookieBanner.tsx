import './tokens.css'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type CookieChoice, onConsentChange, onCookieChoiceAsked, readConsent, saveConsent } from '#web/lib/consent.ts'
import styles from './CookieBanner.module.css'

const currentChoice = () => readConsent()?.choice ?? 'undecided'
// The prerendered page does not know the visitor's choice, and must not show a banner that was already answered.
const unknownOnServer = () => 'unknown' as const

export function CookieBanner() {
  const choice = useSyncExternalStore<CookieChoice | 'undecided' | 'unknown'>(
    onConsentChange,
    currentChoice,
    unknownOnServer,
  )
  const [asked, setAsked] = useState(0)
  const banner = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)

  useEffect(
    () =>
      onCookieChoiceAsked(() => {
        cameFrom.current = document.activeElement
        setAsked((times) => times + 1)
      }),
    [],
  )
  useEffect(() => {
    if (asked) banner.current?.focus()
  }, [asked])

  if (choice !== 'undecided' && !asked) return null

  const close = () => {
    setAsked(0)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    cameFrom.current = null
  }
  const choose = (chosen: CookieChoice) => {
    saveConsent(chosen)
    close()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && choice !== 'undecided') close()
  }

  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-label="Çerez tercihi"
      tabIndex={-1}
      data-cookie-banner=""
      onKeyDown={closeOnEscape}
    >
      <div className={styles.inner}>
        <p className={styles.text}>
          Gerekli çerezler oturumunuz içindir. İzin verirseniz sayfa kullanımını da ölçeriz.{' '}
          <a href="/cookies">Ayrıntılar</a>
          {choice === 'necessary' && <strong> Şu anki seçiminiz: yalnız gerekli.</strong>}
          {choice === 'analytics' && <strong> Şu anki seçiminiz: analitiğe izin var.</strong>}
        </p>
        <div className={styles.choices}>
          <button type="button" onClick={() => choose('necessary')}>
            Yalnız gerekli
          </button>
          <button type="button" onClick={() => choose('analytics')}>
            Analitiğe izin ver
          </button>
        </div>
      </div>
    </section>
  )
}
