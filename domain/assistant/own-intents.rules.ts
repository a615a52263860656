import type { Intent } from './intent.rules.ts'

const own = { area: 'own', for: 'tenant' } as const

/** What somebody who rents asks about the own place. */
export const ownIntents = [
  {
    ...{ ...own, id: 'own.debt', asks: 'borcunuzu', example: 'Borcum ne kadar?' },
    wordings: [
      'borcum ne kadar',
      'borcum var mı',
      'ne kadar borcum var',
      'gecikmiş borcum',
      'ödemem gereken borç',
      'kira borcum',
      'ne kadar ödemem gerekiyor',
      'toplam borcum',
    ],
  },
  {
    ...{ ...own, id: 'own.next', asks: 'sıradaki ödemenizi', example: 'Sıradaki ödemem ne zaman?' },
    wordings: [
      'sıradaki ödemem ne zaman',
      'kiramı ne zaman ödeyeceğim',
      'sonraki kira ne zaman',
      'kira günüm ne zaman',
      'ödeme günüm',
      'bir sonraki ödeme',
      'gelecek ödemem',
      'kira ödeme tarihi ne zaman',
    ],
  },
  {
    ...{
      ...own,
      id: 'own.paid',
      period: 'month',
      asks: 'kiranızın ödenip ödenmediğini',
      example: 'Bu ayın kirasını ödedim mi?',
    },
    wordings: [
      'kirayı ödedim mi',
      'kiram ödendi mi',
      'kira ödemem ulaştı mı',
      'ödemem geldi mi',
      'kiramı yatırdım mı',
      'kira ödendi mi',
    ],
  },
  {
    ...{ ...own, id: 'own.iban', asks: 'ödeme hesabını', example: 'Kirayı hangi IBAN’a yatıracağım?' },
    wordings: [
      'iban',
      'iban nedir',
      'kirayı hangi hesaba yatıracağım',
      'hangi ibana ödeyeceğim',
      'ev sahibinin ibanı',
      'hesap numarası',
      'nereye ödeyeceğim',
      'kirayı nereye yatıracağım',
    ],
  },
  {
    ...{ ...own, id: 'own.rent', asks: 'kiranızı', example: 'Kiram ne kadar?' },
    wordings: [
      'kiram ne kadar',
      'aylık kiram',
      'ne kadar kira ödüyorum',
      'kira bedelim',
      'kiram kaç lira',
      'kira ne kadar',
    ],
  },
  {
    ...{ ...own, id: 'own.contract', asks: 'kontratınızın tarihlerini', example: 'Kontratım ne zaman bitiyor?' },
    wordings: [
      'kontratım ne zaman bitiyor',
      'sözleşmem ne zaman bitiyor',
      'kontratım',
      'sözleşme bitiş tarihi',
      'kontratımın süresi',
      'kontrat ne zaman bitiyor',
      'sözleşmem ne zaman başladı',
      'kontratım bitti mi',
    ],
  },
  {
    ...{ ...own, id: 'own.deposit', asks: 'depozitonuzu', example: 'Depozitom ne kadar?' },
    wordings: [
      'depozitom ne kadar',
      'depozitom',
      'verdiğim depozito',
      'güvence bedelim',
      'depozito ne kadar verdim',
      'depozito ödedim mi',
    ],
  },
  {
    ...{ ...own, id: 'own.landlord', asks: 'mülk sahibini', example: 'Mülk sahibim kim?' },
    wordings: [
      'ev sahibim kim',
      'mülk sahibimin telefonu',
      'ev sahibine nasıl ulaşırım',
      'mülk sahibi',
      'ev sahibimin numarası',
      'kiraya veren kim',
      'ev sahibi iletişim',
      'ev sahibimi nasıl ararım',
    ],
  },
  {
    ...{ ...own, id: 'own.requests', asks: 'taleplerinizi', example: 'Taleplerim ne durumda?' },
    wordings: [
      'taleplerim ne durumda',
      'taleplerim',
      'arıza kaydım',
      'açık talebim var mı',
      'isteğim cevaplandı mı',
      'talebime cevap geldi mi',
      'arıza talebim',
    ],
  },
  {
    ...{ ...own, id: 'own.payments', asks: 'ödemelerinizi', example: 'Ödeme geçmişim nasıl?' },
    wordings: [
      'ödemelerim',
      'ödeme geçmişim',
      'son ödemelerim',
      'hesap hareketlerim',
      'en son ne zaman ödedim',
      'ne kadar ödedim',
      'toplam ne kadar ödedim',
    ],
  },
  {
    ...{ ...own, id: 'own.increase', asks: 'kiranızdaki artışı', example: 'Kiram ne kadar artacak?' },
    wordings: [
      'kiram ne kadar artacak',
      'kirama ne kadar zam gelecek',
      'kira artışım',
      'zam ne zaman gelecek kirama',
      'kiram ne zaman artacak',
      'kirama zam',
      'zamlı kiram ne kadar olacak',
    ],
  },
  {
    ...{
      ...own,
      id: 'own.approval',
      asks: 'onayınızı bekleyen kontratları',
      example: 'Onayımı bekleyen kontrat var mı?',
    },
    wordings: [
      'onayımı bekleyen kontrat',
      'onaylamam gereken sözleşme',
      'imzalamam gereken kontrat',
      'bekleyen kontratım var mı',
      'kontratımı onayladım mı',
    ],
  },
  {
    ...{ ...own, id: 'own.receipts', asks: 'dekontlarınızı', example: 'Dekontum onaylandı mı?' },
    wordings: [
      'dekontum onaylandı mı',
      'yüklediğim dekontlar',
      'dekontum',
      'dekontum ne durumda',
      'makbuzum onaylandı mı',
    ],
  },
] as const satisfies Intent[]

