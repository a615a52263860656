export interface ServiceGroup {
  id: string
  title: string
  text: string
  /** `soon` names the screen that is not built yet; pages.test.tsx checks it against the route table. */
  services: { name: string; text: string }[]
}

export const serviceGroups: ServiceGroup[] = [
  {
    id: 'mulk',
    title: 'Mülk kaydı',
    text: 'Bir mülk hakkında bilinmesi gereken her şey, o mülkün sayfasında.',
    services: [
      { name: 'Mülk listesi', text: 'Kiralanmış, boş veya kiracı aranan mülkler; arama ve süzme ile.' },
      { name: 'Tapu bilgileri', text: 'Ada, parsel, nitelik, malik ve pay bilgileri.' },
      { name: 'Özellikler ve sayaçlar', text: 'Oda, metrekare, ısıtma, aidat; elektrik, su ve doğal gaz sayaçları.' },
      { name: 'Demirbaş dökümü', text: 'Cins, marka, adet ve açıklama ile teslim edilenler.' },
      { name: 'Teslim ve tahliye fotoğrafları', text: 'Giriş ve çıkıştaki durum yan yana.' },
    ],
  },
  {
    id: 'kontrat',
    title: 'Kontrat ve onay',
    text: 'Taslaktan anahtar teslimine, yenilemeden depozito iadesine tek akış.',
    services: [
      { name: 'Kontrat sihirbazı', text: 'Bilinen bilgiler dolu gelir; birden çok kiracı ve kefil eklenir.' },
      { name: 'Bağlantıyla onay', text: 'Kiracı hesap açmadan okur; onaylar veya düzenleme ister.' },
      { name: 'Kefil ön onayı ve formu', text: 'Çevrim içi ön onay, yazdırılabilir kefalet formu, imzalı tarama.' },
      {
        name: 'Onay geçmişi ve PDF',
        text: 'Gönderildi, açıldı, onaylandı: her adım zamanıyla, PDF’in son sayfasında.',
      },
      { name: 'Bitiş uyarısı', text: 'Bitmesine 90 günden az kalan kontratlar öne çıkar.' },
      { name: 'Yenileme teklifi', text: 'Eski ve yeni dönem yan yana; yasal sınırla hesaplanır, tek dokunuşla gider.' },
      { name: 'Teslim tutanağı', text: 'Girişte ve çıkışta oda oda doldurulur; iki taraf da telefondan onaylar.' },
      { name: 'Sona erme ve depozito', text: 'Bildirim süreleri, kesintiler ve iade hesabı iki tarafın gözü önünde.' },
    ],
  },
  {
    id: 'odeme',
    title: 'Ödeme ve vergi',
    text: 'Kimin ödediğinden alacak dosyasına ve yıl sonu vergisine kadar; mali danışmanlık değildir.',
    services: [
      { name: 'Ödeme takibi', text: 'Her ayın kirası kendiliğinden yazılır; kim ödedi, kim gecikti görünür.' },
      { name: 'Makbuz ve hesap ekstresi', text: 'Tutarı yazıyla makbuz; ekstre PDF, Excel ya da CSV olarak.' },
      {
        name: 'Banka hareketleri',
        text: 'Bankanızın dosyasını yükleyin; eşleşmeler önerilir, yalnız onayladığınız işlenir.',
      },
      {
        name: 'Kiracının dekontu',
        text: 'Kiracı borcunu ve IBAN’ı görür, dekontunu yükler; tek dokunuşla onaylarsınız.',
      },
      { name: 'Ödeme hatırlatmaları', text: 'Vadeden önce, vade günü ve gecikince; ödeyene gitmez, kapatılabilir.' },
      {
        name: 'Vergi şablonu',
        text: 'Tahsil edilen kiradan yıllık vergi: istisna, götürü ve gerçek gider yan yana; yazdırılır.',
      },
      { name: 'Kira artışı', text: 'TÜFE ortalamasına göre yasal sınır ve hesabı; kiracı bağlantıdan yanıtlar.' },
      { name: 'Giderler', text: 'Onarım, vergi, sigorta, aidat; faturasıyla. Tekrarlayanlar kendiliğinden yazılır.' },
      { name: 'Alacak dosyası', text: 'Ödenmeyen aylar, yasal faiz ve ihtar taslakları; tek PDF ve arşiv.' },
      { name: 'Güncel döviz kurları', text: 'Dolar ve avronun lira karşılığı ana ekranda.' },
    ],
  },
  {
    id: 'talep',
    title: 'Talepler ve iletişim',
    text: 'Telefonda kaybolan konuşmaların yerine, mülke bağlı kayıtlar.',
    services: [
      { name: 'Talepler', text: 'Öncelik, fotoğraf ve durumla arıza ve öneri bildirimi.' },
      { name: 'Mesajlaşma', text: 'Kiralamanın tarafları arasında birebir yazışma.' },
      { name: 'Bildirimler', text: 'Onay, mesaj ve talep değiştikçe haber; e-posta ile de.' },
      { name: 'Kiralayanlar', text: 'Kiracıların iletişim bilgileri ve kiraladıkları mülk, kartlar hâlinde.' },
    ],
  },
  {
    id: 'yetki',
    title: 'Yetki ve ekip',
    text: 'İşi paylaşın, kontrolü paylaşmayın.',
    services: [
      {
        name: 'Emlakçı ve yetkili hesapları',
        text: 'Mülk, talep, belge ve sayaç ve ödeme yetkileri ayrı ayrı.',
      },
      { name: 'Avukat erişimi', text: 'Seçtiğiniz mülklerin kontratları ve belgeleri bir arada.' },
      { name: 'Vekil ve hissedar', text: 'Size vekâlet eden veya ortağınız olanlar, payları ile.' },
      { name: 'Rol değiştirme', text: 'Hem mülk sahibi hem kiracıysanız tek hesapta iki görünüm.' },
    ],
  },
  {
    id: 'destek',
    title: 'Genel görünüm ve destek',
    text: 'Sabah bakılan ekran ve soru sorulacak yerler.',
    services: [
      {
        name: 'Ana sayfa',
        text: 'Bu ay gelen ve gelmeyen kiralar, boş yerler, yanıt bekleyenler, on iki ayın geliri ve gideri.',
      },
      {
        name: 'Asistan',
        text: 'Gelir, gider, getiri, boş gün ve gecikme yan yana; Türkçe sorulara kendi kayıtlarınızdan yanıt.',
      },
      {
        name: 'Takvim',
        text: 'Ödeme, kontrat, bildirim, teslim ve belge günleri ay ay; telefonunuzun takviminde de.',
      },
      { name: 'Topluluk forumu', text: 'Diğer mülk sahiplerine ve kiracılara sorar, deneyiminizi paylaşırsınız.' },
      { name: 'Blog', text: 'Kira artışı, depozito, vergi, kefil ve kontrat üzerine kaynaklı yazılar okursunuz.' },
      { name: 'Sistem desteği', text: 'Destek talebi açar, yanıtı aynı yerde okursunuz.' },
    ],
  },
]
