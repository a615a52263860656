import { sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import {
  type WaitingJson,
  waitingReceiptCount,
  waitingReceipts,
} from '#server/features/money/tenant-payments/tenant-payments.queries.ts'
import { receiptsToConfirm } from '#server/features/money/tenant-payments/view-own.ts'
import type { SelectedCard } from '../start-card.ts'

const shown = 3

/** Receipts that this person may confirm, oldest first. */
export const receipts: SelectedCard<CardValue<'receipts'>, { total: number; rows: WaitingJson[] }> = {
  empty: { documents: [], total: 0 },
  select: (viewer) =>
    sql`select json_build_object('total', ${waitingReceiptCount(viewer)}, 'rows', ${waitingReceipts(viewer, shown)})`,
  toValue: ({ rows, total }) => ({ documents: receiptsToConfirm(rows).waiting, total }),
}
