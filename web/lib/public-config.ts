import { defaultTexts, type PublicConfig } from '#domain/kernel/public-config.ts'

const defaults: PublicConfig = {
  version: '1.0.0',
  registrationOpen: true,
  registrationClosedText: defaultTexts.registrationClosed,
  maintenance: false,
  maintenanceText: defaultTexts.maintenance,
  // The Vite server delivers the page without the server's configuration, in development only.
  testPages: Boolean(import.meta.env?.DEV),
  podcastUrl: '',
  analyticsName: '',
  languageModelName: '',
  operator: { name: '', email: '', address: '' },
  demoAccounts: [],
}

export function readPublicConfig(page: Document | undefined = globalThis.document): PublicConfig {
  try {
    const stated: Partial<PublicConfig> = JSON.parse(page?.getElementById('config')?.textContent ?? '')
    return { ...defaults, ...stated }
  } catch {
    // Prerendering and tests have no configuration in the page.
    return defaults
  }
}

export const publicConfig = readPublicConfig()
