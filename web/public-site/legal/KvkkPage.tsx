import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import { LegalPage, type LegalSection, Operator, Rows } from './LegalPage.tsx'

const purposes = [
  {
    name: 'Hesap açma ve kimlik doğrulama',
    facts: {
      Veriler: 'Ad, soyad, e-posta, şifre özeti, T.C. kimlik numarası, doğum yılı, hesap türü',
      'Hukuki sebep': 'Sözleşmenin kurulması veya ifası (m. 5/2-c); hakkın tesisi ve korunması (m. 5/2-e)',
    },
  },
  {
    name: 'Mülk kayıtlarının tutulması',
    facts: {
      Veriler: 'Adres, tapu ve malik bilgileri, özellikler, sayaç numaraları, demirbaş, fotoğraf ve belgeler',
      'Hukuki sebep': 'Sözleşmenin ifası (m. 5/2-c)',
    },
  },
  {
    name: 'Kontrat hazırlama ve onay alma',
    facts: {
      Veriler:
        'Mülk sahibi, kiracı ve kefilin ad, kimlik numarası, iletişim ve adres bilgileri, kira şartları, onay veya ret kararı, karar notu, tarih, IP adresi, tarayıcı bilgisi',
      'Hukuki sebep': 'Sözleşmenin kurulması veya ifası (m. 5/2-c); hakkın tesisi ve korunması (m. 5/2-e)',
    },
  },
  {
    name: 'Ödeme takibi ve vergi şablonu',
    facts: {
      Veriler:
        'Kira tutarı, vade, ödeme tarihi, tutarı, yolu ve notu, varsa IBAN, yüklenen dekont, yüklenen banka hareketlerinin tarihi, tutarı, açıklaması ve gönderenin adı, gider kayıtları, ihtarlar ve takip bilgileri, vergi şablonuna kendinizin yazdığı gelirler',
      'Hukuki sebep': 'Sözleşmenin ifası (m. 5/2-c); hakkın tesisi ve korunması (m. 5/2-e); meşru menfaat (m. 5/2-f)',
    },
  },
  {
    name: 'Talep, mesaj, forum ve destek',
    facts: {
      Veriler:
        'Yazılan metinler, eklenen dosyalar, okunma ve son görülme zamanı; destek talebinde izin verirseniz bulunduğunuz ekran, uygulama sürümü ve son hata kodu',
      'Hukuki sebep': 'Sözleşmenin ifası (m. 5/2-c); meşru menfaat (m. 5/2-f)',
    },
  },
  {
    name: 'Bildirim ve e-posta gönderimi',
    facts: {
      Veriler: 'Ad, e-posta, telefon, kontratın özeti, onay bağlantısı',
      'Hukuki sebep': 'Sözleşmenin kurulması veya ifası (m. 5/2-c)',
    },
  },
  {
    name: 'Güvenlik ve hata kayıtları',
    facts: {
      Veriler: 'IP adresi, istek zamanı, oturum bilgisi, hata metni',
      'Hukuki sebep': 'Hukuki yükümlülük (m. 5/2-ç); meşru menfaat (m. 5/2-f)',
    },
  },
  {
    name: 'Sayfa kullanımının ölçülmesi',
    facts: {
      Veriler: 'Sayfa türü, düğme, kaydırma ve süre olayları; kişi veya kayıt bilgisi gönderilmez',
      'Hukuki sebep': 'Yalnız açık rıza (m. 5/1); bkz. Açık Rıza Metni',
    },
  },
]

const rights = [
  'kişisel verinizin işlenip işlenmediğini öğrenme',
  'işlenmişse buna ilişkin bilgi isteme',
  'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme',
  'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme',
  'eksik veya yanlış işlenmişse düzeltilmesini isteme',
  'Kanun’un 7. maddesindeki şartlarla silinmesini veya yok edilmesini isteme',
  'düzeltme, silme ve yok etmenin, verinin aktarıldığı üçüncü kişilere bildirilmesini isteme',
  'yalnız otomatik sistemlerle analiz sonucunda aleyhinize bir sonuç çıkmasına itiraz etme',
  'kanuna aykırı işleme nedeniyle uğradığınız zararın giderilmesini isteme',
]

