import type { Engagement } from '#domain/access/engagements.ts'
import { type Flags, noFlags, permissionFlags } from '#domain/access/flags.ts'
import type { users } from '#server/db/schema/accounts.ts'

export const demoPassword = 'Anahtar2026!'

type DemoEngagement = Pick<Engagement, 'role'> & Partial<Engagement>
type DemoAccount = Pick<typeof users.$inferInsert, 'username' | 'userType'> &
  Partial<typeof users.$inferInsert> & { email: string; label: string; worksForHost?: DemoEngagement }

const allFlags: Flags = { ...noFlags, ...Object.fromEntries(permissionFlags.map((flag) => [flag, true])) }

/** One account for every role. */
export const demoAccounts: DemoAccount[] = [
  {
    email: 'ev.sahibi@demo.test',
    username: 'Ayşe Yıldırım',
    label: 'Mülk sahibi',
    userType: 'landlord',
    host: true,
    phoneNumber: '+905321112233',
    address: 'Caferağa Mah. Moda Cad. No: 42/5 Kadıköy / İstanbul',
  },
  {
    email: 'kiraci@demo.test',
    username: 'Mehmet Öztürk',
    label: 'Kiracı',
    userType: 'tenant',
    tenants: true,
    phoneNumber: '+905334445566',
  },
  {
    email: 'cift.rol@demo.test',
    username: 'Zeynep Çağlayan',
    label: 'Mülk sahibi ve kiracı',
    userType: 'both',
    host: true,
    tenants: true,
  },
  {
    email: 'yetkili@demo.test',
    username: 'Burak Şahin',
    label: 'Yetkili (bütün yetkiler)',
    userType: 'landlord',
    worksForHost: { role: 'authorised', ...allFlags },
  },
  {
    email: 'yetkili.kisitli@demo.test',
    username: 'Elif Güneş',
    label: 'Yetkili (yetkisi yok)',
    userType: 'landlord',
    worksForHost: { role: 'authorised' },
  },
  {
    email: 'emlakci@demo.test',
    username: 'Hakan Işık',
    label: 'Emlakçı (mülk ekleyebilir)',
    userType: 'landlord',
    worksForHost: { role: 'estate', canAddProperty: true },
  },
  {
    email: 'emlakci.kisitli@demo.test',
    username: 'Selin Ağaoğlu',
    label: 'Emlakçı (mülk ekleyemez)',
    userType: 'landlord',
    worksForHost: { role: 'estate' },
  },
  {
    email: 'avukat@demo.test',
    username: 'Av. Cem İnönü',
    label: 'Avukat',
    userType: 'lawyer',
    // Can read requests of the tenancies, but not answer them.
    worksForHost: { role: 'lawyer', canManageAllProperties: true },
  },
  {
    email: 'vekil@demo.test',
    username: 'Gökhan Ünlü',
    label: 'Vekil',
    userType: 'landlord',
    worksForHost: { role: 'proxy', acts_on_all: true },
  },
  {
    email: 'hissedar@demo.test',
    username: 'Nalan Yıldırım',
    label: 'Hissedar',
    userType: 'landlord',
    worksForHost: { role: 'shareholder' },
  },
  { email: 'yonetici@demo.test', username: 'Deniz Koç', label: 'Yönetici', userType: 'admin', role: 'admin' },
  {
    email: 'bekleyen@demo.test',
    username: 'Ömer Kılıç',
    label: 'Onay bekleyen',
    userType: 'landlord',
    host: true,
    is_active: false,
  },
  {
    email: 'yeni.sahip@demo.test',
    username: 'İpek Demirtaş',
    label: 'Yeni mülk sahibi',
    userType: 'landlord',
    host: true,
  },
]

/** Shown on the login page in demo mode. */
export const demoLogins = demoAccounts.map(({ email, label }) => ({ email, label, password: demoPassword }))

/** Further tenants, whose logins are not offered. */
export const demoTenants: Pick<DemoAccount, 'email' | 'username'>[] = [
  { email: 'sinan.aksoy@demo.test', username: 'Sinan Aksoy' },
  { email: 'merve.tunc@demo.test', username: 'Merve Tunç' },
  { email: 'gulsah.eren@demo.test', username: 'Gülşah Eren' },
  { email: 'burcu.demir@demo.test', username: 'Burcu Demir' },
  { email: 'hasan.yildiz@demo.test', username: 'Hasan Yıldız' },
  { email: 'anna.weber@demo.test', username: 'Anna Weber' },
]

/** More accounts waiting for approval, to fill the administrator's list. */
export const demoWaiting: Pick<DemoAccount, 'email' | 'username' | 'userType'>[] = [
  { email: 'fatma.ozdemir@demo.test', username: 'Fatma Özdemir', userType: 'tenant' },
  { email: 'serkan.dogan@demo.test', username: 'Serkan Doğan', userType: 'landlord' },
  {
    email: 'muhammed.uzunisimlioglu@demo.test',
    username: 'Muhammed Abdülkadir Uzunisimlioğlu Büyükçekmecelioğulları',
    userType: 'landlord',
  },
]
