import type { Intent } from './intent.rules.ts'

const people = { area: 'people', for: 'owner', takes: ['person', 'property'] } as const
const places = { area: 'properties', for: 'owner', takes: ['property'] } as const

export const peopleIntents = [
  {
    ...{ ...people, id: 'people.tenants', asks: 'kiracıları', example: 'Kiracılarım kimler?' },
    wordings: [
      'kiracılarım kimler',
      'kaç kiracım var',
      'kiracı listesi',
      'kiracılar',
      'kiracı sayısı',
      'evlerimde oturanlar kim',
    ],
  },
  {
    ...{
      ...people,
      id: 'people.phone',
      asks: 'telefon numarasını',
      example: 'Bir kiracının telefonu ne? (adıyla sorun)',
    },
    wordings: [
      '@kisi telefonu',
      '@kisi telefon numarası',
      '@kisi nasıl ararım',
      '@mulk kiracısının telefonu',
      '@kisi numarası',
      '@kisi cep telefonu',
      'kiracıların telefonları',
      '@kisi nasıl ulaşırım',
      'kiracı telefon',
    ],
  },
  {
    ...{
      ...people,
      id: 'people.email',
      asks: 'e-posta adresini',
      example: 'Bir kiracının e-postası ne? (adıyla sorun)',
    },
    wordings: [
      '@kisi eposta adresi',
      '@kisi maili',
      '@kisi email',
      '@mulk kiracısının maili',
      'kiracıların mail adresleri',
      '@kisi e posta',
    ],
  },
  {
    ...{ ...people, id: 'people.at', asks: 'kimin oturduğunu', example: 'Bir mülkte kim oturuyor? (adıyla sorun)' },
    wordings: [
      '@mulk kim oturuyor',
      '@mulk kiracısı kim',
      '@mulk kim kalıyor',
      '@mulk oturan kim',
      '@mulk kime kirada',
      '@mulk kimde',
      '@mulk kiracı',
    ],
  },
  {
    ...{
      ...people,
      id: 'people.where',
      asks: 'nerede oturduğunu',
      example: 'Bir kiracı nerede oturuyor? (adıyla sorun)',
    },
    wordings: [
      '@kisi nerede oturuyor',
      '@kisi hangi evde',
      '@kisi hangi dairede oturuyor',
      '@kisi hangi mülkte',
      '@kisi adresi',
      '@kisi nerede kalıyor',
    ],
  },
  {
    ...{
      ...people,
      id: 'people.staff',
      takes: [],
      asks: 'sizin için çalışanları',
      example: 'Yetkili kişilerim kimler?',
    },
    wordings: [
      'yetkili kişilerim',
      'çalışanlarım kim',
      'emlakçım kim',
      'avukatım kim',
      'yetkililer',
      'hissedarlar kim',
      'vekilim kim',
      'ekibim',
      'emlakçılarım',
      'avukatlar',
    ],
  },
  {
    ...{
      ...people,
      for: 'all',
      takes: [],
      id: 'people.contacts',
      asks: 'yazışabileceğiniz kişileri',
      example: 'Kimlerle yazışabilirim?',
    },
    wordings: [
      'kimlerle yazışabilirim',
      'yazıştığım kişiler',
      'sohbet kişileri',
      'kiminle sohbet ettim',
      'son yazışmalar',
      'rehberim',
      'sohbetlerim',
    ],
  },
  {
    ...{
      ...people,
      for: 'all',
      takes: [],
      id: 'people.unread',
      asks: 'okunmamış mesajları',
      example: 'Okunmamış mesajım var mı?',
    },
    wordings: [
      'okunmamış mesajlar',
      'okunmamış mesajım var mı',
      'yeni mesaj var mı',
      'kaç mesajım var',
      'mesajlarım',
      'kim mesaj attı',
    ],
  },
] as const satisfies Intent[]

