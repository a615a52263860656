import type { EntryKind } from './entries.schema.ts'

export const entryKindLabels: Readonly<Record<EntryKind, string>> = {
  due: 'Tahakkuk',
  interest: 'Faiz',
  payment: 'Ödeme',
  credit: 'Alacak kaydı',
  write_off: 'Silinen alacak',
  deposit_received: 'Alınan depozito',
  deposit_returned: 'İade edilen depozito',
  deposit_deducted: 'Depozitodan kesilen',
  withheld: 'Stopaj',
  reversal: 'Geri alma',
}
