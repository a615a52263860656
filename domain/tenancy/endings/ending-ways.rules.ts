/** The ways in which a tenancy can end after it has begun. */
export const endingWays = [
  'agreement',
  'tenant_notice',
  'tenant_early',
  'term_end',
  'landlord_ten_years',
  'late_rent',
  'two_notices',
  'undertaking',
  'court',
] as const
export type EndingWay = (typeof endingWays)[number]

export const endingSides = ['owner', 'tenant'] as const
export type EndingSide = (typeof endingSides)[number]

interface WayRule {
  title: string
  /** The article of the law. */
  article: string
  text: string
  /** The sides that may start it; neither can decide for the other. */
  starters: readonly EndingSide[]
  /** True when it requires a written notice that reaches the other side. */
  notice: boolean
  /** Form label of the additional date that the rule counts from; null when there is none. */
  basis: string | null
}

export const endingWayRules: Readonly<Record<EndingWay, WayRule>> = {
  agreement: {
    title: 'Anlaşarak sona erdirme',
    article: 'TBK 26',
    text: 'İki taraf bir tarihte anlaşır. Süre ya da bildirim koşulu yoktur; iki tarafın da onaylaması gerekir.',
    starters: ['owner', 'tenant'],
    notice: false,
    basis: null,
  },
  tenant_notice: {
    title: 'Kiracının süre sonu için bildirimi',
    article: 'TBK 347',
    text: 'Kiracı, sürenin bitiminden en az 15 gün önce yazılı bildirimde bulunur. Süresinde yapılmayan bildirimde kontrat aynı koşullarla bir yıl uzar.',
    starters: ['tenant'],
    notice: true,
    basis: null,
  },
  tenant_early: {
    title: 'Kiracının süre dolmadan çıkması',
    article: 'TBK 325',
    text: 'Kiracı erken çıkarsa, mülkün benzer koşullarla kiraya verilebileceği makul bir süre için kiradan sorumlu kalır. Kabul edilebilir, ödeme gücü olan yeni bir kiracı bulursa sorumluluğu o anda biter.',
    starters: ['tenant'],
    notice: true,
    basis: null,
  },
  term_end: {
    title: 'Sürenin dolması',
    article: 'TBK 327',
    text: 'Çatılı olmayan yerlerde ve altı ay ya da daha kısa süreli geçici kullanımlarda kontrat, kararlaştırılan günde bildirim gerekmeden sona erer.',
    starters: ['owner', 'tenant'],
    notice: false,
    basis: null,
  },
  landlord_ten_years: {
    title: 'On yıllık uzama sonunda kiraya verenin bildirimi',
    article: 'TBK 347',
    text: 'On yıllık uzama süresi dolduktan sonra kiraya veren, her uzama yılının bitiminden en az üç ay önce yazılı bildirerek (TBK 348), neden göstermeden kontratı sona erdirebilir.',
    starters: ['owner'],
    notice: true,
    basis: null,
  },
  late_rent: {
    title: 'Ödenmeyen kira nedeniyle fesih',
    article: 'TBK 315',
    text: 'Kiraya veren, ödenmeyen ayı ve tutarı yazarak süre verir ve bu sürede ödenmezse kontratı feshedeceğini yazılı olarak bildirir: konut ve çatılı işyerinde en az 30, tarla gibi ürün kirasında en az 60 (TBK 362), diğer yerlerde en az 10 gün. Süre, bildirimin ulaştığı günün ertesinde başlar.',
    starters: ['owner'],
    notice: true,
    basis: null,
  },
  two_notices: {
    title: 'İki haklı ihtar',
    article: 'TBK 352/2',
    text: 'Bir kira yılında ödenmeyen iki ayrı ay için iki haklı ihtar yapıldıysa, o kira yılının bitiminden başlayarak bir ay içinde tahliye davası açılır. Dava öncesinde arabuluculuk zorunludur.',
    starters: ['owner'],
    notice: false,
    basis: 'İkinci ihtarın kiracıya ulaştığı gün',
  },
  undertaking: {
    title: 'Tahliye taahhüdü',
    article: 'TBK 352/1',
    text: 'Kiracı, mülkü teslim aldıktan sonra belirli bir günde çıkacağını yazılı olarak üstlendiyse, o günden başlayarak bir ay içinde icraya başvurulur ya da dava açılır.',
    starters: ['owner'],
    notice: false,
    basis: 'Taahhüt edilen tahliye günü',
  },
  court: {
    title: 'Mahkeme ya da icra kararı',
    article: 'TBK 350–352',
    text: 'Tahliyeye ilişkin karar ya da icra işlemi, kararın tarihi ve numarasıyla kaydedilir. Kararın kesinleşip kesinleşmediğini hukukçunuzdan öğrenin.',
    starters: ['owner'],
    notice: false,
    basis: 'Karar ya da tahliye emrinin tarihi',
  },
}

export const endingInforms =
  'Bu bilgiler kontrat tarihlerinden hesaplanır, bilgilendirme amaçlıdır ve hukuki danışmanlık yerine geçmez.'
