import type { EntryRow, Ledger } from '#server/services/ledger/ledger.queries.ts'
import type { People } from './add-portfolio.ts'
import type { DemoFiles, KeptReceipt } from './demo-files.ts'
import type { DemoPayer } from './demo-money.ts'
import type { Past } from './past.ts'

export interface MoneyScene {
  people: People
  past: Past
  idOf: (title: string) => string
  kept: DemoFiles
}

/** A tenancy with its ledger, while it is filled. */
export interface DemoAccount extends Ledger {
  payer: DemoPayer
  owner: { id: string; name: string }
  /** Null without an account, so nobody is reminded. */
  tenant: { id: string; name: string } | null
  rows: EntryRow[]
}

/** A tenant's receipt, before its rows are inserted. */
export interface PreparedReceipt extends KeptReceipt {
  id: string
}
