/** What the server tells every page at start, inside the HTML; nothing secret. */
export interface PublicConfig {
  version: string
  registrationOpen: boolean
  registrationClosedText: string
  maintenance: boolean
  maintenanceText: string
  testPages: boolean
  podcastUrl: string
  /** The service that receives events after consent; empty while there is none. */
  analyticsName: string
  /** The language model that may word the assistant's answers; empty while there is none. */
  languageModelName: string
  operator: { name: string; email: string; address: string }
  /** Only in demo mode. */
  demoAccounts: { email: string; password: string; label: string }[]
}

export const defaultTexts = {
  registrationClosed: 'Kayıt işlemi şu anda kapalıdır',
  maintenance: 'Sistem bakımı devam etmektedir',
}
