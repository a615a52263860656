import type { healthParts } from './diagnostics.api.ts'

export const healthNames: Record<(typeof healthParts)[number], string> = {
  database: 'Veritabanı',
  storage: 'Depolama',
  backup: 'Yedek',
  mail: 'E-posta',
  sms: 'SMS',
  jobs: 'İşler',
  rates: 'Kurlar',
  identity: 'Kimlik denetimi',
  realtime: 'Anlık bildirim',
}
