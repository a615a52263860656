import type { ContentCategory } from '#domain/people/tracking/tracking.rules.ts'

export interface PageMeta {
  title: string
  description: string
  category: ContentCategory
}

const home: PageMeta = {
  title: 'Anahtar: kiradaki mülkünüzü tek yerden yönetin',
  description:
    'Mülkünüzü kaydedin, kontratı kiracınıza ve kefile bağlantıyla onaylatın, belgeleri ve talepleri takip edin. Beta süresince ücretsiz.',
  category: 'home',
}

export const pageMeta = {
  '/home': home,
  '/homepage': home,
  '/landingtest': home,
  '/testhomepage': home,
  '/tum-hizmetler': {
    title: 'Tüm hizmetler | Anahtar',
    description:
      'Mülk ve tapu kaydı, kontrat onayı, ödeme takibi, kira artışı, vergi şablonu, talepler, mesajlaşma ve yetki paylaşımı: Anahtar’ın bütün hizmetleri.',
    category: 'services',
  },
  '/ornek': {
    title: 'Örnek hesapta bir gezinti | Anahtar',
    description:
      'Kayıt olmadan görün: açılış ekranı, mülkler, kontrat, ödemeler ve takvim; deneme hesabından alınmış gerçek ekranlar.',
    category: 'services',
  },
  '/kira-artisi': {
    title: 'Kira artışı hesaplama: TÜFE üst sınırı ve yeni kira | Anahtar',
    description:
      'Kiranız en çok ne kadar artabilir? Bugünkü kirayı ve kontratın başlangıcını yazın; yasal üst sınırı, sayılan ayı ve yeni kirayı kanun maddeleriyle görün. Kayıt gerekmez.',
    category: 'services',
  },
  '/sss': {
    title: 'Sıkça sorulan sorular | Anahtar',
    description:
      'Kayıt, kontrat onayı, kefil, ödeme, yetkiler ve kişisel veriler hakkında sık sorulan sorular ve kısa yanıtları.',
    category: 'faq',
  },
  '/ucretlendirme': {
    title: 'Ücretlendirme | Anahtar',
    description: 'Anahtar beta süresince ücretsizdir. Mülk sahibi, kiracı, emlakçı ve avukat için neler dahil, görün.',
    category: 'pricing',
  },
  '/privacy': {
    title: 'Gizlilik Politikası | Anahtar',
    description: 'Anahtar hangi verileri, neden ve ne kadar süreyle işler; kim görür, nasıl korunur.',
    category: 'legal',
  },
  '/terms': {
    title: 'Kullanım Koşulları | Anahtar',
    description: 'Anahtar’ı kullanırken geçerli olan kurallar, sorumluluklar ve sınırlar.',
    category: 'legal',
  },
  '/cookies': {
    title: 'Çerez Politikası | Anahtar',
    description: 'Anahtar’ın tarayıcınızda sakladığı bilgiler, amaçları, süreleri ve tercihinizi değiştirme yolu.',
    category: 'legal',
  },
  '/kvkk': {
    title: 'KVKK Aydınlatma Metni | Anahtar',
    description:
      '6698 sayılı Kanun uyarınca aydınlatma: veri sorumlusu, amaçlar, alıcılar, hukuki sebepler, haklarınız ve başvuru.',
    category: 'legal',
  },
  '/consent': {
    title: 'Açık Rıza Metni | Anahtar',
    description: 'Yalnız sizin açık rızanızla yapılan işlemler, rızayı verme ve geri alma yolu.',
    category: 'legal',
  },
  '/distance-sales': {
    title: 'Mesafeli Satış Bilgilendirmesi | Anahtar',
    description: 'Ücretli bir hizmet sunulursa geçerli olacak ön bilgilendirme, cayma hakkı ve başvuru yolları.',
    category: 'legal',
  },
  '/ca-privacy': {
    title: 'California Gizlilik Bildirimi | Anahtar',
    description: 'California’da yaşayanlar için kişisel bilgi kategorileri, haklar ve başvuru yolu.',
    category: 'legal',
  },
} satisfies Record<string, PageMeta>

export type PublicPath = keyof typeof pageMeta

const landingAliases: readonly string[] = ['/homepage', '/landingtest', '/testhomepage']

/** The landing page has four addresses; search engines get one. */
export const canonicalPath = (path: string) => (landingAliases.includes(path) ? '/home' : path)

/** The card that other sites show for a link to the page: 1200 × 630, made by scripts/site-pictures.ts. */
export const ogImageOf = (path: string) => `og-${canonicalPath(path).slice(1)}.png`
