import { fold } from '#domain/kernel/turkish-text.ts'

export interface Question {
  question: string
  answer: string
  link?: { href: string; label: string }
  onHome?: boolean
}
export interface QuestionGroup {
  title: string
  items: Question[]
}

export const faq: QuestionGroup[] = [
  {
    title: 'Başlarken',
    items: [
      {
        question: 'Anahtar nedir, kimler içindir?',
        answer:
          'Anahtar, kiradaki mülkleri yönetmek için bir web uygulamasıdır. Mülk sahipleri mülklerini, kontratlarını, belgelerini ve talepleri tutar; kiracılar ve kefiller kontratı bağlantıdan onaylar; emlakçı, avukat ve yetkililer verilen yetki kadar çalışır.',
      },
      {
        question: 'Anahtar ücretli mi?',
        answer:
          'Beta süresince ücretsizdir, kart bilgisi istenmez. İleride bir ücret belirlenirse önce duyurulur; siz açıkça kabul etmeden ücret alınmaz.',
        link: { href: '/ucretlendirme', label: 'Ücretlendirmeye bakın' },
        onHome: true,
      },
      {
        question: 'Kayıt olurken neden T.C. kimlik numarası isteniyor?',
        answer:
          'Kontratın tarafının gerçek kişi olduğunu doğrulamak için. Numara, ad, soyad ve doğum yılıyla birlikte denetlenir; şifreli saklanır ve listelerde maskelenir.',
      },
      {
        question: 'Hesabım neden onay bekliyor?',
        answer:
          'Yeni hesapları bir yönetici inceler. Onay genellikle yaklaşık 24 saat sürer ve sonuç e-postayla bildirilir. Bekleme ekranındaki “Durumu Kontrol Et” düğmesiyle siz de bakabilirsiniz.',
      },
      {
        question: 'Telefonumdan kullanabilir miyim?',
        answer:
          'Evet. Anahtar tarayıcıda çalışır, ayrı bir uygulama kurmanız gerekmez. Ekranlar telefon, tablet ve bilgisayar için düzenlenmiştir.',
      },
    ],
  },
  {
    title: 'Kontrat ve onay',
    items: [
      {
        question: 'Kiracımın onay için hesap açması gerekir mi?',
        answer:
          'Hayır. Kiracıya kişiye özel bir bağlantı gider; kontratı okur, onaylar veya not yazarak düzenleme ister. Hesap açıp e-posta adresini doğrularsa kontratı kendi ekranında da görür.',
        onHome: true,
      },
      {
        question: 'Onay bağlantısı ne kadar geçerli?',
        answer:
          'Gönderildiği andan başlayarak 7 gün. Süre dolarsa kontrat sayfasından yenisini gönderebilir, e-posta ulaşmadıysa bağlantıyı kopyalayıp kendiniz iletebilirsiniz; elden iletilen bağlantı kontratı okutur, karar verirken kişinin kendi e-postasına ya da telefonuna kod gider. Bir bağlantıyla yalnız bir kez karar verilir.',
      },
      {
        question: 'Kontrat ne zaman yürürlüğe girer?',
        answer:
          'Bütün kiracılar onayladığında ve kefil varsa o da ön onay verdiğinde. Bir kişi bile reddederse kontrat “düzenleme gerekli” durumuna geçer. Kurumsal kontratlarda ayrıca sizin imza onayınız beklenir.',
      },
      {
        question: 'Kefilin çevrim içi onayı yeterli mi?',
        answer:
          'Hayır. Türk Borçlar Kanunu kefilin azami tutarı, tarihi ve müteselsil ifadesini kendi el yazısıyla yazmasını, evliyse eşinin yazılı rızasını arar; kefalet güvenli elektronik imzayla da verilemez. Bu yüzden çevrim içi yanıt ön onaydır. Anahtar yazdırılacak kefalet formunu hazırlar, imzalı taramayı yüklersiniz.',
        onHome: true,
      },
      {
        question: 'Onaydan sonra kontratı değiştirebilir miyim?',
        answer:
          'Evet, ama şartlar değişince önceki onaylar geçersiz olur ve taraflardan yeniden onay istenir. Her adım zamanıyla kontratın geçmişinde kalır.',
      },
      {
        question: 'Kontratı yazdırabilir miyim?',
        answer:
          'Evet. Kontrat PDF olarak indirilir; son sayfasında onay geçmişi ve onaylanan metnin özeti (SHA-256) bulunur.',
      },
      {
        question: 'Kontrat bitmeden uyarı alır mıyım?',
        answer:
          'Bitişine 1 ile 90 gün kalan kontratlar işaretlenir. Kiracının bitişten en az 15 gün önce bildirim yapmaması hâlinde kontratın bir yıl uzadığını da unutmayın.',
      },
    ],
  },
  {
    title: 'Ödeme, depozito ve vergi',
    items: [
      {
        question: 'Kira Anahtar üzerinden mi ödenir?',
        answer:
          'Hayır. Anahtar para tahsil etmez ve tutmaz. Konut ve iş yeri kirası banka veya PTT aracılığıyla ödenir. Gelen ödemeyi Ödemeler ekranında birkaç dokunuşla kaydedersiniz; kimin geciktiğini aynı yerde görürsünüz.',
        onHome: true,
      },
      {
        question: 'Gelen ödemeleri tek tek yazmak zorunda mıyım?',
        answer:
          'Hayır. Bankanızdan indirdiğiniz hesap hareketlerini (CSV, Excel ya da MT940) yükleyin; her satır için kimin ödemesi olduğu nedeniyle önerilir ve yalnız onayladıklarınız işlenir. Kiracınız da dekontunu yükleyebilir. Anahtar bankanıza bağlanmaz, şifrenizi istemez.',
      },
      {
        question: 'Kiracım ödemezse Anahtar ne yapar?',
        answer:
          'Ödeme hatırlatmaları açıksa kiracıya bildirim ve e-posta gider. Alacak dosyasında ödenmeyen aylar, yasal faiz ve ihtar taslakları (TBK 315, TBK 352/2) durur; ihtarı siz gönderirsiniz. Dosyayı tek PDF ya da arşiv olarak avukatınıza verebilirsiniz. Bu bilgiler hukuki danışmanlık değildir.',
      },
      {
        question: 'Depozito için bir sınır var mı?',
        answer:
          'Konut ve çatılı iş yerlerinde depozito en çok üç aylık kira kadar olabilir ve vadeli hesaba yatırılır (TBK 342).',
      },
      {
        question: 'Kira artışını nasıl hesaplarım?',
        answer:
          'Yenilenen dönemde artış, bir önceki ayın on iki aylık TÜFE ortalamasındaki değişimi geçemez (TBK 344). Anahtar, yayımlanan oranı, üst sınırı ve hesabı gösterir; karar size aittir. Artışı kiracıya gönderirsiniz, o da bağlantıdan ya da hesabından onaylar veya itiraz eder; onaylanınca ek protokol hazırlanır.',
      },
      {
        question: 'Vergi şablonu ne yapar?',
        answer:
          'O yıl tahsil edilen kiraları toplar, konut istisnasını uygular, götürü ve gerçek gideri karşılaştırır, stopajı düşer; ödenecek vergiyi taksitleriyle gösterir ve yazdırır. Neyin eksik olduğunu da söyler. Beyanname yerine geçmez ve mali danışmanlık değildir; beyan her yıl 1-31 Mart arasında verilir.',
      },
    ],
  },
  {
    title: 'Talepler, kişiler ve yetkiler',
    items: [
      {
        question: 'Kiracım bir arızayı nasıl bildirir?',
        answer:
          'Mülk sayfasından demirbaşı seçer, bir cümle yazar, isterse fotoğraf ekler. Siz bildirim alır; onaylar, reddeder veya tamamlandı diye işaretlersiniz. Değişiklik kiracıya da bildirilir.',
      },
      {
        question: 'Emlakçıma veya avukatıma nasıl yetki veririm?',
        answer:
          'Kullanıcı Yönetimi ekranından kişiyi ekler, hangi mülkleri göreceğini ve neleri yapabileceğini (mülk, talep, belge, sayaç ve ödeme) tek tek seçersiniz. Yetkiyi istediğiniz an geri alabilirsiniz.',
      },
      {
        question: 'Hem mülk sahibi hem kiracıyım, iki hesap mı açmalıyım?',
        answer: 'Hayır. Tek hesapla, üst çubuktaki rol etiketinden mülk sahibi ve kiracı görünümü arasında geçersiniz.',
      },
      {
        question: 'Yanlışlıkla bir şey silersem ne olur?',
        answer:
          'Silmeden önce onay istenir. Sildiğiniz mülk, belge, fotoğraf ve demirbaşlar 30 gün çöp kutusunda kalır ve geri alınabilir. Kontratlar silinmez: listenizden kaldırsanız bile öbür taraf okumaya devam eder; süren kontratı olan mülk silinemez.',
      },
    ],
  },
  {
    title: 'Güvenlik ve kişisel veriler',
    items: [
      {
        question: 'Bilgilerimi kimler görebilir?',
        answer:
          'Yalnız kiralamanın tarafları ve sizin yetki verdiğiniz kişiler, yetkileri kadar. Kimlik numaranızın tamamını yalnız kontrat için ona ihtiyaç duyanlar görür.',
        link: { href: '/kvkk', label: 'Aydınlatma metnini okuyun' },
      },
      {
        question: 'Verilerimin kopyasını veya silinmesini nasıl isterim?',
        answer:
          'Aydınlatma metninde yazan yollarla başvurun; başvurunuz en geç 30 gün içinde ücretsiz yanıtlanır. Kanunun saklanmasını istediği kayıtlar süreleri dolunca silinir.',
        link: { href: '/kvkk#basvuru', label: 'Başvuru yolları' },
      },
      {
        question: 'Reklam veya izleme çerezi kullanıyor musunuz?',
        answer:
          'Siz izin vermeden hayır. Oturum için gerekli olanların dışında hiçbir ölçüm, açıkça kabul etmeden çalışmaz. Seçiminizi her sayfanın altındaki “Çerez tercihleri” düğmesiyle değiştirirsiniz.',
        link: { href: '/cookies', label: 'Çerez Politikası' },
      },
    ],
  },
]

/** Every word must occur in the question or its answer, with or without Turkish letters. */
export function findQuestions(groups: QuestionGroup[], words: string): QuestionGroup[] {
  const wanted = fold(words).split(' ').filter(Boolean)
  const matches = ({ question, answer }: Question) => {
    const text = fold(`${question} ${answer}`)
    return wanted.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter(({ items }) => items.length > 0)
}
