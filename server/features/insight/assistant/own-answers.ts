import { maxRows } from '#domain/insight/assistant/assistant.schema.ts'
import type { ownIntents } from '#domain/insight/assistant/own-intents.rules.ts'
import { monthPeriod } from '#domain/insight/assistant/periods.rules.ts'
import { compareDays, daysBetween, monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import type { OwnLedger } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { viewOwn } from '#server/features/money/tenant-payments/view-own.ts'
import { contractsToDecide } from '#server/features/tenancy/contracts/contracts.queries.ts'
import { type Answers, type Ask, capitalised, firstRows, showSums, sumUp } from './ask.ts'
import { increaseAnswer } from './contract-answers.ts'
import { contractsAsTenant } from './contracts.queries.ts'
import { requestList } from './request-answers.ts'

const paymentsLink = { label: 'Ödemelerimi aç', to: '/payment' }
const ledgers = async (ask: Ask): Promise<OwnLedger[]> =>
  (await ask.read(() => viewOwn(ask.ctx, ask.actor), { accounts: [], today: ask.today })).accounts
const running = async (ask: Ask) => (await ledgers(ask)).filter(({ ended_on }) => !ended_on || ended_on >= ask.today)
const rented = (ask: Ask) => ask.read(() => contractsAsTenant(ask.ctx.db, ask), [])
const none = 'Adınıza yürürlükte bir kiracılık bulamadım.'
/** Deposits are a question of their own. */
const debts = (ledger: OwnLedger) => ledger.dues.filter(({ category }) => category !== 'deposit')
const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

export const ownAnswers: Answers<(typeof ownIntents)[number]['id']> = {
  async 'own.debt'(ask) {
    const own = await ledgers(ask)
    const dues = own.flatMap((ledger) => debts(ledger).map((due) => ({ ledger, due })))
    const sums = showSums(sumUp(dues.map(({ due }) => ({ currency: due.currency, amount: due.open }))))
    const late = sumUp(
      dues.filter(({ due }) => due.days_late > 0).map(({ due }) => ({ currency: due.currency, amount: due.open })),
    )
    return {
      text: [
        own.length === 0
          ? none
          : dues.length > 0
            ? `Açık borcunuz ${sums}; bunun ${showSums(late)} kadarının günü geçti.`
            : 'Açık borcunuz yok.',
      ],
      figures: own.length > 0 ? [{ label: 'Açık borç', value: sums }] : [],
      ...firstRows(
        dues.map(({ ledger, due }) => ({
          title: `${claimNames[due.category]}${due.month ? ` · ${showMonth(monthOf(due.month))}` : ''}`,
          detail: `${ledger.property_title} · vadesi ${showDate(due.due_on)}${due.days_late > 0 ? ` · ${due.days_late} gün gecikti` : ''}`,
          value: showMoney(due.open, due.currency),
          to: `/tenancy/${ledger.tenancy_id}/account`,
        })),
      ),
      links: [paymentsLink],
    }
  },
  async 'own.next'(ask) {
    const own = await running(ask)
    const upcoming = own.flatMap((ledger) => {
      const open = debts(ledger).filter(({ days_late, due_on }) => days_late === 0 && due_on >= ask.today)
      const first = open[0]
      if (first) {
        const same = open.filter(({ due_on, currency }) => due_on === first.due_on && currency === first.currency)
        const amount = same.reduce((sum, due) => sum + due.open, 0)
        return [{ ledger, on_date: first.due_on, amount, currency: first.currency }]
      }
      return ledger.next ? [{ ledger, ...ledger.next }] : []
    })
    upcoming.sort((a, b) => compareDays(a.on_date, b.on_date))
    const [first] = upcoming
    return {
      text: [
        first
          ? `Sıradaki ödemeniz ${showDate(first.on_date)} tarihinde ${showMoney(first.amount, first.currency)}.`
          : own.length === 0
            ? none
            : 'Planlanmış bir sonraki ödeme yok.',
      ],
      ...firstRows(
        upcoming.map(({ ledger, on_date, amount, currency }) => ({
          title: ledger.property_title,
          detail: `${daysBetween(ask.today, on_date)} gün kaldı · ${showDate(on_date)}`,
          value: showMoney(amount, currency),
          to: `/tenancy/${ledger.tenancy_id}/account`,
        })),
      ),
      links: [paymentsLink],
    }
  },
  async 'own.paid'(ask) {
    const period = ask.period ?? monthPeriod(ask.today, 'bu ay')
    const own = await running(ask)
    const unpaid = own.flatMap((ledger) =>
      debts(ledger)
        .filter(({ month, due_on }) => (month ?? due_on) >= period.from && (month ?? due_on) <= period.to)
        .map((due) => ({ ledger, due })),
    )
    const sums = showSums(sumUp(unpaid.map(({ due }) => ({ currency: due.currency, amount: due.open }))))
    return {
      text: [
        own.length === 0
          ? none
          : unpaid.length === 0
            ? `${capitalised(period.label)} için ödenmemiş tutar görünmüyor.`
            : `${capitalised(period.label)} için ${sums} ödenmemiş görünüyor.`,
      ],
      ...firstRows(
        unpaid.map(({ ledger, due }) => ({
          title: claimNames[due.category],
          detail: `${ledger.property_title} · vadesi ${showDate(due.due_on)}`,
          value: showMoney(due.open, due.currency),
          to: `/tenancy/${ledger.tenancy_id}/account`,
        })),
      ),
      links: [paymentsLink],
      notes: ['Mülk sahibinin kaydettiği ödemelere göre; yeni yaptığınız ödeme henüz işlenmemiş olabilir.'],
    }
  },
  async 'own.iban'(ask) {
    const own = await running(ask)
    const [first] = own
    return {
      text:
        own.length === 1 && first
          ? [
              first.iban
                ? `Alıcı ${first.recipient}, IBAN ${grouped(first.iban)}. Açıklamaya ${first.reference} yazın.`
                : `Kontratta IBAN yazmıyor; alıcı ${first.recipient}.`,
            ]
          : [own.length > 0 ? `${own.length} kiracılığınızın ödeme hesapları aşağıda.` : none],
      ...firstRows(
        own.map((ledger) => ({
          title: ledger.recipient,
          detail: `${ledger.property_title} · açıklama ${ledger.reference}`,
          value: ledger.iban ? grouped(ledger.iban) : 'IBAN yok',
          to: '/payment',
        })),
      ),
      links: [paymentsLink],
    }
  },
  async 'own.rent'(ask) {
    const rows = await rented(ask)
    const [first] = rows
    return {
      text: [
        rows.length === 1 && first
          ? `Aylık kiranız ${showMoney(first.rent, first.currency)}; ödeme günü her ayın ${first.pay_day}. günü.`
          : rows.length > 0
            ? `${rows.length} kiracılıkta aylık toplam ${showSums(sumUp(rows.map(({ rent, currency }) => ({ currency, amount: rent }))))}.`
            : none,
      ],
      ...firstRows(
        rows.map((row) => ({
          title: titleOf(row),
          detail: row.landlord,
          value: showMoney(row.rent, row.currency),
          to: `/viewContract/${row.id}`,
        })),
      ),
      links: [{ label: 'Kontratlarımı aç', to: '/contracts' }],
    }
  },
  async 'own.contract'(ask) {
    const rows = await rented(ask)
    const [first] = rows
    const days = first ? daysBetween(ask.today, first.ends_on) : 0
    return {
      text: [
        first
          ? `${titleOf(first)}: kontratınız ${showDate(first.starts_on)} tarihinde başladı, ${showDate(first.ends_on)} tarihinde ${days >= 0 ? `bitiyor; ${days} gün kaldı` : 'doldu ve uzadı'}.`
          : none,
      ],
      ...firstRows(
        rows.map((row) => ({
          title: titleOf(row),
          detail: `başlangıç ${showDate(row.starts_on)}`,
          value: showDate(row.ends_on),
          to: `/viewContract/${row.id}`,
        })),
      ),
      links: [
        first
          ? { label: 'Kontratı aç', to: `/viewContract/${first.id}` }
          : { label: 'Kontratlarımı aç', to: '/contracts' },
      ],
      notes: ['Çıkmak istiyorsanız süre bitmeden en az 15 gün önce yazılı bildirim gerekir (TBK 347).'],
    }
  },
  async 'own.deposit'(ask) {
    const own = await ledgers(ask)
    const held = own.map(({ deposit_held, currency }) => ({ amount: deposit_held, currency }))
    const open = own.flatMap(({ dues }) => dues.filter(({ category }) => category === 'deposit'))
    const owed = showSums(sumUp(open.map(({ open: amount, currency }) => ({ amount, currency }))))
    return {
      text: [
        own.length === 0
          ? none
          : `Mülk sahibinde kayıtlı depozitonuz ${showSums(sumUp(held))}${open.length > 0 ? `; ödenmemiş depozito ${owed}` : ''}.`,
      ],
      ...firstRows(
        own.map((ledger) => ({
          title: ledger.property_title,
          detail: ledger.owner_name,
          to: `/tenancy/${ledger.tenancy_id}/account`,
          value: showMoney(ledger.deposit_held, ledger.currency),
        })),
      ),
      links: [paymentsLink],
    }
  },
  async 'own.landlord'(ask) {
    const rows = await rented(ask)
    const [first] = rows
    return {
      text: [
        first ? `Mülk sahibiniz ${first.landlord}${first.phone ? `, telefon ${showPhone(first.phone)}` : ''}.` : none,
      ],
      ...firstRows(
        rows.map((row) => ({
          title: row.landlord,
          detail: titleOf(row),
          value: showPhone(row.phone),
          to: `/viewContract/${row.id}`,
        })),
      ),
      links: [{ label: 'Mesaj yaz', to: '/chat' }],
    }
  },
  'own.requests': (ask) =>
    requestList(ask, 'any', 'tenant', (count) => (count > 0 ? `${count} talebiniz var.` : 'Açtığınız talep yok.')),
  async 'own.payments'(ask) {
    const own = await ledgers(ask)
    const payments = own
      .flatMap((ledger) => ledger.payments.map((payment) => ({ ledger, payment })))
      .filter(({ payment }) => !payment.reversed)
      .filter(({ payment }) => !ask.period || (payment.on_date >= ask.period.from && payment.on_date <= ask.period.to))
      .sort((a, b) => compareDays(b.payment.on_date, a.payment.on_date))
    const sums = showSums(sumUp(payments.map(({ payment: { amount, currency } }) => ({ amount, currency }))))
    const [last] = payments
    return {
      text: [
        last
          ? `Kayıtlı ${payments.length} ödemeniz toplam ${sums}; sonuncusu ${showDate(last.payment.on_date)} tarihinde ${showMoney(last.payment.amount, last.payment.currency)}.`
          : 'Kayıtlı ödemeniz yok.',
      ],
      total: payments.length,
      rows: payments.slice(0, maxRows).map(({ ledger, payment }) => ({
        title: showDate(payment.on_date),
        detail: `${ledger.property_title}${payment.deposit ? ' · depozito' : ''}`,
        value: showMoney(payment.amount, payment.currency),
        to: `/tenancy/${ledger.tenancy_id}/account`,
      })),
      links: [paymentsLink],
    }
  },
  async 'own.increase'(ask) {
    const [first] = await rented(ask)
    if (!first?.tenancy_id) return { text: [none] }
    return increaseAnswer(ask, first.tenancy_id, titleOf(first))
  },
  async 'own.approval'(ask) {
    const rows = await ask.read(() => contractsToDecide(ask.ctx.db, ask.actor, ask.ctx.clock.now()), [])
    return {
      text: [rows.length > 0 ? `${rows.length} kontrat onayınızı bekliyor.` : 'Onayınızı bekleyen kontrat yok.'],
      ...firstRows(
        rows.map((row) => ({
          title: row.property_title,
          detail: `başlangıç ${showDate(row.baslangicTarihi)}`,
          to: `/viewContract/${row.id}`,
          value: showMoney(row.brutAylik, row.bedelTuru),
        })),
      ),
      links: [{ label: 'Kontratlarımı aç', to: '/contracts' }],
    }
  },
  async 'own.receipts'(ask) {
    const own = await ledgers(ask)
    const states = {
      waiting: 'Onay bekliyor',
      confirmed: 'Onaylandı',
      declined: 'Reddedildi',
      withdrawn: 'Geri çekildi',
    }
    const receipts = own.flatMap((ledger) => ledger.receipts.map((receipt) => ({ ledger, receipt })))
    const waiting = receipts.filter(({ receipt }) => receipt.state === 'waiting').length
    return {
      text: [
        receipts.length > 0
          ? `${receipts.length} dekontunuz var; ${waiting} tanesi onay bekliyor.`
          : 'Yüklediğiniz dekont yok.',
      ],
      ...firstRows(
        receipts.map(({ ledger, receipt }) => ({
          title: showMoney(receipt.amount, receipt.currency),
          detail: `${ledger.property_title} · ${showDate(receipt.on_date)}${receipt.reason ? ` · ${receipt.reason}` : ''}`,
          value: states[receipt.state],
          to: '/payment',
        })),
      ),
      links: [paymentsLink],
    }
  },
}
