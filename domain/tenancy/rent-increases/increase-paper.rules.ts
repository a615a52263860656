import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { stopajOf } from '#domain/tenancy/contracts/contracts.rules.ts'
import { paperSection } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperSection } from '#domain/tenancy/papers/papers.schema.ts'
import { type IncreaseTerms, rentNotes } from './increase.rules.ts'
import { calculation, clauseRentOf, declarationText, lateClaimNotes, riseText } from './increase-words.rules.ts'
import { increaseInforms } from './rent-increases.messages.ts'
import { answerDays } from './rent-increases.rules.ts'
import type { IncreaseProposal } from './rent-increases.schema.ts'

interface Source {
  increase: {
    year_start: IsoDate
    from_on: IsoDate
    old_rent: Kurus
    new_rent: Kurus
    currency: string
    note: string
    /** The tenant withholds tax, so both sides see gross and net. */
    gross: boolean
  }
  proposal: IncreaseProposal
  /** Id of the contract that the increase belongs to. */
  contract: string
  terms: Pick<IncreaseTerms, 'artisSekli' | 'artisOrani' | 'bedelTuru' | 'kullanimAmaci' | 'baslangicTarihi'>
}

/** The words of the addendum, the same before it is sent and once it is frozen. */
export function increasePaper({ increase, proposal, contract, terms }: Source): {
  declaration: string
  sections: PaperSection[]
} {
  const { year_start, from_on, old_rent, new_rent, currency, note, gross } = increase
  const named = (label: string) => (gross ? `${label} (brüt)` : label)
  const money = (amount: Kurus) => showMoney(amount, currency)
  const notes = [...rentNotes(proposal, { rent: new_rent, currency }), ...lateClaimNotes(proposal, from_on)]
  const warnings = notes.map(({ text, article }) => `${text} (${article})`)
  const clause = clauseRentOf(proposal)
  const isByClause = clause !== null && new_rent <= clause
  return {
    declaration: declarationText(increase),
    sections: [
      paperSection({
        title: 'Kira artışı',
        facts: [
          ['Kontrat', `${shortId(contract)}, ${showDate(terms.baslangicTarihi)} başlangıçlı`],
          ['Kira yılı', `${showDate(year_start)} – ${showDate(proposal.year.end)}`],
          [named('Bugünkü aylık kira'), money(old_rent)],
          [named('Yeni aylık kira'), money(new_rent)],
          ...(gross
            ? ([['Stopajdan sonra ödenecek yeni kira', money(stopajOf(new_rent).net)]] as [string, string][])
            : []),
          ['Artış', riseText(old_rent, new_rent, currency)],
          ['Geçerli olacağı gün', showDate(from_on)],
        ],
        text: note,
      }),
      paperSection({
        title: 'Hesap',
        facts: calculation(proposal, terms),
        text: [
          ...warnings,
          isByClause
            ? `Artış, kontrattaki artış şartını aşmıyor. ${answerDays} gün içinde cevap ya da itiraz gelmezse kiraya veren, günü geldiğinde artışı bu şarta göre uygulayabilir.`
            : 'Artış, bütün kiracılar onaylayınca geçerli olur; onaylanmazsa eski kira sürer.',
          increaseInforms,
        ].join('\n'),
      }),
    ],
  }
}
