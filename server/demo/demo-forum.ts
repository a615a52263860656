import type { PostForm } from '#domain/community/forum/forum.schema.ts'
import { dual, host } from './demo-property.ts'

const admin = 'yonetici@demo.test'
const tenant = 'kiraci@demo.test'
const lawyer = 'avukat@demo.test'
const agent = 'emlakci@demo.test'
const staff = 'yetkili@demo.test'
const proxy = 'vekil@demo.test'
const newHost = 'yeni.sahip@demo.test'
const sinan = 'sinan.aksoy@demo.test'
const merve = 'merve.tunc@demo.test'
const gulsah = 'gulsah.eren@demo.test'
const burcu = 'burcu.demir@demo.test'
const hasan = 'hasan.yildiz@demo.test'
const anna = 'anna.weber@demo.test'

interface DemoReply {
  by: string
  text: string
  /** Hours after the text that it answers. */
  hoursLater: number
  likes?: string[]
  /** The text before an edit. */
  earlier?: string
  reported?: { by: string; reason: 'İstenmeyen reklam' | 'Kişisel bilgi paylaşımı'; note: string }
  replies?: DemoReply[]
}

interface DemoPost extends PostForm {
  by: string
  daysAgo: number
  views: number
  likes?: string[]
  bookmarks?: string[]
  pinned?: true
  locked?: true
  hidden?: string
  replies?: DemoReply[]
}

