import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { maskIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { depositStatement } from '#domain/tenancy/endings/deductions.rules.ts'
import { bankReportBy } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import { paperSection } from '#domain/tenancy/papers/papers.rules.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { lastRound, type PaperRow } from '#server/services/papers/papers.queries.ts'
import { sendPaper } from '#server/services/papers/send-paper.ts'
import { type ChangeRow, lastAgreedChange } from './ending-changes.queries.ts'
import { endingPage } from './ending-notifications.ts'
import type { DeductionRow, EndingRow } from './endings.queries.ts'
import type { By } from './start-ending.ts'

/** The day concerns the bank that holds a deposit, of dwellings and roofed workplaces alone (TBK 339, 342). */
const bankReportOf = (tasinmazCinsi: string, { deposit, ends_on }: { deposit: number; ends_on: string }) =>
  deposit > 0 && hasRoof(tasinmazCinsi)
    ? [['Bankaya dava bildirimi için son gün (TBK 342)', showDate(bankReportBy(ends_on))] as [string, string]]
    : []

interface Asking {
  found: FoundTenancy
  by: By
  ending: EndingRow
}

/** The protocol that both sides confirm; the proposing side agrees by sending. */
export const askForAgreement = (ctx: Context, tx: Tx, { found, by, ending }: Asking) => {
  const { contract, tenancy } = found
  const { id, ends_on, reason, next_status, deposit, currency } = ending
  return sendPaper(ctx, tx, {
    found,
    by,
    kind: 'ending',
    subject: id,
    page: endingPage(tenancy.id),
    content: {
      declaration: `Taraflar, kira ilişkisini ${showDate(ends_on)} gününün sonunda karşılıklı anlaşarak sona erdirir.`,
      sections: [
        paperSection({
          title: 'Sona erme',
          facts: [
            ['Kiracılığın başlangıcı', showDate(tenancy.started_on)],
            ['Kontratın başlangıcı', showDate(contract.baslangicTarihi)],
            ['Kararlaştırılan bitiş', showDate(contract.bitisTarihi)],
            ['Anlaşılan son gün', showDate(ends_on)],
          ],
          text: reason && `Gerekçe: ${reason}`,
        }),
        paperSection({
          title: 'Teslim ve depozito',
          facts: [
            ['Depozito', deposit > 0 ? showMoney(deposit, currency) : 'Alınmadı'],
            ...bankReportOf(contract.tasinmazCinsi, ending),
          ],
          text: [
            'Kiralanan, son gün ya da öncesinde, çıkış teslim tutanağıyla ve anahtarlarıyla geri verilir. Son güne kadar doğan kira, aidat ve fatura borçları kiracıya aittir.',
            deposit > 0 && 'Depozitodan yapılacak kesintiler taraflarca ayrıca karara bağlanır ve kalanı geri verilir.',
            bankReportOf(contract.tasinmazCinsi, ending).length > 0 &&
              'Bankaya bildirim günü yalnız güvence hesabındaki para içindir (TBK 342).',
          ]
            .filter(Boolean)
            .join(' '),
        }),
      ],
      items: [],
      data: { ending: id, ends_on, reason, next_status, deposit, currency },
    },
  })
}

/** A second paper; the confirmed protocol stays unchanged. */
export const askForChange = async (
  ctx: Context,
  tx: Tx,
  { found, by, ending, change }: Asking & { change: ChangeRow },
) => {
  const { ends_on, reason } = change
  const { contract, tenancy } = found
  // A day that was changed before stands in that change, not in the protocol.
  const changed = await lastAgreedChange(tx, ending.id)
  const papers = [await lastRound(tx, ending.id), changed && (await lastRound(tx, changed.id))]
  return sendPaper(ctx, tx, {
    found,
    by,
    kind: 'ending_change',
    subject: change.id,
    page: endingPage(found.tenancy.id),
    content: {
      declaration: ends_on
        ? `Taraflar, kira ilişkisinin sona ereceği günü ${showDate(ending.ends_on)} yerine ${showDate(ends_on)} olarak değiştirir.`
        : `Taraflar, ${showDate(ending.ends_on)} günü için kararlaştırılan sona erdirmeden vazgeçer; kira ilişkisi sürer.`,
      sections: [
        paperSection({
          title: 'Değişiklik',
          facts: [
            ['Değiştirilen belge', papers.flatMap((paper) => (paper ? [nameOf(paper)] : [])).join('; ')],
            ['Kiracılığın başlangıcı', showDate(tenancy.started_on)],
            ['Kontratın başlangıcı', showDate(contract.baslangicTarihi)],
            ['Önceki son gün', showDate(ending.ends_on)],
            ['Yeni son gün', ends_on ? showDate(ends_on) : 'Yok; kontrat sürer'],
            ...(ends_on ? bankReportOf(contract.tasinmazCinsi, { ...ending, ends_on }) : []),
          ],
          text: [
            reason && `Gerekçe: ${reason}`,
            ends_on
              ? 'Kira, aidat ve fatura borçları yeni son güne kadar doğar. Protokolün teslim ve depozitoya ilişkin hükümleri yeni son güne göre geçerlidir.'
              : 'Sona erdirme protokolü bu belgeyle hükümsüz kalır; kontrat bütün şartlarıyla geçerlidir.',
          ]
            .filter(Boolean)
            .join('\n'),
        }),
      ],
      items: [],
      data: { ending: ending.id, change: change.id, from: ending.ends_on, ends_on, reason },
    },
  })
}

/** By which a clerk finds the paper that is changed. */
const nameOf = ({ document, number, decided_at, sent_at }: PaperRow) =>
  `${document.title}, belge no ${number}, ${showDate(decided_at ?? sent_at)}`

const rowsOf = (deductions: readonly DeductionRow[], currency: string) =>
  deductions
    .filter(({ state }) => state === 'accepted')
    .map(({ title, reason, fixture_name, amount }) => [
      [title, fixture_name].filter(Boolean).join(' · '),
      reason,
      showMoney(amount, currency),
    ])

/** The settlement of the deposit as agreed, item by item. */
export const askForSettlement = (
  ctx: Context,
  tx: Tx,
  {
    found,
    by,
    ending,
    subject,
    deductions,
    iban,
  }: Asking & { subject: string; deductions: DeductionRow[]; iban: string | null },
) => {
  const { deposit, currency, ends_on } = ending
  const statement = depositStatement(deposit, deductions)
  const money = (amount: number) => showMoney(amount, currency)
  const rows = rowsOf(deductions, currency)
  return sendPaper(ctx, tx, {
    found,
    by,
    kind: 'settlement',
    subject,
    page: endingPage(found.tenancy.id),
    content: {
      declaration: `Taraflar, ${showDate(ends_on)} günü sona eren kiracılığın depozito hesabında anlaşmıştır: kiracıya ${money(statement.to_return)} iade edilir.`,
      sections: [
        paperSection({
          title: 'Depozito hesabı',
          facts: [
            ['Depozito', money(deposit)],
            ['Kabul edilen kesintiler', money(statement.accepted)],
            ['Kiracıya iade edilecek', money(statement.to_return)],
            ...(statement.still_owed > 0
              ? [['Depozitoyu aşan, kiracının ödeyeceği', money(statement.still_owed)] as [string, string]]
              : []),
            ...bankReportOf(found.contract.tasinmazCinsi, ending),
            ['İade hesabı', iban ? maskIban(iban) : 'Henüz bildirilmedi'],
          ],
        }),
        ...(rows.length > 0
          ? [
              paperSection({
                title: 'Kesintiler',
                table: {
                  columns: [
                    { name: 'Kalem', width: 40 },
                    { name: 'Neden', width: 40 },
                    { name: 'Tutar', width: 20, align: 'right' },
                  ],
                  rows,
                },
              }),
            ]
          : []),
      ],
      items: [],
      data: {
        ending: ending.id,
        statement,
        currency,
        deductions: deductions.map(({ id, title, amount, state }) => ({ id, title, amount, state })),
      },
    },
  })
}