export const propertyIntents = [
  {
    ...{ ...places, id: 'properties.count', asks: 'mülkleri', example: 'Kaç mülküm var?' },
    wordings: [
      'kaç mülküm var',
      'mülklerim',
      'kaç evim var',
      'mülk sayısı',
      'kaç taşınmazım var',
      'mülklerimi listele',
      'dairelerim',
    ],
  },
  {
    ...{ ...places, id: 'properties.vacant', asks: 'boş mülkleri', example: 'Boş mülklerim hangileri?' },
    wordings: [
      'boş mülkler',
      'hangi evler boş',
      'boş dairelerim',
      'kiralanmamış mülkler',
      'boşta ev var mı',
      'kaç boş mülküm var',
      'boş dükkan var mı',
      'kirada olmayan boş evler',
    ],
  },
  {
    ...{ ...places, id: 'properties.rented', asks: 'kiradaki mülkleri', example: 'Kaç mülküm kirada?' },
    wordings: [
      'kiradaki mülkler',
      'kaç mülküm kirada',
      'dolu daireler',
      'kiralanmış evler',
      'hangi evler dolu',
      'kirada olan evlerim',
      'kaç daire dolu',
    ],
  },
  {
    ...{ ...places, id: 'properties.occupancy', asks: 'doluluk oranını', example: 'Doluluk oranım kaç?' },
    wordings: ['doluluk oranı', 'doluluk', 'mülklerin yüzde kaçı dolu', 'doluluk yüzdesi kaç', 'yüzde kaçı kirada'],
  },
  {
    ...{ ...places, id: 'properties.kinds', asks: 'mülklerin türlerini', example: 'Kaç dairem, kaç dükkânım var?' },
    wordings: [
      'mülk türleri',
      'mülklerin dağılımı',
      'mülk cinsleri',
      'türe göre mülkler',
      'mülk tipleri kaç tane',
      'kaç çeşit mülküm var',
      'kaç daire kaç dükkan var tür',
    ],
  },
  {
    ...{ ...places, id: 'properties.cities', asks: 'mülklerin yerlerini', example: 'Mülklerim hangi şehirlerde?' },
    wordings: [
      'mülklerim hangi şehirde',
      'mülklerim nerede',
      'hangi ilde mülküm var',
      'şehre göre mülkler',
      'evlerim hangi ilçede',
      'hangi semtte evim var',
    ],
  },
  {
    ...{
      ...places,
      id: 'properties.detail',
      asks: 'mülk bilgilerini',
      example: 'Bir mülkün bilgileri neler? (adıyla sorun)',
    },
    wordings: [
      '@mulk kaç metrekare',
      '@mulk kaç oda',
      '@mulk bilgileri',
      '@mulk özellikleri',
      '@mulk adresi',
      '@mulk nerede',
      '@mulk büyüklüğü',
      '@mulk durumu',
      '@mulk boş mu',
      '@mulk dolu mu',
      '@mulk kirada mı',
    ],
  },
  {
    ...{ ...places, id: 'properties.meters', asks: 'sayaç ve abone numaralarını', example: 'Abone numaraları neler?' },
    wordings: [
      'abone numaraları',
      'sayaç numaraları',
      '@mulk elektrik abone numarası',
      '@mulk su sayacı',
      '@mulk doğalgaz abone no',
      '@mulk sayaç numarası',
      'elektrik sayaç no',
      'doğalgaz tesisat numarası',
      '@mulk abonelik',
    ],
  },
  {
    ...{ ...places, id: 'properties.dask', asks: 'DASK poliçelerini', example: 'DASK poliçeleri ne zaman bitiyor?' },
    wordings: [
      'dask poliçeleri',
      'dask ne zaman bitiyor',
      'deprem sigortası biten evler',
      'sigortası dolan mülkler',
      'dask süresi',
      '@mulk dask ne zaman bitiyor',
      'hangi evin sigortası bitiyor',
      'dask var mı',
    ],
  },
  {
    ...{ ...places, id: 'properties.buildings', asks: 'binaları', example: 'Binalarım hangileri?' },
    wordings: ['binalarım', 'kaç binam var', 'apartmanlarım', 'hangi binada kaç daire var', 'binadaki daireler'],
  },
] as const satisfies Intent[]

