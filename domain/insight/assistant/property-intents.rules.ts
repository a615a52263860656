import type { Intent } from './intent.rules.ts'

const people = { area: 'people', for: 'owner', takes: ['person', 'property'] } as const
const aboutProperties = { area: 'properties', for: 'owner', takes: ['property'] } as const

export const peopleIntents = [
  { ...people, id: 'people.tenants', asks: 'kiracıları', example: 'Kiracılarım kimler?' },
  { ...people, id: 'people.phone', asks: 'telefon numarasını', example: '@kisi telefon numarası nedir?' },
  { ...people, id: 'people.email', asks: 'e-posta adresini', example: '@kisi e-posta adresi nedir?' },
  { ...people, id: 'people.at', asks: 'kimin oturduğunu', example: '@mulk kiracısı kim?' },
  { ...people, id: 'people.where', asks: 'nerede oturduğunu', example: '@kisi nerede oturuyor?' },
  { ...people, id: 'people.staff', takes: [], asks: 'sizin için çalışanları', example: 'Yetkili kişilerim kimler?' },
  {
    ...people,
    for: 'all',
    takes: [],
    id: 'people.contacts',
    asks: 'yazışabileceğiniz kişileri',
    example: 'Kimlerle yazışabilirim?',
  },
  {
    ...people,
    for: 'all',
    takes: [],
    id: 'people.unread',
    asks: 'okunmamış mesajları',
    example: 'Okunmamış mesajım var mı?',
  },
] as const satisfies Intent[]

export const propertyIntents = [
  { ...aboutProperties, id: 'properties.count', asks: 'mülkleri', example: 'Kaç mülküm var?' },
  { ...aboutProperties, id: 'properties.vacant', asks: 'boş mülkleri', example: 'Boş mülklerim hangileri?' },
  { ...aboutProperties, id: 'properties.rented', asks: 'kiradaki mülkleri', example: 'Kaç mülküm kirada?' },
  { ...aboutProperties, id: 'properties.vacancy', asks: 'boş kalınan günleri', example: 'Boş mülkler kaç gündür boş?' },
  { ...aboutProperties, id: 'properties.occupancy', asks: 'doluluk oranını', example: 'Doluluk oranım kaç?' },
  { ...aboutProperties, id: 'properties.kinds', asks: 'mülklerin türlerini', example: 'Mülklerim hangi türlerde?' },
  { ...aboutProperties, id: 'properties.cities', asks: 'mülklerin yerlerini', example: 'Mülklerim hangi şehirlerde?' },
  { ...aboutProperties, id: 'properties.detail', asks: 'mülk bilgilerini', example: '@mulk bilgileri neler?' },
  {
    ...aboutProperties,
    id: 'properties.meters',
    asks: 'sayaç ve abone numaralarını',
    example: 'Abone numaraları neler?',
  },
  {
    ...aboutProperties,
    id: 'properties.dask',
    asks: 'DASK poliçelerini',
    example: 'DASK poliçeleri ne zaman bitiyor?',
  },
  { ...aboutProperties, id: 'properties.buildings', asks: 'binaları', example: 'Binalarım hangileri?' },
] as const satisfies Intent[]
