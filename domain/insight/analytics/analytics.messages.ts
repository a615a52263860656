import type { NoYield } from './shares.rules.ts'

export const analyticsMessages = {
  valueSaved: 'Mülkün değeri kaydedildi.',
  valueRemoved: 'Mülkün değeri silindi.',
} as const

export const noYieldTexts: Record<NoYield, string> = {
  costs: 'Giderleri görme yetkiniz olmadığı için net gelir ve getiri hesaplanmaz.',
  value: 'Mülkün bugünkü değeri yazılmadığı için hesaplanmadı.',
  currency: 'Kiranın bir bölümü dövizle geldiği için tek bir net gelir yok; hesaplanmadı.',
  young: 'Mülk on iki aydan kısa süredir kayıtlı; yılı dolunca hesaplanır.',
}

/** How each figure is calculated, and where its rows are listed. */
export const explanations = {
  income:
    'Bu dönemde gelen kira, gecikme faizi ve giderden doğmayan diğer alacaklar; paranın geldiği gün sayılır. Depozito, KDV, aidat, fatura, hasar ve masraf ödemeleri gelir sayılmaz. Kurumsal kiracının kestiği stopaj da dahil değildir.',
  expected: 'Günü bu dönemde gelen aynı türden borçlar. Bugünden sonrası sayılmaz.',
  expense: 'Tarihi bu dönemde olan geçerli giderlerde sizin payınız; kiracının karşıladığı bölüm çıkarılmıştır.',
  net: 'Gelen lira gelirden sizin giderleriniz çıkarılır. Döviz gelirleri ayrı gösterilir, nete katılmaz.',
  yield:
    'Dönem sonuna kadarki on iki ayın neti, yazdığınız mülk değerine bölünür. Değer sizin tahmininizdir; yalnızca bu ekranda kullanılır.',
  vacancy:
    'Mülkün bilindiği günlerden kiracılık olmayanlar. Mülk, buraya eklendiği günden ya da daha eskiyse ilk kiracılığından beri bilinir. Gelecek günler ve binaların kendisi sayılmaz.',
  late: 'Depozito dışında günü gelmiş borçlardan gününden sonra kapanan ya da hâlâ açık olanların payı; tutara göre değil, adede göredir.',
  requests: 'Bir talepten doğan giderlerde sizin payınız.',
  rents:
    'İlk kira, her kira yılının başında bir önceki ayın TÜFE on iki aylık ortalaması kadar artsaydı bugün ne olurdu? Konutta 2022–2024 arasındaki %25 sınırı hesaba katılmamıştır. Kaynak: TÜİK. Bilgi amaçlıdır, hukuki danışmanlık değildir.',
} as const
export type ExplainedFigure = keyof typeof explanations
