import { showDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { paperSection } from '#domain/tenancy/papers/papers.rules.ts'
import { rentNotes } from '#domain/tenancy/rent-increases/increase.rules.ts'
import {
  calculation,
  clauseRentOf,
  declarationText,
  lateClaimNotes,
  riseText,
} from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import { increaseInforms } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import { answerDays } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import type { IncreaseProposal } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { sendPaper } from '#server/services/papers/send-paper.ts'
import { type By, increasePage } from './read-increase.ts'
import type { IncreaseRow } from './rent-increases.queries.ts'

interface Asking {
  found: FoundTenancy
  by: By
  increase: IncreaseRow
  proposal: IncreaseProposal
}

/** The addendum that both sides confirm, including the calculation; the landlord agrees by sending. */
export const askForIncrease = (ctx: Context, tx: Tx, { found, by, increase, proposal }: Asking) => {
  const { contract } = found
  const { id, year_start, from_on, old_rent, new_rent, currency, note } = increase
  const money = (amount: number) => showMoney(amount, currency)
  const notes = [...rentNotes(proposal, { rent: new_rent, currency }), ...lateClaimNotes(proposal, from_on)]
  const warnings = notes.map(({ text, article }) => `${text} (${article})`)
  const clause = clauseRentOf(proposal)
  const isByClause = clause !== null && new_rent <= clause
  return sendPaper(ctx, tx, {
    found,
    by,
    kind: 'rent_increase',
    subject: id,
    page: increasePage(found.tenancy.id),
    content: {
      declaration: declarationText(increase),
      sections: [
        paperSection({
          title: 'Kira artışı',
          facts: [
            ['Kontrat', `${shortId(contract.id)}, ${showDate(contract.baslangicTarihi)} başlangıçlı`],
            ['Kira yılı', `${showDate(year_start)} – ${showDate(proposal.year.end)}`],
            ['Bugünkü aylık kira', money(old_rent)],
            ['Yeni aylık kira', money(new_rent)],
            ['Artış', riseText(old_rent, new_rent, currency)],
            ['Geçerli olacağı gün', showDate(from_on)],
          ],
          text: note,
        }),
        paperSection({
          title: 'Hesap',
          facts: calculation(proposal, contract),
          text: [
            ...warnings,
            isByClause
              ? `Artış, kontrattaki artış şartını aşmıyor. ${answerDays} gün içinde cevap ya da itiraz gelmezse kiraya veren, günü geldiğinde artışı bu şarta göre uygulayabilir.`
              : 'Artış, bütün kiracılar onaylayınca geçerli olur; onaylanmazsa eski kira sürer.',
            increaseInforms,
          ].join('\n'),
        }),
      ],
      items: [],
      data: { increase: id, year_start, from_on, old_rent, new_rent, currency, proposal },
    },
  })
}
