import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import type { ContractTerms, IncreaseKind } from './contracts.schema.ts'

/** On forms, where the kind is chosen. */
export const increaseChoices: Record<IncreaseKind, string> = {
  TÜFE: 'TÜFE oranında',
  Oran: 'Belirli bir oranda',
  Yok: 'Artış yok',
}

interface IncreaseWords {
  /** In lists and comparisons. */
  short: string
  /** In the summary before the contract is sent. */
  summary: string
  /** In the contract that the parties read and sign. */
  signed: string
  /** On the sheet for the government's form. */
  edevlet: string
  /** The effect on the rent when the contract is extended. */
  extension: string
}

const words: Record<IncreaseKind, (percent: number) => IncreaseWords> = {
  TÜFE: () => ({
    short: 'TÜFE on iki aylık ortalaması',
    summary: 'TÜFE oranında',
    signed: 'TÜFE on iki aylık ortalamasına göre',
    edevlet: 'TÜFE on iki aylık ortalaması',
    extension: 'Kira, kontrattaki artış şartına göre TÜFE on iki aylık ortalaması kadar artar (TBK 344).',
  }),
  Oran: (percent) => ({
    short: `Yılda ${showPercent(percent)}`,
    summary: asEntered(percent),
    signed: `Yılda ${asEntered(percent)}, yasal üst sınırı aşmamak üzere`,
    edevlet: `Yılda ${asEntered(percent)}`,
    extension: `Kira, kontratta yazan ${showPercent(percent)} oranında, TÜFE on iki aylık ortalamasını aşmamak üzere artar (TBK 344).`,
  }),
  Yok: () => ({
    short: 'Yok',
    summary: 'Yok',
    signed: 'Artış yapılmaz',
    edevlet: 'Artış yok',
    extension:
      'Kontratta artış kararlaştırılmadığı için kira kendiliğinden artmaz; taraflar anlaşabilir ya da kirayı hâkim belirler (TBK 344).',
  }),
}

/** Without rounding, because a contract repeats what its parties agreed to. */
const asEntered = (percent: number) => `%${percent.toLocaleString('tr-TR')}`

/** The increase clause of a contract in words. */
export const increaseWords = ({ artisSekli, artisOrani }: Pick<ContractTerms, 'artisSekli' | 'artisOrani'>) =>
  words[artisSekli](artisOrani)
