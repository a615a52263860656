/**
 * Decision 32, article 4/g, and notice 2008-32/34, article 8. A note and no block: who is resident where and which
 * exception applies is not known here.
 */
export const currencyRule = {
  code: 'currency_rule',
  article: '32 sayılı Karar m. 4/g, 2008-32/34 sayılı Tebliğ m. 8',
  text: 'Türkiye’de yerleşik kişiler, Türkiye’deki taşınmazların kirasını kendi aralarında döviz olarak ya da dövize endeksli kararlaştıramaz. Başlıca istisnalar: kiracının Türkiye Cumhuriyeti vatandaşı olmaması, kiracının ya da kiraya verenin yurt dışında yerleşik olması, kiracının yurt dışında yerleşiklerin şubesi, temsilciliği ya da en az yarısına sahip oldukları şirket olması, belgeli konaklama tesisinin işletilmek üzere kiralanması, gümrüksüz satış mağazası. Sizin durumunuzun istisna olup olmadığını buradan bilemeyiz; istisna değilse bedeli Türk lirası yazın.',
} as const

export const isUnderCurrencyRule = (currency: string): boolean => currency !== 'TL'
