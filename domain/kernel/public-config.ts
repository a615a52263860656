/** Settings that the server embeds in the HTML of every page at start; nothing secret. */
export interface PublicConfig {
  version: string
  registrationOpen: boolean
  registrationClosedText: string
  maintenance: boolean
  maintenanceText: string
  testPages: boolean
  podcastUrl: string
  /** The analytics service that receives events after consent; empty when there is none. */
  analyticsName: string
  /** The language model that may word the assistant's answers; empty when there is none. */
  languageModelName: string
  operator: { name: string; email: string; address: string }
  /** Filled in demo mode only. */
  demoAccounts: { email: string; password: string; label: string }[]
}

export const defaultTexts = {
  registrationClosed: 'Kayıt işlemi şu anda kapalıdır',
  maintenance: 'Sistem bakımı devam etmektedir',
}
