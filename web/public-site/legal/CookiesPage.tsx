import { CookieChoiceButton } from '../CookieChoiceButton.tsx'
import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import styles from './LegalPage.module.css'
import { LegalPage, type LegalSection, Operator, Rows } from './LegalPage.tsx'

const necessary = [
  {
    name: 'Oturum çerezi',
    facts: {
      Amaç: 'Giriş yaptığınızı hatırlamak, isteğin sizden geldiğini doğrulamak',
      Süre: 'Oturum boyunca; “Beni hatırla” seçilirse daha uzun, çıkışta silinir',
      Tür: 'Çerez, kendi alan adımız',
    },
  },
  {
    name: 'Tanınan cihaz çerezi',
    facts: {
      Amaç: 'Bu tarayıcıda hesabınıza daha önce girdiğinizi hatırlamak: başkaları şifrenizi denerken siz bekletilmezsiniz. Şifrenin ya da ikinci adımın yerine geçmez',
      Süre: '180 gün; şifreniz değişince geçersiz olur',
      Tür: 'Çerez, kendi alan adımız',
    },
  },
  {
    name: 'Çerez tercihiniz (anahtar.consent)',
    facts: {
      Amaç: 'Verdiğiniz kararı, metnin sürümünü ve tarihini hatırlamak',
      Süre: 'Siz silene veya metnin sürümü değişene dek',
      Tür: 'Yerel depolama',
    },
  },
  {
    name: 'Görünüm ve taslaklar',
    facts: {
      Amaç: 'Açık veya koyu tema; bilgi panelinin ve mülk listesinin bıraktığınız gibi kalması; son aramalarınız; yarım kalan formun, bağlantı bekleyen mesajın, onay beklerken hazırlanan ilk mülkün ve bu sekmedeki asistan konuşmasının kaybolmaması; destek talebine ancak siz izin verirseniz eklenen son ekran ve hata kodu',
      Süre: 'Siz silene, formu gönderene veya çıkış yapana dek',
      Tür: 'Yerel depolama',
    },
  },
  {
    name: 'Önbellek',
    facts: {
      Amaç: 'Kendi listelerinizin hızlı açılması',
      Süre: 'En çok 1 saat; çıkışta silinir',
      Tür: 'Yerel depolama',
    },
  },
  {
    name: 'Çevrimdışı kullanım',
    facts: {
      Amaç: 'Giriş yapanlar için: uygulamanın dosyaları bağlantı yokken de açılsın diye saklanır. “Beni hatırla” seçildiyse son gördüğünüz listeler de okunabilir; kimlik numarası, doğum tarihi, telefon ve mesajlaşmalarınız bu kopyaya girmez',
      Süre: 'Listeler en çok 7 gün ve çıkışa kadar; dosyalar yeni sürüme veya siz silene dek',
      Tür: 'Yerel depolama ve tarayıcının dosya önbelleği',
    },
  },
]

const optional = [
  {
    name: 'Analitik',
    facts: {
      Amaç: 'Hangi sayfa ve düğmelerin işe yaradığını, nerede hata olduğunu anlamak',
      'Gönderilen olaylar':
        'Düğme tıklaması, kaydırma derinliği, sayfada geçen süre, e-posta ve sosyal medya bağlantısı tıklaması, hata, form gönderimi, tanıtım isteği, iletişim, içerik görüntüleme',
      Gönderilmeyenler: 'Ad, e-posta, kimlik numarası, mülk veya kontrat bilgisi, onay bağlantısı',
    },
  },
]

const sections = (info: PublicSiteInfo): LegalSection[] => [
  {
    id: 'tercih',
    title: 'Tercihiniz',
    body: (
      <>
        <p>
          Gerekli olanlar dışında hiçbir şey siz izin vermeden çalışmaz; önceden işaretli bir seçenek yoktur. İzin
          vermeden önceki hareketleriniz sonradan da gönderilmez. Kararınızı istediğiniz an değiştirin:
        </p>
        <p>
          <CookieChoiceButton className={styles.choice} />
        </p>
      </>
    ),
  },
  {
    id: 'nedir',
    title: 'Çerez ve yerel depolama nedir',
    body: (
      <p>
        Çerez, sitenin tarayıcınıza bıraktığı ve sonraki isteklerde geri gelen küçük bir kayıttır. Yerel depolama ise
        tarayıcınızda kalan, kendiliğinden gönderilmeyen bir kayıttır. Anahtar ikisini de kullanır.
      </p>
    ),
  },
  {
    id: 'gerekli',
    title: 'Gerekli olanlar',
    body: (
      <>
        <p>Bunlar olmadan giriş ve formlar çalışmaz; bu yüzden rıza istenmez.</p>
        <Rows rows={necessary} />
      </>
    ),
  },
  {
    id: 'istege-bagli',
    title: 'İsteğe bağlı olanlar',
    body: (
      <>
        <p>
          Anahtar hiçbir üçüncü taraf ölçüm betiği yüklemez. İşletmeci bir ölçüm hizmeti bağlarsa olaylar yalnız
          “Analitiğe izin ver” dediğinizde, sunucumuz üzerinden, adresiniz ve çereziniz olmadan ona ulaşır.{' '}
          {info.analyticsName
            ? `Bu kurulumda olayları alan hizmet: ${info.analyticsName}.`
            : 'Bu kurulumda böyle bir hizmet bağlı değildir.'}
        </p>
        <Rows rows={optional} />
      </>
    ),
  },
  {
    id: 'tarayici',
    title: 'Tarayıcınızdan silme',
    body: (
      <p>
        Tarayıcınızın gizlilik ayarlarından bu sitenin verilerini silebilir veya engelleyebilirsiniz. Gerekli olanları
        engellerseniz giriş yapamayabilirsiniz; sildiğinizde tercihiniz de silinir ve yeniden sorulur.
      </p>
    ),
  },
  {
    id: 'iletisim',
    title: 'İletişim',
    body: (
      <>
        <Operator info={info} />
        <p>
          Haklarınız için <a href="/kvkk#haklar">KVKK Aydınlatma Metni</a>, rızanın ayrıntıları için{' '}
          <a href="/consent">Açık Rıza Metni</a>.
        </p>
      </>
    ),
  },
]

export default function CookiesPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <LegalPage
      path="/cookies"
      info={info}
      title="Çerez Politikası"
      updated="2026-11-14"
      lead="Tarayıcınızda ne saklandığını, neden saklandığını ve seçiminizi nasıl değiştireceğinizi anlatır."
      sections={sections(info)}
    />
  )
}
