import type { AnswerLink } from '#domain/insight/assistant/assistant.schema.ts'
import type { moneyIntents } from '#domain/insight/assistant/money-intents.rules.ts'
import { daysBetween, showDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type Answer, type Answers, type Ask, firstRows, showSums, sumUp } from './ask.ts'
import { lateList, lateSum, ledgerAddress, openSum, paymentsLink, readDues } from './due-answers.ts'
import { lateClaims, ofCategory, openClaims } from './money.queries.ts'
import { tenantsOf } from './tenant-names.ts'

type StepIntent = Extract<(typeof moneyIntents)[number]['id'], 'arrears.steps' | 'act.remind' | 'act.record'>

/** Nothing is done by words alone: the answer leads to the screen where one confirmation does it. */
async function prepared(
  ask: Ask,
  open: { verb: string; link: (tenant: string) => AnswerLink; none: string },
): Promise<Answer> {
  const rows = await readDues(ask, openClaims, ofCategory('main'))
  if (rows.length === 0) return { text: [open.none], links: [paymentsLink(null)] }
  const who = await tenantsOf(
    ask,
    rows.slice(0, 20).map(({ tenancy_id }) => tenancy_id),
  )
  const [first] = rows
  return {
    text: [
      rows.length === 1 && first
        ? `${who(first.tenancy_id)}, ${titleOf(first)}: açık tutar ${showSums([openSum(first)])}${first.oldest_open ? `, vadesi ${showDate(first.oldest_open)}` : ''}. ${open.verb}`
        : `${rows.length} hesapta açık tutar var; hangisi olduğunu seçin.`,
    ],
    ...(await lateList(ask, rows)),
    links:
      rows.length === 1 && first
        ? [open.link(who(first.tenancy_id)), { label: 'Hesabı aç', to: ledgerAddress(first.tenancy_id) }]
        : [paymentsLink(null)],
    notes: ['Siz onaylamadan hiçbir şey gönderilmez ve kaydedilmez.'],
  }
}

export const stepAnswers: Answers<StepIntent> = {
  async 'arrears.steps'(ask) {
    const late = await readDues(ask, lateClaims(ask.today), ofCategory('main'))
    const sums = showSums(sumUp(late.map(lateSum)))
    const who = await tenantsOf(
      ask,
      late.slice(0, 20).map(({ tenancy_id }) => tenancy_id),
    )
    const [first] = late
    const one = late.length === 1 ? first : undefined
    return {
      text: [
        one?.oldest_late
          ? `${who(one.tenancy_id)} ${daysBetween(one.oldest_late, ask.today)} gün gecikti; geciken ${sums}.`
          : late.length > 0
            ? `${late.length} hesapta gecikme var; toplam ${sums}.`
            : 'Şu anda gecikmiş ödeme yok.',
        'Sırasıyla: ödeme hatırlatması, yazılı ihtar ve en az otuz günlük süre, süre dolunca arabuluculuk, ardından tahliye ve alacak davası ya da icra takibi.',
      ],
      ...firstRows(
        late.map((row) => ({
          title: who(row.tenancy_id),
          detail: `${titleOf(row)} · alacak dosyası`,
          value: showSums([lateSum(row)]),
          to: `/tenancy/${row.tenancy_id}/arrears`,
        })),
      ),
      links: [
        ...(one ? [{ label: 'Alacak dosyasını aç', to: `/tenancy/${one.tenancy_id}/arrears` }] : []),
        paymentsLink(null, 'late'),
      ],
      law: { article: 'TBK 315, TBK 352/2', source: 'Yürürlükteki hükümlere göre' },
      notes: ['Bilgilendirmedir, hukuki danışmanlık değildir.'],
    }
  },
  'act.remind': (ask) =>
    prepared(ask, {
      verb: 'Ana sayfadaki Bugün listesinde bu kiracının satırından, metnini gördükten sonra tek onayla hatırlatırsınız.',
      link: () => ({ label: 'Bugün listesini aç', to: '/dashboard' }),
      none: 'Hatırlatılacak açık ödeme yok.',
    }),
  'act.record': (ask) =>
    prepared(ask, {
      verb: 'Satırındaki “Ödeme kaydet” tutarı dolu gelir; siz onaylayınca kaydedilir.',
      link: (tenant) => ({
        label: 'Ödeme satırını aç',
        to: `/payment?${new URLSearchParams({ q: tenant.split(', ')[0]! })}`,
      }),
      none: 'Kaydedilecek açık ödeme yok; fazla ödemeyi hesabın kendisinden kaydedebilirsiniz.',
    }),
}
