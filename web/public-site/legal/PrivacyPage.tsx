import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import { LegalPage, type LegalSection, Operator } from './LegalPage.tsx'

const sections = (info: PublicSiteInfo): LegalSection[] => [
  {
    id: 'ozet',
    title: 'Kısaca',
    body: (
      <ul>
        <li>Kira ilişkisini yürütmek için gereken bilgileri işleriz; fazlasını istemeyiz.</li>
        <li>Bilgilerinizi satmayız, izniniz olmadan reklam veya ölçüm için kullanmayız.</li>
        <li>Kaydı yalnız kiralamanın tarafları ve yetki verilenler görür.</li>
        <li>Bilgilerinizin kopyasını, düzeltilmesini veya silinmesini isteyebilirsiniz.</li>
      </ul>
    ),
  },
  {
    id: 'kim',
    title: 'Kim sorumlu',
    body: (
      <>
        <p>
          Anahtar, farklı kişi ve kuruluşların kendi sunucusunda çalıştırabildiği bir yazılımdır. Bu kurulumdaki
          verilerden, kurulumu işleten sorumludur:
        </p>
        <Operator info={info} />
      </>
    ),
  },
  {
    id: 'veriler',
    title: 'İşlediğimiz bilgiler',
    body: (
      <ul>
        <li>Hesap: ad, soyad, e-posta, telefon, profil resmi, T.C. kimlik numarası, doğum yılı, rol ve yetkiler</li>
        <li>Mülk: adres, tapu bilgileri, özellikler, sayaç numaraları, demirbaş, fotoğraf ve belgeler</li>
        <li>Kontrat: taraflar, kira şartları, onay kararları ve her adımın zamanı, IP adresi ve tarayıcı bilgisi</li>
        <li>
          Ödeme kayıtları: tutar, vade, durum, yüklenen dekontlar ve banka hareketleri. Kart veya banka şifresi hiçbir
          zaman istenmez.
        </li>
        <li>İletişim: talepler, mesajlar, forum yazıları, destek talepleri ve ekleri</li>
        <li>Teknik: oturum, son görülme, güvenlik ve hata kayıtları</li>
      </ul>
    ),
  },
  {
    id: 'kullanim',
    title: 'Ne için kullanırız',
    body: (
      <>
        <p>
          Hesabınızı açmak, kontratı hazırlayıp onaya sunmak, talepleri ve ödemeleri izlemek, sizi bilgilendirmek,
          hizmeti güvenli tutmak ve yasal yükümlülükleri yerine getirmek için. Her amacın hukuki sebebi{' '}
          <a href="/kvkk#amaclar">KVKK Aydınlatma Metni</a> içindedir.
        </p>
        <p>
          Asistan, sorunuzu ve analizi yalnız sizin görmeye yetkili olduğunuz kayıtlardan çıkarır; hesabı bu sunucu
          yapar ve sorular saklanmaz.{' '}
          {info.languageModelName
            ? `Bu kurulumda anlaşılamayan sorularınız ve hazır yanıtların cümleleri, kayıtlarınızdaki adlar çıkarılarak ${info.languageModelName} dil modeline gönderilir; telefon, e-posta ve IBAN içeren yanıtlar gönderilmez.`
            : 'Bu kurulumda sorularınız hiçbir dil modeline gönderilmez.'}{' '}
          Hakkınızda sizi bağlayan otomatik bir karar verilmez.
        </p>
      </>
    ),
  },
  {
    id: 'paylasim',
    title: 'Kimlerle paylaşılır',
    body: (
      <>
        <p>
          Mülk sahibi kendi mülklerinin kiracılarını; kiracı kendi kontratını ve mülk sahibini; emlakçı, avukat ve
          yetkililer kendilerine açılan mülkleri görür. Kimlik numarasının tamamı yalnız kontrat için gerekli olanlara
          gösterilir.
        </p>
        <p>
          Barındırma, e-posta, SMS ve dosya saklama hizmetleri, işletmeci adına ve onun talimatıyla veri işler. Forumda
          yazdıklarınızı diğer kullanıcılar, adınızı ve soyadınızın ilk harfini görerek okur; oraya kimlik veya adres
          yazmayın.
        </p>
        <p>
          İsterseniz takviminiz için özel bir adres oluşturursunuz; adresi bilen herkes o takvimi okur. Siz açmadıkça
          içinde kişi, mülk ve belge adı, hiçbir zaman da tutar bulunmaz. Adresi dilediğiniz an yeniler veya
          kapatırsınız. Abone ettiğiniz takvim uygulaması okuduğunu kendi koşullarına göre saklar.
        </p>
      </>
    ),
  },
  {
    id: 'sure',
    title: 'Ne kadar saklanır',
    body: (
      <p>
        Hesabınız açık olduğu sürece ve kontrattan doğan hakların zamanaşımı süresince. Silinmesini istediğiniz ama
        kanunen saklanması gereken kayıtlar, süre dolana dek yalnız o amaçla tutulur.
      </p>
    ),
  },
  {
    id: 'guvenlik',
    title: 'Nasıl korunur',
    body: (
      <p>
        Kimlik numaraları şifrelenir, giriş şifreleri özetlenir, onay bağlantıları imzalıdır ve tek kullanımlıktır.
        Yetkiler her istekte sunucuda denetlenir; başkasının kaydı, yokmuş gibi yanıtlanır. Hiçbir sistem tümüyle
        risksiz değildir: bir ihlal olursa işletmeci, Kanun’un istediği biçimde Kurul’a ve etkilenenlere bildirir.
      </p>
    ),
  },
  {
    id: 'haklar',
    title: 'Haklarınız ve başvuru',
    body: (
      <p>
        Bilgilerinizi öğrenme, kopyasını alma, düzeltme, silme ve itiraz haklarınız vardır. Başvuru yolları ve 30 günlük
        yanıt süresi <a href="/kvkk#basvuru">KVKK Aydınlatma Metni</a> içinde yazar.
      </p>
    ),
  },
  {
    id: 'cocuklar',
    title: 'Çocuklar',
    body: <p>Anahtar 18 yaşından küçükler için değildir; bilerek onların hesabı açılmaz.</p>,
  },
  {
    id: 'cerezler',
    title: 'Çerezler',
    body: (
      <p>
        Tarayıcınızda neyin saklandığı ve tercihinizi nasıl değiştireceğiniz <a href="/cookies">Çerez Politikası</a>{' '}
        içindedir.
      </p>
    ),
  },
  {
    id: 'degisiklik',
    title: 'Değişiklikler',
    body: (
      <p>
        Bu metin değişirse yukarıdaki tarih güncellenir; önemli değişiklikler uygulama içinde veya e-postayla duyurulur.
      </p>
    ),
  },
]

export default function PrivacyPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <LegalPage
      path="/privacy"
      info={info}
      title="Gizlilik Politikası"
      updated="2026-11-16"
      lead="Hangi bilgileri neden işlediğimizi, kimin gördüğünü ve bunları nasıl koruduğumuzu sade bir dille anlatır."
      sections={sections(info)}
    />
  )
}