const requests = { area: 'requests', for: 'owner', takes: ['property', 'person'] } as const

export const requestIntents = [
  {
    ...{ ...requests, id: 'requests.open', asks: 'açık talepleri', example: 'Açık talepler hangileri?' },
    wordings: [
      'açık talepler',
      'çözülmemiş arızalar',
      'kaç açık talep var',
      'açık arıza kayıtları',
      'bekleyen talepler',
      'talepler',
      'arızalar',
      '@mulk talepleri',
      '@kisi talepleri',
      'şikayetler',
    ],
  },
  {
    ...{
      ...requests,
      id: 'requests.waiting',
      asks: 'cevap bekleyen talepleri',
      example: 'Cevap bekleyen talep var mı?',
    },
    wordings: [
      'cevap bekleyen talepler',
      'yanıt bekleyen istekler',
      'cevaplamadığım talepler',
      'yanıtlanmamış talepler',
      'cevap bekleyen arıza',
    ],
  },
  {
    ...{ ...requests, id: 'requests.urgent', asks: 'acil talepleri', example: 'Acil talep var mı?' },
    wordings: ['acil talepler', 'acil arıza var mı', 'öncelikli talepler', 'acil istek'],
  },
  {
    ...{
      ...requests,
      id: 'requests.done',
      period: 'year',
      asks: 'tamamlanan talepleri',
      example: 'Bu yıl kaç talep tamamlandı?',
    },
    wordings: [
      'tamamlanan talepler',
      'çözülen arızalar',
      'kaç talep tamamlandı',
      'kapanan talepler',
      'kaç arıza çözüldü',
    ],
  },
  {
    ...{
      ...requests,
      id: 'requests.cost',
      period: 'year',
      asks: 'taleplerin maliyetini',
      example: 'Talepler bu yıl ne kadara mal oldu?',
    },
    wordings: [
      'taleplerin maliyeti',
      'arızalar ne kadara mal oldu',
      'arıza masrafı',
      'talepler için ne kadar harcadım',
      'taleplerin tutarı',
    ],
  },
] as const satisfies Intent[]

const deadlines = { area: 'deadlines', for: 'all', takes: ['property'] } as const

export const deadlineIntents = [
  {
    ...{
      ...deadlines,
      id: 'deadlines.next',
      period: 'ahead',
      asks: 'yaklaşan süreleri',
      example: 'Yaklaşan sürelerim neler?',
    },
    wordings: [
      'yaklaşan süreler',
      'yaklaşan tarihler',
      'sıradaki süreler',
      'takvimimde ne var',
      'yapılacaklar',
      'hangi tarihler yaklaşıyor',
      'önemli tarihler',
      'takvim',
      'ne yapmam gerekiyor yapılacak',
    ],
  },
  {
    ...{ ...deadlines, id: 'deadlines.missed', asks: 'geçmiş süreleri', example: 'Kaçırdığım süre var mı?' },
    wordings: [
      'kaçırdığım süreler',
      'geçmiş süreler',
      'kaçan tarihler',
      'günü kaçan süre var mı',
      'süresi geçmiş tarihler',
    ],
  },
  {
    ...{
      ...deadlines,
      id: 'deadlines.documents',
      asks: 'süresi dolan belgeleri',
      example: 'Süresi dolacak belge var mı?',
    },
    wordings: [
      'süresi dolan belgeler',
      'biten belgeler',
      'hangi belgenin süresi doluyor',
      'süresi dolacak evrak',
      'belge süresi',
    ],
  },
  {
    ...{
      ...deadlines,
      id: 'deadlines.notice',
      asks: 'bildirim günlerini',
      example: 'Bildirim için son günler ne zaman?',
    },
    wordings: [
      'bildirim için son gün',
      'fesih bildirimi ne zaman yapılmalı',
      'bildirim tarihleri',
      'ihbar süresi ne zaman doluyor',
      'bildirim günü yaklaşanlar',
      '@mulk bildirim tarihi',
    ],
  },
] as const satisfies Intent[]
