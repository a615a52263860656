import type { TicketDiagnostics, TicketForm } from '#domain/community/tickets/tickets.schema.ts'

export const support = 'yonetici@demo.test'
const host = 'ev.sahibi@demo.test'
const tenant = 'kiraci@demo.test'
const both = 'cift.rol@demo.test'
const lawyer = 'avukat@demo.test'
const agent = 'emlakci@demo.test'

type DemoReply = [by: string, text: string, hoursLater: number]

interface DemoTicket extends TicketForm {
  by: string
  daysAgo: number
  said?: DemoReply[]
  /** Hours after it was opened. */
  closed?: number
  rating?: number
  assigned?: true
  situation?: TicketDiagnostics
}

/** A year of tickets in every state, newest first. */
export const demoTickets: DemoTicket[] = [
  {
    by: tenant,
    subject: 'Dekont yüklenmiyor',
    body: 'Telefondan banka dekontunu seçiyorum, yükleme çubuğu dolunca hata çıkıyor.\nAynı dosyayı bilgisayardan denemedim.',
    category: 'Hata bildirimi',
    priority: 'Acil',
    daysAgo: 0.1,
    situation: { screen: '/payment', version: '1.0.0', error: '413 too_large, POST /tenancies/:id/payment-receipts' },
  },
  {
    by: host,
    subject: 'Hissedarıma yalnızca bir mülkü gösterebilir miyim?',
    body: 'Kardeşim tek bir dairede hissedar. Diğer mülklerin kirasını görmesini istemiyorum.',
    category: 'Mülk ve kontrat',
    priority: 'Normal',
    daysAgo: 2,
    assigned: true,
    said: [
      [support, 'Evet. Kullanıcı Yönetimi’nde hissedarı açıp yalnızca o daireyi seçin; diğer mülkleri görmez.', 3],
      [host, 'Seçtim, teşekkürler. Peki payını nereye yazacağım?', 26],
    ],
  },
  {
    by: both,
    subject: 'Kira artış hesabı',
    body: 'Artış ekranındaki oran ile haberde okuduğum oran farklı. Hangisi geçerli?',
    category: 'Soru',
    priority: 'Normal',
    daysAgo: 5,
    said: [
      [
        support,
        'Ekran, kontratınızın yenilendiği aydan önce açıklanan on iki aylık TÜFE ortalamasını kullanır. Haberdeki oran aylık olabilir; ekranda oranın ayı ve kaynağı yazılıdır.',
        7,
      ],
    ],
  },
  {
    by: host,
    subject: 'Ödemeler ekranı çok işime yarıyor',
    body: 'Ay sonunda kimin ödemediğini tek bakışta görüyorum. Bir de yazdırılabilir hâli olsa iyi olur.',
    category: 'Geri bildirim',
    priority: 'Düşük',
    daysAgo: 9,
    said: [[support, 'Teşekkürler. Tarayıcının Yazdır komutu sayfayı menüsüz, açık renkte basar.', 20]],
    closed: 44,
    rating: 5,
  },
  {
    by: lawyer,
    subject: 'Alacak dosyasını nereden indiririm?',
    body: 'Müvekkilin gecikmiş kirası için ihtar hazırlıyorum, ekstre ve faiz dökümü lazım.',
    category: 'Soru',
    priority: 'Yüksek',
    daysAgo: 24,
    said: [
      [support, 'Kiracılığın sayfasında “Alacaklar” bölümünden PDF ve dosyaların bulunduğu arşiv iner.', 1.5],
      [lawyer, 'Buldum, teşekkür ederim.', 2],
    ],
    closed: 2.2,
    rating: 5,
  },
  {
    by: tenant,
    subject: 'E-posta adresimi değiştirdim',
    body: 'Yeni adresime doğrulama bağlantısı gelmedi. Eski adresim artık yok.',
    category: 'Hesap ve giriş',
    priority: 'Yüksek',
    daysAgo: 47,
    said: [
      [support, 'Bağlantıyı yeniden gönderdik; istenmeyen posta klasörüne de bakar mısınız?', 4],
      [tenant, 'Oradaymış, açıldı.', 9],
    ],
    closed: 10,
    rating: 4,
  },
  {
    by: agent,
    subject: 'Toplu mülk aktarma',
    body: 'Elimde 40 dairelik bir Excel listesi var, hepsini tek tek girmem mi gerekiyor?',
    category: 'Mülk ve kontrat',
    priority: 'Normal',
    daysAgo: 76,
    said: [[support, 'Hayır: Mülkler ekranındaki “İçe aktar” ile örnek dosyayı indirip doldurun.', 30]],
    closed: 60,
  },
  {
    by: host,
    subject: 'Depozito gelir sayılıyor mu?',
    body: 'Vergi şablonunda depozitoyu göremedim, eklemem gerekir mi?',
    category: 'Ödeme',
    priority: 'Normal',
    daysAgo: 118,
    said: [[support, 'Hayır, iade edilecek depozito gelir değildir; tablo yalnızca tahsil edilen kirayı sayar.', 5]],
    closed: 29,
    rating: 4,
  },
  {
    by: both,
    subject: 'İki rol arasında geçiş',
    body: 'Kiracı olduğum daireyi bulamıyorum, yalnızca kendi mülklerim görünüyor.',
    category: 'Soru',
    priority: 'Düşük',
    daysAgo: 171,
    said: [[support, 'Üstteki “Mülk Sahibi” yazısına dokunup Kiracı rolüne geçin.', 0.7]],
    closed: 3,
    rating: 5,
  },
  {
    by: agent,
    subject: 'Bildirimler çok sık',
    body: 'Her mesajda e-posta geliyor, günde bir kez yeter.',
    category: 'Geri bildirim',
    priority: 'Düşük',
    daysAgo: 233,
    said: [[support, 'Profil sayfasındaki Bildirimler bölümünden mesajların e-postasını kapatabilirsiniz.', 50]],
    closed: 90,
    rating: 3,
  },
  {
    by: host,
    subject: 'Eski kontratı sisteme almak',
    body: 'Kâğıtta imzalanmış, süren bir kontratım var. Kiracıdan yeniden onay istemeden ekleyebilir miyim?',
    category: 'Mülk ve kontrat',
    priority: 'Normal',
    daysAgo: 301,
    said: [
      [
        support,
        'Kiracınızın e-postası ya da telefonu varsa kararını kendisi verir: bağlantıyı açıp onaylaması yeterli. Yalnız ikisi de olmayanların imzası kâğıtta kaydedilir.',
        12,
      ],
    ],
    closed: 36,
    rating: 5,
  },
]

export const demoAnswers: { title: string; text: string }[] = [
  {
    title: 'Dosya çok büyük',
    text: 'Bir dosya en fazla 20 MB olabilir. Fotoğrafı küçülterek ya da PDF olarak kaydederek yeniden dener misiniz?',
  },
  {
    title: 'E-posta gelmedi',
    text: 'Bağlantıyı yeniden gönderdik. Birkaç dakika içinde gelmezse istenmeyen posta klasörüne bakın ve adresin doğru yazıldığını kontrol edin.',
  },
  {
    title: 'Hukuki danışmanlık vermiyoruz',
    text: 'Bu soru sizin durumunuza göre değişir; biz hukuki danışmanlık veremiyoruz. Bir avukata danışmanızı öneririz. Ekranın nasıl kullanıldığı konusunda yardımcı olmaya hazırız.',
  },
]
