import { showMoney } from '#domain/kernel/money.ts'
import type { MissingItem, MissingKind } from './tax.schema.ts'

/** Why the sheet is not certain, and what the user can do about it. */
export const missingWords: Record<MissingKind, (item: MissingItem) => string> = {
  year_runs: () => 'Yıl bitmedi; rakamlar bugüne kadar tahsil edilenleri gösterir.',
  figures_incomplete: () =>
    'Bu yılın gelir tavanı ya da beyan sınırları kayıtlı değil; istisna ve beyan zorunluluğu kesin değildir.',
  use_differs: ({ count }) =>
    `${count} mülk, cinsinden başka bir kullanım için kiralanmış. İstisna kontrattaki kullanım amacına bakar: yalnızca mesken olarak kiralanan konuttur.`,
  deed_share_missing: ({ count }) =>
    `${count} mülkte tapu hissesi yazılı değil; kayıtlı hissedarların dışındaki tamamı sizin sayıldı.`,
  deed_share_differs: ({ count }) =>
    `${count} mülkte tapudaki hisse ile ürünün hesapladığı payınız farklı. Hissedarları ya da tapu bilgisini düzeltin.`,
  months_before: ({ count }) =>
    `${count} mülkte kiracılık, hesabı açılmadan önce başlamış. Önceki ayların kirasını “Elle eklenenler”den yazın.`,
  currency_unknown: ({ count }) =>
    `${count} mülkün dövizle tahsil edilen kirası, o günün kuru bilinmediği için hesapta yok. TCMB döviz alış kuruyla çevirip “Elle eklenenler”den yazın.`,
  carried_over: ({ count }) =>
    `${count} mülkte devreden bakiye kapandı. Geçmiş yılların kirasıysa tahsil edildiği yılın, peşin kiraysa ait olduğu yılın geliridir; neyin karşılığı olduğu yazılı değil, burada sayılmadı. Kiraysa “Elle eklenenler”den yazın.`,
  sold_in_month: ({ count }) =>
    `${count} mülk ya da hisse, ay içinde el değiştirdi. O ayın kirası gün gün bölünmedi: tamamı, ayın ilk gününde malik olanın geliri sayıldı. Devirden sonra muaccel olan kira yeni malikindir (TBK 310); o ayın kirası ona ödendiyse ya da aranızda paylaştıysanız beyan etmeden önce mali müşavirinize söyleyin.`,
  unpaid_expenses: ({ amount }) =>
    `${showMoney(amount ?? 0)} tutarında gider ödenmemiş görünüyor; ödendiği yılın gideridir, burada sayılmadı.`,
  asked_expenses: ({ amount }) =>
    `${showMoney(amount ?? 0)} tutarında komisyon, hukuk ve diğer gider sayılmadı. İndirilebilirliğini mali müşavirinize sorup “Elle eklenenler”den yazın.`,
  shareholder_expenses: () =>
    'Hissedarı olduğunuz mülklerin giderleri mülk sahibinin kaydındadır. Payınıza düşeni “Elle eklenenler”den yazın.',
  dwelling_withheld: ({ count }) =>
    `${count} konutun kirasından stopaj kesilmiş. Kullanım biçimini ve istisnayı mali müşavirinize sorun.`,
  shares_hidden: () =>
    'Kişinin, başkalarının mülklerindeki hisseleri bu görünümde yoktur; tamamını yalnızca kendisi görür.',
}
