import { type Kurus, readMoney } from '#domain/kernel/money.ts'

export interface AmountBound {
  /** `from`: at least; `to`: at most. */
  side: 'from' | 'to'
  amount: Kurus
}

/** Stands in the question where an amount was named. */
export const amountSlot = '@tutar'

const above = /^(?:ustu|ustun|ustunde|uzeri|uzerinde|fazla|yukari|asan|buyuk|cok)/
const below = /^(?:alti|altinda|altindaki|asagi|az|dusuk|kucuk)/
const pattern =
  /(?:^| )(\d[\d.,]*)( bin| milyon)?(?: ?(?:tl|lira|try)[a-z]*|['’]?(?:den|dan|nin|in|un)|bin[a-z]*)*( [a-z]+)?(?= |$)/

/** Finds `20.000 TL üzeri` or `10 bin liradan az` in a folded question; a plain number is no bound. */
export function readAmountBound(folded: string): { bound: AmountBound | null; rest: string } {
  const match = pattern.exec(folded)
  if (!match) return { bound: null, rest: folded }
  const [whole, digits, scale = '', next = ''] = match
  const amount = readMoney(digits!.replace(/[.,]$/, ''))
  const side = above.test(next.trim()) ? 'from' : below.test(next.trim()) ? 'to' : null
  if (amount === null || side === null) return { bound: null, rest: folded }
  const times = { ' bin': 1000, ' milyon': 1_000_000 }[scale] ?? 1
  return {
    bound: { side, amount: amount * times },
    rest: folded.replace(whole!, ` ${amountSlot} `).replace(/\s+/g, ' ').trim(),
  }
}