const sections = (info: PublicSiteInfo): LegalSection[] => [
  {
    id: 'veri-sorumlusu',
    title: 'Veri sorumlusu',
    body: (
      <>
        <p>
          6698 sayılı Kişisel Verilerin Korunması Kanunu (“Kanun”) bakımından bu kurulumun veri sorumlusu, onu işleten
          kişi veya kuruluştur:
        </p>
        <Operator info={info} />
        <p>
          Mülk sahipleri, kendi kiracıları ve kefilleri hakkında girdikleri bilgiler için ayrıca veri sorumlusu
          olabilir; bu kişileri bilgilendirmek onların da görevidir.
        </p>
      </>
    ),
  },
  {
    id: 'amaclar',
    title: 'Hangi veri, hangi amaçla, hangi hukuki sebeple',
    body: <Rows rows={purposes} />,
  },
  {
    id: 'toplama',
    title: 'Toplama yöntemi',
    body: (
      <p>
        Veriler; kayıt ve kontrat formlarını doldurmanız, belge ve fotoğraf yüklemeniz, onay bağlantısını kullanmanız ve
        uygulamada yazmanız yoluyla, elektronik ortamda, kısmen otomatik olarak toplanır. Kiracı ve kefil bilgileri ilk
        olarak mülk sahibinden gelebilir; kişi bağlantıyı açtığında bu metne ulaşır. Bağlantıların açılması ve sunucu
        kayıtları otomatik oluşur.
      </p>
    ),
  },
  {
    id: 'alicilar',
    title: 'Kimlere aktarılır',
    body: (
      <>
        <p>Veriler satılmaz. Amacın gerektirdiği kadarıyla şu alıcılara aktarılır:</p>
        <ul>
          <li>Kiralamanın tarafları: mülk sahibi, kiracı, kefil (kontratın gerektirdiği kadar)</li>
          <li>Mülk sahibinin yetki verdiği emlakçı, avukat, yetkili, vekil ve hissedarlar (yetkileri kadar)</li>
          <li>Barındırma, e-posta, SMS ve dosya saklama hizmeti verenler (işletmecinin seçtiği veri işleyenler)</li>
          <li>Kimlik doğrulama için Nüfus ve Vatandaşlık İşleri hizmeti (kurulumda açıksa)</li>
          <li>Kanunen yetkili kamu kurumları ve mahkemeler (usulüne uygun talep üzerine)</li>
        </ul>
        <p>
          İşletmeci yurt dışında bir hizmet kullanıyorsa aktarım, Kanun’un 9. maddesindeki şartlara göre yapılır ve bu
          metinde ayrıca belirtilir.
        </p>
      </>
    ),
  },
  {
    id: 'sureler',
    title: 'Saklama süresi',
    body: (
      <p>
        Hesap ve mülk kayıtları hesap açık olduğu sürece; kontrat, onay ve ödeme kayıtları kira ilişkisinden doğan
        hakların zamanaşımı süresince (kira alacağında 5 yıl, genel olarak 10 yıl); güvenlik kayıtları mevzuatın
        öngördüğü süre boyunca saklanır. Süre dolunca silinir, yok edilir veya anonim hâle getirilir.
      </p>
    ),
  },
  {
    id: 'guvenlik',
    title: 'Güvenlik',
    body: (
      <p>
        Kimlik numaraları şifreli saklanır ve listelerde maskelenir. Şifreler geri çevrilemeyen özet olarak tutulur.
        Onay bağlantılarının kendisi değil özeti saklanır; bağlantı 7 gün ve bir kullanım için geçerlidir. Takvim adresi
        şifreli saklanır, sahibi kapatınca silinir. Her istek, kişinin yetkisine göre sunucuda denetlenir.
      </p>
    ),
  },
  {
    id: 'haklar',
    title: 'Haklarınız (Kanun m. 11)',
    body: (
      <>
        <p>Veri sorumlusuna başvurarak şunları isteyebilirsiniz:</p>
        <ul>
          {rights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'basvuru',
    title: 'Nasıl başvurulur',
    body: (
      <>
        <p>
          Hesabınız varsa Profil menüsündeki Gizlilik Merkezi’nden verilerinizi indirebilir ve silinmesini
          isteyebilirsiniz. Başvurunuzu ayrıca; sistemde kayıtlı e-posta adresinizden{' '}
          {info.operatorEmail || 'işletmecinin e-posta'} adresine yazarak, Sistem Desteği ekranından kayıt oluşturarak
          veya yazılı olarak işletmecinin adresine
          {info.operatorAddress && ` (${info.operatorAddress})`} göndererek yapabilirsiniz. Ad, soyad, kimlik numarası,
          bildirim adresi ve talebinizin konusu bulunmalıdır.
        </p>
        <p>
          Başvuru en kısa sürede ve en geç <strong>30 gün</strong> içinde ücretsiz sonuçlandırılır. İşlem ayrıca bir
          maliyet gerektirirse Kurul’un belirlediği tarifedeki ücret istenebilir. Yanıt verilmez, reddedilir veya
          yetersiz bulunursa yanıtı öğrendiğiniz tarihten itibaren 30 gün ve her hâlde başvurudan itibaren 60 gün içinde
          Kişisel Verileri Koruma Kurulu’na şikâyet edebilirsiniz.
        </p>
      </>
    ),
  },
]

export default function KvkkPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <LegalPage
      path="/kvkk"
      info={info}
      title="KVKK Aydınlatma Metni"
      updated="2026-11-16"
      lead="Kişisel verilerinizin kim tarafından, neden ve nasıl işlendiğini anlatır. Bu bir bilgilendirmedir; onayınız istenmez. Açık rızanız gereken konular ayrı bir metindedir."
      sections={sections(info)}
    />
  )
}
