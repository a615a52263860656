import { dual } from './demo-property.ts'

interface DemoTenant {
  email: string
  /** The name of a tenant without an account. */
  name?: string
  /** The tenant has neither mail nor phone and signs on paper; the address is only an id inside the demo. */
  onPaper?: true
  kimlikNo: string
  dogumTarihi: string | null
  address: string
  phone: string
}

/** Tenants' data as entered by a landlord. */
export const demoTenantFacts: DemoTenant[] = [
  {
    email: 'kiraci@demo.test',
    kimlikNo: '10000000146',
    dogumTarihi: '1991-04-17',
    address: 'Osmanağa Mah. Kadıköy / İstanbul',
    phone: '+905334445566',
  },
  {
    email: dual,
    kimlikNo: '17291716060',
    dogumTarihi: '1984-09-02',
    address: 'İdealtepe Mah. Maltepe / İstanbul',
    phone: '+905357778899',
  },
  {
    email: 'sinan.aksoy@demo.test',
    kimlikNo: '64211142102',
    dogumTarihi: '1988-12-30',
    address: 'Feneryolu Mah. Kadıköy / İstanbul',
    phone: '+905361234567',
  },
  {
    email: 'merve.tunc@demo.test',
    kimlikNo: '62345678900',
    dogumTarihi: '1993-06-21',
    address: 'Altunizade Mah. Üsküdar / İstanbul',
    phone: '+905379876543',
  },
  {
    email: 'gulsah.eren@demo.test',
    kimlikNo: '12345678950',
    dogumTarihi: '1990-01-11',
    address: 'Yukarı Mah. Kartal / İstanbul',
    phone: '+905301112244',
  },
  {
    email: 'burcu.demir@demo.test',
    kimlikNo: '28374615286',
    dogumTarihi: '2004-02-14',
    address: 'Hoşnudiye Mah. Tepebaşı / Eskişehir',
    phone: '+905312223344',
  },
  {
    email: 'hasan.yildiz@demo.test',
    kimlikNo: '53729184650',
    dogumTarihi: '1979-10-05',
    address: 'Kavaklıdere Mah. Çankaya / Ankara',
    phone: '+905323334455',
  },
  {
    email: 'anna.weber@demo.test',
    // ID numbers of foreigners begin with 99.
    kimlikNo: '99472618332',
    dogumTarihi: '1982-08-23',
    address: 'Gümüşlük Mah. Bodrum / Muğla',
    phone: '+905338889900',
  },
  {
    email: 'tolga.kurt@ornek.test',
    name: 'Tolga Kurt',
    kimlikNo: '41956283772',
    dogumTarihi: '1986-05-30',
    address: 'Acıbadem Mah. Kadıköy / İstanbul',
    phone: '+905345556677',
  },
  {
    email: 'elif.oztekin@ornek.test',
    name: 'Elif Öztekin',
    kimlikNo: '47562018340',
    dogumTarihi: '1995-03-08',
    address: 'Rasimpaşa Mah. Kadıköy / İstanbul',
    phone: '+905304445577',
  },
  {
    email: 'onur.yalcin@ornek.test',
    name: 'Onur Yalçın',
    onPaper: true,
    kimlikNo: '51938472650',
    dogumTarihi: '1987-11-19',
    address: 'Bostanlı Mah. Karşıyaka / İzmir',
    phone: '+905326667788',
  },
  {
    email: 'muhasebe@isikkahve.test',
    name: 'Işık Kahve Gıda Ltd. Şti.',
    kimlikNo: '4801234566',
    dogumTarihi: null,
    address: 'Göztepe Mah. Kadıköy / İstanbul',
    phone: '+902163334455',
  },
  {
    email: 'derya.akinci@ornek.test',
    name: 'Derya Akıncı',
    kimlikNo: '29384756150',
    dogumTarihi: '1992-07-25',
    address: 'Koşuyolu Mah. Kadıköy / İstanbul',
    phone: '+905359990011',
  },
]
