import type { z } from 'zod'
import type { taxApi } from '#domain/money/tax/tax.api.ts'
import { queryClient } from './query-client.ts'

const all = ['tax'] as const

export const taxKeys = {
  sheet: (asked: z.input<typeof taxApi.sheet.query>) => [...all, 'sheet', asked] as const,
  rows: (asked: z.input<typeof taxApi.rows.query>) => [...all, 'rows', asked] as const,
  years: [...all, 'years'] as const,
}

export const refreshTax = () => queryClient.invalidateQueries({ queryKey: all })