/** Questions of landlords and tenants, with the opinions of their authors. */
export const demoForum: DemoPost[] = [
  {
    by: admin,
    title: 'Hoş geldiniz: forumu kullanmadan önce',
    content: `Burada mülk sahipleri, kiracılar ve onlarla çalışanlar birbirine soruyor.

## Üç kısa kural

- **Kişisel bilgi yazmayın.** Telefon, açık adres, kimlik numarası; sizinki de başkasınınki de.
- Görüş ayrılığı olur, *hakaret olmaz*.
- Yazılanlar deneyim paylaşımıdır, hukuki danışmanlık değildir. Süresi olan bir konu varsa avukata danışın.

Uygunsuz bir yazı görürseniz üç noktalı menüden **Şikâyet et** deyin; yöneticiler bakar.`,
    category: 'Genel',
    tags: ['kurallar'],
    daysAgo: 120,
    views: 412,
    likes: [host, tenant, lawyer, merve, hasan],
    pinned: true,
    locked: true,
  },
  {
    by: tenant,
    title: 'Depozitomu evden çıkınca ne kadar sürede geri alırım?',
    content: `Ekim sonunda evi teslim ettim, tutanağı da imzaladık. Ev sahibi “faturaları görelim” diyor.

Ne kadar beklemek normal? Yazılı istemem gerekir mi?`,
    category: 'Depozito',
    tags: ['depozito', 'teslim', 'tahliye'],
    daysAgo: 6,
    views: 87,
    likes: [merve, sinan, gulsah],
    bookmarks: [tenant, host],
    replies: [
      {
        by: host,
        text: `Ben son faturaları görünce iade ediyorum, genellikle iki hafta sürüyor.

Teslim tutanağında sayaç değerleri yazıyorsa beklemek için pek neden kalmıyor.`,
        hoursLater: 3,
        likes: [tenant, burcu],
        replies: [
          {
            by: tenant,
            text: 'Sayaçlar tutanakta yazılı. Bunu kendisine de hatırlatayım, teşekkürler.',
            hoursLater: 2,
            replies: [
              {
                by: lawyer,
                text: `Hatırlatmayı yazılı yapın; ileride gerekirse elinizde tarih olur.

> Sayaçlar tutanakta yazılı.

Tutanağın bir örneğini de eklerseniz konu uzamaz.`,
                hoursLater: 5,
                likes: [tenant, host, merve],
                earlier: 'Hatırlatmayı yazılı yapın.',
                replies: [
                  {
                    by: tenant,
                    text: 'Dün e-postayla gönderdim, bugün “hafta içinde yatıracağım” diye yanıt geldi. 👍',
                    hoursLater: 26,
                    likes: [lawyer],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: merve,
        text: 'Benim ilk evimde üç ay sürmüştü. O günden beri her odanın fotoğrafını teslimde çekiyorum.',
        hoursLater: 20,
        likes: [sinan],
      },
    ],
  },
  {
    by: newHost,
    title: 'Kira artışını hangi orana göre yapıyorsunuz?',
    content: `Kiracımın ilk yılı ocakta doluyor. Sözleşmede “TÜFE oranında” yazıyor ama *hangi ayın, hangi rakamı* olduğunu karıştırıyorum.

1. Yenilenen aydan önce açıklanan mı?
2. Yıllık mı, on iki aylık ortalama mı?`,
    category: 'Kira ve Artış',
    tags: ['tüfe', 'artış'],
    daysAgo: 2,
    views: 64,
    likes: [host, dual],
    bookmarks: [host],
    replies: [
      {
        by: host,
        text: 'On iki aylık ortalamaya bakılıyor. Ben kira ekranındaki artış bölümünden kontrol ediyorum, rakamı kendisi getiriyor.',
        hoursLater: 1,
        likes: [newHost, dual, agent],
        replies: [
          { by: newHost, text: 'Onu görmemiştim, baktım; süper.', hoursLater: 1 },
          {
            by: sinan,
            text: 'Kiracı tarafında da aynı rakam görünüyor, konuşması kolay oluyor.',
            hoursLater: 6,
            likes: [newHost],
          },
        ],
      },
    ],
  },
  {
    by: hasan,
    title: 'Kombi arızası kime ait: kiracıya mı, ev sahibine mi?',
    content: `Kombinin anakartı yandı, servis yüklü bir tutar söyledi. Her yıl bakımını ben yaptırıyorum, faturaları duruyor.

Bu durumda onarım kimin?`,
    category: 'Bakım ve Onarım',
    tags: ['kombi', 'onarım'],
    daysAgo: 9,
    views: 143,
    likes: [tenant, gulsah, merve],
    replies: [
      {
        by: lawyer,
        text: `Genel olarak: temizlik ve olağan bakım kiracıda, evin kullanılabilir kalması için gereken büyük onarım kiraya verende.

Sizin dosyanız iyi: bakım faturaları kullanım hatası olmadığını gösterir. Durumu **hemen ve yazılı** bildirin.`,
        hoursLater: 4,
        likes: [hasan, tenant, host, gulsah],
      },
      {
        by: staff,
        text: 'Biz bu tür talepleri uygulamadan istiyoruz; fotoğraf ve servis formu ekli olunca aynı gün karar verilebiliyor.',
        hoursLater: 9,
        likes: [hasan],
      },
      {
        by: burcu,
        text: 'Bizde ev sahibi ödedi, biz de üç ay sonra kapı contasını değiştirdik; karşılıklı iyi niyet en kolayı. 🙂',
        hoursLater: 30,
        likes: [host, hasan],
      },
    ],
  },
  {
    by: gulsah,
    title: 'Aidatta asansör yenileme parası kiracıdan istenir mi?',
    content: 'Yönetim bu ay aidata “asansör yenileme” eklemiş. Olağan aidatı ödüyorum ama bu bana biraz fazla geldi.',
    category: 'Aidat ve Site',
    tags: ['aidat', 'asansör'],
    daysAgo: 14,
    views: 98,
    likes: [tenant, anna],
    replies: [
      {
        by: proxy,
        text: 'Kullanım giderleri kiracıda, binanın değerini artıran yenileme malikte olur. Yönetimden kalem kalem döküm isteyin.',
        hoursLater: 5,
        likes: [gulsah, anna],
        replies: [{ by: gulsah, text: 'İstedim; iki kalem ayrıldı, yenilemeyi ev sahibi üstlendi.', hoursLater: 49 }],
      },
    ],
  },
  {
    by: dual,
    title: 'Hem ev sahibi hem kiracıyım: beyannamede nelere dikkat ediyorsunuz?',
    content: `Bir dairem kirada, kendim de kirada oturuyorum. İlk kez beyanname vereceğim.

Gider olarak neleri saklamalıyım?`,
    category: 'Vergi',
    tags: ['beyanname', 'gider'],
    daysAgo: 21,
    views: 176,
    likes: [host, newHost, hasan],
    bookmarks: [host, newHost],
    replies: [
      {
        by: host,
        text: 'Götürü ile gerçek gider arasında seçim yapıyorsunuz. Ben ikisini de hesaplayıp öyle karar veriyorum; faturaların tarihine dikkat.',
        hoursLater: 12,
        likes: [dual],
      },
      {
        by: agent,
        text: 'Aidat, sigorta ve onarım belgelerini ay ay klasörlerseniz mart ayında rahat edersiniz.',
        hoursLater: 18,
      },
    ],
  },
  {
    by: anna,
    title: 'Sözleşmeye evcil hayvan maddesi koydurmalı mıyım?',
    content: 'Bir kedim var. Ev sahibi “sorun olmaz” dedi ama sözleşmede tek kelime yok. Yazdırmak ayıp olur mu?',
    category: 'Sözleşme',
    tags: ['evcil-hayvan', 'özel-şart'],
    daysAgo: 28,
    views: 121,
    likes: [merve, gulsah, sinan],
    replies: [
      {
        by: agent,
        text: 'Ayıp olmaz, iki taraf için de iyidir. “Kiracı bir kedi besleyebilir” tek satır, hususi şartlara eklenir.',
        hoursLater: 2,
        likes: [anna, merve],
      },
      {
        by: host,
        text: 'Ben de yazılmasını tercih ederim, sonradan yanlış anlama olmuyor.',
        hoursLater: 7,
        likes: [anna],
      },
    ],
  },
  {
    by: merve,
    title: 'Ev sahibi satıyor: yeni malik beni çıkarabilir mi?',
    content:
      'Oturduğum ev satılığa çıktı. Sözleşmem haziranda bitiyor. Neyi ne zaman yapmam gerektiğini bilmek istiyorum.',
    category: 'Tahliye',
    tags: ['satış', 'tahliye'],
    daysAgo: 35,
    views: 204,
    likes: [tenant, sinan, hasan, gulsah],
    replies: [
      {
        by: lawyer,
        text: `Satış sözleşmeyi kendiliğinden bitirmez; yeni malik onun tarafı olur. Kendi ihtiyacı için süreye bağlı hakları vardır.

Elinize bir bildirim gelirse *tarihini not edin* ve beklemeden danışın.`,
        hoursLater: 6,
        likes: [merve, tenant, sinan],
      },
    ],
  },
  {
    by: sinan,
    title: 'Taşınırken hangi faturayı ne zaman üstüme almalıyım?',
    content: 'Elektrik, su ve doğal gaz için sıra önemli mi? İnternet taahhüdünü devretmek mümkün mü?',
    category: 'Genel',
    tags: ['taşınma', 'fatura'],
    daysAgo: 45,
    views: 89,
    likes: [burcu],
    replies: [
      {
        by: burcu,
        text: `Benim listem:

- elektrik ve su: anahtarı aldığım gün
- doğal gaz: ilk kontrolün randevusu uzun, önceden alın
- internet: nakil başvurusu bir hafta önce`,
        hoursLater: 8,
        likes: [sinan, anna],
      },
      {
        by: hasan,
        text: 'Nakliyatta şu firmayı arayın, çok ucuz: https://ornek-nakliyat.example',
        hoursLater: 90,
        reported: { by: burcu, reason: 'İstenmeyen reklam', note: 'Aynı bağlantıyı başka yere de yazmış.' },
      },
    ],
  },
  {
    by: staff,
    title: 'Birden çok dairede talepleri nasıl sıraya koyuyorsunuz?',
    content: 'On iki daire için talepleri takip ediyorum. Acil olanı nasıl ayırıyorsunuz, ustaya nasıl iletiyorsunuz?',
    category: 'Bakım ve Onarım',
    tags: ['talep', 'usta'],
    daysAgo: 52,
    views: 58,
    likes: [host, agent],
    replies: [
      {
        by: agent,
        text: 'Su ve elektrik hemen, ısıtma aynı gün, gerisi haftalık tur. Kiracıya gün verince telefonlar azalıyor.',
        hoursLater: 20,
        likes: [staff, host],
      },
    ],
  },
  {
    by: burcu,
    title: 'Kirayı elden ödemek sorun olur mu?',
    content: 'Ev sahibim kirayı elden istiyor. Makbuz veriyor ama içim rahat değil.',
    category: 'Kira ve Artış',
    tags: ['ödeme', 'banka'],
    daysAgo: 60,
    views: 133,
    likes: [merve, anna],
    replies: [
      {
        by: host,
        text: 'Bankadan ödeyin; açıklamaya ayı ve daireyi yazın. İki taraf için de tek güvenli yol bu.',
        hoursLater: 2,
        likes: [burcu, merve, anna, sinan],
      },
    ],
  },
  {
    by: hasan,
    title: 'Komşumun telefon numarasını bilen var mı?',
    content: 'Üst kattan su geliyor, ulaşamıyorum. Numarasını bilen buraya yazsın lütfen.',
    category: 'Aidat ve Site',
    tags: [],
    daysAgo: 17,
    views: 22,
    hidden: 'Burada kişilerin telefon numarası istenemez. Site yönetimine başvurmanızı öneririz.',
  },
]
