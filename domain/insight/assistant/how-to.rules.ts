import type { howIntents } from './own-intents.rules.ts'

export type HowId = (typeof howIntents)[number]['id']

interface HowTo {
  text: string
  label: string
  to: string
}

/** Where things are done; an owner's screens are offered to owners alone. */
export const howTo: Record<HowId, HowTo> = {
  'how.property': {
    text: 'Yeni mülkü Mülk Ekle ekranından eklersiniz; başlığı ve adresi yeter, kalanı sonra tamamlanır.',
    label: 'Mülk ekle',
    to: '/addProperty',
  },
  'how.contract': {
    text: 'Mülkü seçip kiracıyı, tarihleri ve kirayı yazarsınız; onay istekleri taraflara kendiliğinden gider.',
    label: 'Kontrat ekle',
    to: '/addContract',
  },
  'how.tenant': {
    text: 'Kiracı kontratla eklenir: kontratta adını ve e-postasını yazarsınız, onayladığında kiracınız olur.',
    label: 'Kontrat ekle',
    to: '/addContract',
  },
  'how.payment': {
    text: 'Ödemeler ekranında kiracının satırından “Ödeme kaydet” ile kaydedersiniz; banka hareketlerini de yükleyebilirsiniz.',
    label: 'Ödemeleri aç',
    to: '/payment',
  },
  'how.expense': {
    text: 'Giderler ekranında yeni gideri tutarı, tarihi ve belgesiyle girersiniz.',
    label: 'Giderleri aç',
    to: '/payment/expenses',
  },
  'how.increase': {
    text: 'Kiracılığın sayfasındaki Kira Artışı adımı üst sınırı gösterir, bildirimi hazırlar ve kiracıya yollar.',
    label: 'Artış günlerini aç',
    to: '/deadlines?kind=rent_increase',
  },
  'how.staff': {
    text: 'Yetkili, emlakçı, avukat ya da hissedarı e-postasıyla davet eder, neleri göreceğini seçersiniz.',
    label: 'Kişileri aç',
    to: '/user-management',
  },
  'how.receipt': {
    text: 'Dekontu Ödemeler ekranında ilgili ödemeye eklersiniz; mülk sahibi onaylayınca borç kapanır.',
    label: 'Ödemeleri aç',
    to: '/payment',
  },
  'how.request': {
    text: 'Arızayı ya da isteği mülkün sayfasından bildirirsiniz; fotoğraf ekleyebilir, cevabı orada izlersiniz.',
    label: 'Ana sayfayı aç',
    to: '/dashboard',
  },
  'how.document': {
    text: 'Belgeler ekranına dosyayı bırakmanız yeter; hangi mülke ait olduğunu seçersiniz.',
    label: 'Belgeleri aç',
    to: '/documents',
  },
  'how.account': {
    text: 'Şifre, e-posta, telefon, iki adımlı giriş ve bildirim ayarları Profil ekranındadır.',
    label: 'Profili aç',
    to: '/profile',
  },
  'how.contract-copy': {
    text: 'Kontratlar ekranında kontratı açın; PDF’ini oradan indirirsiniz.',
    label: 'Kontratları aç',
    to: '/contracts',
  },
  'how.ending': {
    text: 'Kontratlar ekranından kiracılığı açın; Kiracılığın Sona Ermesi adımı bildirimi, teslimi ve depozitoyu sırayla yürütür.',
    label: 'Kontratları aç',
    to: '/contracts',
  },
  'how.statement': {
    text: 'Hesap özetini ödemenin ya da kiracılığın Hesap sayfasından PDF ya da Excel olarak indirirsiniz.',
    label: 'Ödemeleri aç',
    to: '/payment',
  },
  'how.paper': {
    text: 'Kontratlar ekranından kiracılığı açın; tahliye taahhüdü ve ek belgeler oradan hazırlanır, taraflar bağlantıyla onaylar.',
    label: 'Kontratları aç',
    to: '/contracts',
  },
  'how.engagements': {
    text: 'Kimin adına hangi rolle çalıştığınız ve yetkileriniz Adına Çalıştıklarım ekranındadır.',
    label: 'Adına çalıştıklarımı aç',
    to: '/engagements',
  },
  'how.history': {
    text: 'Hesabınızda yapılan işlemler tarihleriyle Geçmiş ekranındadır.',
    label: 'Geçmişi aç',
    to: '/history',
  },
  'how.audit': {
    text: 'Kimin neyi ne zaman değiştirdiği denetim kayıtlarındadır; kişiye, alana ve güne göre süzülür.',
    label: 'Denetim kayıtlarını aç',
    to: '/admin-audit',
  },
  'how.privacy': {
    text: 'Veri ve silme istekleri gizlilik ekranında karar bekler.',
    label: 'Gizlilik isteklerini aç',
    to: '/admin-privacy',
  },
  'how.forum': {
    text: 'Şikâyet edilen gönderiler forum denetimi ekranındadır.',
    label: 'Forum denetimini aç',
    to: '/admin-forum',
  },
  'how.maintenance': {
    text: 'Bakım araçları ve kurulumun durumu Bakım ekranındadır.',
    label: 'Bakımı aç',
    to: '/admin-maintenance',
  },
  'how.support': {
    text: 'Sistem Desteği ekranından talep açarsınız; yanıtı orada ve e-postayla alırsınız.',
    label: 'Desteği aç',
    to: '/ticketList',
  },
}
