/** The visitor's cookie choice. Raise the version when the purposes change: everybody is then asked again. */
export const consentVersion = 1
const key = 'anahtar.consent'
const changed = 'anahtar:consent-changed'
const asked = 'anahtar:cookie-choice-asked'

export type CookieChoice = 'necessary' | 'analytics'
export interface Consent {
  version: number
  choice: CookieChoice
  at: string
}

// A browser that refuses storage still keeps the choice until the page is left.
let unstored: string | null = null

const stored = () => {
  try {
    return localStorage.getItem(key) ?? unstored
  } catch {
    return unstored
  }
}

export function readConsent(): Consent | null {
  try {
    const consent = JSON.parse(stored() ?? 'null') as Consent | null
    const known = consent?.choice === 'necessary' || consent?.choice === 'analytics'
    return known && consent?.version === consentVersion ? consent : null
  } catch {
    return null
  }
}

export const analyticsAllowed = () => readConsent()?.choice === 'analytics'

export function saveConsent(choice: CookieChoice, now = new Date()) {
  const text = JSON.stringify({ version: consentVersion, choice, at: now.toISOString() } satisfies Consent)
  try {
    localStorage.setItem(key, text)
    unstored = null
  } catch {
    unstored = text
  }
  window.dispatchEvent(new CustomEvent(changed))
}

/** Hears changes made here and in other tabs. */
export function onConsentChange(listener: () => void): () => void {
  // A cleared storage has no key.
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener(changed, listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** Opens the cookie choice again, wherever its banner stands. */
export const askCookieChoice = () => window.dispatchEvent(new CustomEvent(asked))

export function onCookieChoiceAsked(listener: () => void): () => void {
  window.addEventListener(asked, listener)
  return () => window.removeEventListener(asked, listener)
}
