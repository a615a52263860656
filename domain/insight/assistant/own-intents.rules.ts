import type { Intent } from './intent.rules.ts'

const own = { area: 'own', for: 'tenant' } as const

/** Questions of tenants about their own property. */
export const ownIntents = [
  { ...own, id: 'own.debt', asks: 'borcunuzu', example: 'Borcum ne kadar?' },
  { ...own, id: 'own.next', asks: 'sıradaki ödemenizi', example: 'Sıradaki ödemem ne zaman?' },
  {
    ...own,
    id: 'own.paid',
    period: 'month',
    asks: 'kiranızın ödenip ödenmediğini',
    example: 'Bu ayın kirasını ödedim mi?',
  },
  { ...own, id: 'own.iban', asks: 'ödeme hesabını', example: 'Kirayı hangi IBAN’a yatıracağım?' },
  { ...own, id: 'own.rent', asks: 'kiranızı', example: 'Kiram ne kadar?' },
  { ...own, id: 'own.contract', asks: 'kontratınızın tarihlerini', example: 'Kontratım ne zaman bitiyor?' },
  { ...own, id: 'own.deposit', asks: 'depozitonuzu', example: 'Depozitom ne kadar?' },
  { ...own, id: 'own.landlord', asks: 'mülk sahibini', example: 'Mülk sahibim kim?' },
  { ...own, id: 'own.requests', asks: 'taleplerinizi', example: 'Taleplerim ne durumda?' },
  { ...own, id: 'own.payments', asks: 'ödemelerinizi', example: 'Ödeme geçmişim nasıl?' },
  { ...own, id: 'own.increase', asks: 'kiranızdaki artışı', example: 'Kiram ne kadar artacak?' },
  { ...own, id: 'own.approval', asks: 'onayınızı bekleyen kontratları', example: 'Onayımı bekleyen kontrat var mı?' },
  { ...own, id: 'own.receipts', asks: 'dekontlarınızı', example: 'Dekontum onaylandı mı?' },
] as const satisfies Intent[]

const admin = { area: 'admin', for: 'admin' } as const

export const adminIntents = [
  { ...admin, id: 'admin.registrations', asks: 'onay bekleyen kayıtları', example: 'Onay bekleyen kayıt var mı?' },
  { ...admin, id: 'admin.users', asks: 'kullanıcı sayısını', example: 'Kaç kullanıcı var?' },
  { ...admin, id: 'admin.mail', asks: 'giden postaların durumunu', example: 'Gönderilemeyen e-posta var mı?' },
  {
    ...admin,
    id: 'admin.tickets',
    asks: 'yanıt bekleyen destek taleplerini',
    example: 'Yanıt bekleyen destek talebi var mı?',
  },
  { ...admin, id: 'admin.tufe', asks: 'girilmesi beklenen TÜFE oranını', example: 'TÜFE oranı girildi mi?' },
] as const satisfies Intent[]

const help = { area: 'help', for: 'all' } as const
const ownerHelp = { area: 'help', for: 'owner' } as const

const adminHelp = { area: 'help', for: 'admin' } as const

/** How something is done here; the words and links stand in `how-to.rules.ts`. */
export const howIntents = [
  { ...ownerHelp, id: 'how.property', asks: 'nasıl mülk ekleneceğini', example: 'Nasıl mülk eklerim?' },
  { ...ownerHelp, id: 'how.contract', asks: 'nasıl kontrat yapılacağını', example: 'Yeni kontratı nasıl yaparım?' },
  { ...ownerHelp, id: 'how.tenant', asks: 'nasıl kiracı ekleneceğini', example: 'Kiracıyı nasıl eklerim?' },
  {
    ...ownerHelp,
    id: 'how.payment',
    asks: 'ödemenin nasıl kaydedileceğini',
    example: 'Gelen kirayı nasıl kaydederim?',
  },
  { ...ownerHelp, id: 'how.expense', asks: 'giderin nasıl girileceğini', example: 'Gideri nereden girerim?' },
  { ...ownerHelp, id: 'how.increase', asks: 'artışın nasıl uygulanacağını', example: 'Kira artışını nasıl uygularım?' },
  { ...ownerHelp, id: 'how.staff', asks: 'nasıl yetki verileceğini', example: 'Emlakçıyı nasıl eklerim?' },
  { ...help, id: 'how.receipt', asks: 'dekontun nasıl yükleneceğini', example: 'Dekontu nereden yüklerim?' },
  { ...help, id: 'how.request', asks: 'arızanın nasıl bildirileceğini', example: 'Arızayı nereye bildiririm?' },
  { ...help, id: 'how.document', asks: 'belgenin nasıl yükleneceğini', example: 'Belgeyi nereye yüklerim?' },
  { ...help, id: 'how.account', asks: 'hesap ayarlarını', example: 'Şifremi nasıl değiştiririm?' },
  { ...help, id: 'how.contract-copy', asks: 'kontratın kopyasını', example: 'Kontratı nereden indirebilirim?' },
  {
    ...help,
    id: 'how.ending',
    asks: 'kiracılığın nasıl sonlandırılacağını',
    example: 'Kiracılığı nasıl sonlandırırım?',
  },
  { ...help, id: 'how.statement', asks: 'dökümün nasıl alınacağını', example: 'Hesap özetini nereden alırım?' },
  {
    ...ownerHelp,
    id: 'how.paper',
    asks: 'belgenin nasıl hazırlanacağını',
    example: 'Tahliye taahhüdünü nasıl hazırlarım?',
  },
  { ...help, id: 'how.engagements', asks: 'kimin adına çalıştığınızı', example: 'Kimin adına çalışıyorum?' },
  { ...help, id: 'how.history', asks: 'işlem geçmişini', example: 'Yaptığım işlemleri nerede görürüm?' },
  { ...adminHelp, id: 'how.audit', asks: 'denetim kayıtlarını', example: 'Denetim kayıtları nerede?' },
  { ...adminHelp, id: 'how.privacy', asks: 'silme ve veri isteklerini', example: 'Veri silme istekleri nerede?' },
  { ...adminHelp, id: 'how.forum', asks: 'forum şikâyetlerini', example: 'Forumda şikâyet edilen gönderiler nerede?' },
  { ...adminHelp, id: 'how.maintenance', asks: 'bakım araçlarını', example: 'Bakım araçları nerede?' },
  { ...help, id: 'how.support', asks: 'desteğe nasıl ulaşılacağını', example: 'Desteğe nasıl ulaşırım?' },
] as const satisfies Intent[]

export const helpIntents = [
  { ...help, id: 'help.can', asks: 'neler sorabileceğinizi', example: 'Neler sorabilirim?' },
  { ...help, id: 'rates.exchange', asks: 'döviz kurunu', example: 'Dolar kaç lira?' },
] as const satisfies Intent[]