const admin = { area: 'admin', for: 'admin' } as const

export const adminIntents = [
  {
    ...{ ...admin, id: 'admin.registrations', asks: 'onay bekleyen kayıtları', example: 'Onay bekleyen kayıt var mı?' },
    wordings: [
      'onay bekleyen kayıtlar',
      'bekleyen başvurular',
      'kaç kayıt bekliyor',
      'onay bekleyen kullanıcılar',
      'yeni üyelik başvuruları',
      'bekleyen üyelikler',
    ],
  },
  {
    ...{ ...admin, id: 'admin.users', asks: 'kullanıcı sayısını', example: 'Kaç kullanıcı var?' },
    wordings: [
      'kaç kullanıcı var',
      'kullanıcı sayısı',
      'toplam üye sayısı',
      'kayıtlı kullanıcılar',
      'kaç üye var',
      'kaç kişi kayıtlı',
    ],
  },
  {
    ...{ ...admin, id: 'admin.mail', asks: 'giden postaların durumunu', example: 'Gönderilemeyen e-posta var mı?' },
    wordings: [
      'gönderilemeyen postalar',
      'gönderilemeyen mail var mı',
      'başarısız postalar',
      'giden postalar',
      'posta kuyruğu',
      'gitmeyen epostalar',
      'mail gönderimi başarısız',
      'giden mailler',
    ],
  },
  {
    ...{ ...admin, id: 'admin.tufe', asks: 'girilmesi beklenen TÜFE oranını', example: 'TÜFE oranı girildi mi?' },
    wordings: [
      'tüfe girildi mi',
      'eksik tüfe',
      'hangi ayın tüfesi eksik',
      'tüfe kaydı bekleyen',
      'tüfe kaydı eksik mi',
    ],
  },
] as const satisfies Intent[]

export const helpIntents = [
  {
    ...{ area: 'help', for: 'all', id: 'help.can', asks: 'neler sorabileceğinizi', example: 'Neler sorabilirim?' },
    wordings: [
      'neler sorabilirim',
      'ne sorabilirim',
      'neler yapabilirsin',
      'yardım',
      'bana nasıl yardım edebilirsin',
      'neler bilirsin',
    ],
  },
] as const satisfies Intent[]
