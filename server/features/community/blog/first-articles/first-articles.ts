import { bankPayment } from './bank-payment.ts'
import { contractContents } from './contract-contents.ts'
import { deposit } from './deposit.ts'
import type { FirstArticle } from './first-article.ts'
import { guarantor } from './guarantor.ts'
import { handover } from './handover.ts'
import { noticesAndEviction } from './notices-and-eviction.ts'
import { rentIncrease } from './rent-increase.ts'
import { rentalTax } from './rental-tax.ts'

export const firstArticles: readonly FirstArticle[] = [
  rentIncrease,
  deposit,
  rentalTax,
  handover,
  guarantor,
  noticesAndEviction,
  bankPayment,
  contractContents,
]
