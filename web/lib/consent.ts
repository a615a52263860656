import { storageKeys, storageSlot } from './storage.ts'

/** The visitor's cookie choice. When the purposes change, raise the key's version, so that everyone is asked again. */
const { version } = storageKeys.consent
const slot = storageSlot<Consent>('consent')
const changed = 'anahtar:consent-changed'
const asked = 'anahtar:cookie-choice-asked'

export type CookieChoice = 'necessary' | 'analytics'
export interface Consent {
  version: number
  choice: CookieChoice
  at: string
}

export function readConsent(): Consent | null {
  const consent = slot.read()
  const known = consent?.choice === 'necessary' || consent?.choice === 'analytics'
  return known && consent.version === version ? consent : null
}

export const analyticsAllowed = () => readConsent()?.choice === 'analytics'

export function saveConsent(choice: CookieChoice, now = new Date()) {
  slot.write({ version, choice, at: now.toISOString() })
  window.dispatchEvent(new CustomEvent(changed))
}

/** Called after changes made here and in other tabs. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  const off = slot.onOtherTab(listener)
  return () => {
    window.removeEventListener(changed, listener)
    off()
  }
}

/** Opens the cookie banner again. */
export const askCookieChoice = () => window.dispatchEvent(new CustomEvent(asked))

export function onCookieChoiceAsked(listener: () => void): () => void {
  window.addEventListener(asked, listener)
  return () => window.removeEventListener(asked, listener)
}
