import type { properties, propertyDelegates } from '#server/db/schema/properties.ts'

type DemoProperty = Pick<
  typeof properties.$inferInsert,
  'baslik' | 'tasinmazDurumu' | 'tasinmazCinsi' | 'odemeDurumu'
> & {
  owner: string
  tenant?: string
  delegates?: [email: string, list: (typeof propertyDelegates.$inferSelect)['list']][]
}

const host = 'ev.sahibi@demo.test'
const dual = 'cift.rol@demo.test'
const everyone: DemoProperty['delegates'] = [
  ['yetkili@demo.test', 'authorised'],
  ['yetkili.kisitli@demo.test', 'authorised'],
  ['emlakci@demo.test', 'estate'],
  ['emlakci.kisitli@demo.test', 'estate'],
  ['avukat@demo.test', 'lawyer'],
]

/** A portfolio with every status the product knows. */
export const demoProperties: DemoProperty[] = [
  {
    owner: host,
    baslik: 'Moda Caddesi 2+1 Daire',
    tasinmazDurumu: 'Kiralanmış',
    tasinmazCinsi: 'Daire',
    odemeDurumu: 'Ödendi',
    tenant: 'kiraci@demo.test',
    delegates: everyone,
  },
  {
    owner: host,
    baslik: 'Beşiktaş Çarşı Dükkân',
    tasinmazDurumu: 'Kiralanmış',
    tasinmazCinsi: 'İş Yeri',
    odemeDurumu: 'Beklemede',
    tenant: dual,
    delegates: everyone,
  },
  {
    owner: host,
    baslik: 'Üsküdar Boğaz Manzaralı Çatı Katı',
    tasinmazDurumu: 'Boş',
    tasinmazCinsi: 'Daire',
    odemeDurumu: 'Beklemede',
    delegates: everyone,
  },
  {
    owner: host,
    baslik: 'Ataşehir Ofis Katı',
    tasinmazDurumu: 'Kiralanmamış',
    tasinmazCinsi: 'Ofis',
    odemeDurumu: 'Beklemede',
  },
  {
    owner: host,
    baslik: 'Çekmeköy Villa',
    tasinmazDurumu: 'Kiracı Aranıyor',
    tasinmazCinsi: 'Villa',
    odemeDurumu: 'Beklemede',
  },
  { owner: host, baslik: 'Şişli Stüdyo', tasinmazDurumu: 'Boşta', tasinmazCinsi: 'Daire', odemeDurumu: 'Beklemede' },
  {
    owner: host,
    baslik: 'Kadıköy Yeldeğirmeni 1+1',
    tasinmazDurumu: 'Kiralanabilir',
    tasinmazCinsi: 'Daire',
    odemeDurumu: 'Beklemede',
  },
  {
    owner: host,
    baslik: 'Ankara Çankaya Bahçe Katı',
    tasinmazDurumu: 'Kiralanmamış',
    tasinmazCinsi: 'Daire',
    odemeDurumu: 'Beklemede',
  },
  {
    owner: host,
    baslik: 'İzmir Karşıyaka Sahil Dairesi',
    tasinmazDurumu: 'Kiracı Aranıyor',
    tasinmazCinsi: 'Daire',
    odemeDurumu: 'Beklemede',
  },
  { owner: host, baslik: 'Bursa Nilüfer Depo', tasinmazDurumu: 'Boş', tasinmazCinsi: 'Depo', odemeDurumu: 'Beklemede' },
  {
    owner: host,
    baslik: 'Bodrum Gümüşlük Yazlık',
    tasinmazDurumu: 'Kiralanabilir',
    tasinmazCinsi: 'Müstakil Ev',
    odemeDurumu: 'Beklemede',
  },
  {
    owner: host,
    baslik: 'Eskişehir Öğrenci Dairesi',
    tasinmazDurumu: 'Boşta',
    tasinmazCinsi: 'Daire',
    odemeDurumu: 'Beklemede',
  },
  {
    owner: host,
    baslik: 'Göztepe Bağdat Caddesi Mağaza ve Üst Kat Depo Alanı',
    tasinmazDurumu: 'Kiralanmamış',
    tasinmazCinsi: 'İş Yeri',
    odemeDurumu: 'Beklemede',
  },
  {
    owner: dual,
    baslik: 'Maltepe 3+1 Aile Evi',
    tasinmazDurumu: 'Kiralanmamış',
    tasinmazCinsi: 'Daire',
    odemeDurumu: 'Beklemede',
  },
]
