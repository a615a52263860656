import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import { LegalPage, type LegalSection, Operator } from './LegalPage.tsx'

const sections = (info: PublicSiteInfo): LegalSection[] => [
  {
    id: 'taraflar',
    title: 'Taraflar ve kabul',
    body: (
      <>
        <p>
          Bu koşullar, Anahtar’ı kullanan siz ile bu kurulumu işleten arasında geçerlidir. Hesap açtığınızda koşulları
          kabul etmiş olursunuz. Yalnız onay bağlantısını kullanan kiracı ve kefiller için de ilgili maddeler
          geçerlidir.
        </p>
        <Operator info={info} />
      </>
    ),
  },
  {
    id: 'hizmet',
    title: 'Hizmetin konusu',
    body: (
      <p>
        Anahtar; mülk, kontrat, ödeme, talep ve belge kayıtlarını tutmaya, kontratı bağlantıyla onaya sunmaya ve
        tarafların haberleşmesine yarayan bir yazılımdır. İşletmeci kira ilişkisinin tarafı, aracısı, kefili veya
        temsilcisi değildir; para tahsil etmez ve tutmaz. Asistandaki rakamlar ve vergi tablosu kayıtlarınızdan
        hesaplanır ve bilgi amaçlıdır. Blog yazıları genel bilgi verir. Forum ve destek ekranları henüz açılmadı; bu
        koşullar açıldıklarında onlar için de geçerli olacaktır.
      </p>
    ),
  },
  {
    id: 'hesap',
    title: 'Hesap',
    body: (
      <ul>
        <li>18 yaşını doldurmuş olmanız ve doğru kimlik bilgisi vermeniz gerekir.</li>
        <li>Yeni hesaplar bir yöneticinin incelemesinden sonra açılır; bu genellikle yaklaşık 24 saat sürer.</li>
        <li>Şifrenizi kimseyle paylaşmayın; hesabınızla yapılan işlemlerden siz sorumlusunuz.</li>
        <li>Hesabınızın kötüye kullanıldığını düşünüyorsanız hemen şifrenizi değiştirin ve işletmeciye bildirin.</li>
      </ul>
    ),
  },
  {
    id: 'yetki',
    title: 'Yetki verdiğiniz kişiler',
    body: (
      <p>
        Emlakçı, avukat, yetkili, vekil veya hissedar eklediğinizde, seçtiğiniz mülk ve yetkilerle sınırlı olarak sizin
        adınıza işlem yapabilirler. Yetkiyi her zaman geri alabilirsiniz; geri almadan önceki işlemler geçerli kalır.
      </p>
    ),
  },
  {
    id: 'kontrat',
    title: 'Kontrat ve onaylar',
    body: (
      <>
        <p>
          Kontratın içeriğini taraflar belirler. Onay bağlantısı kişiye özeldir, 7 gün geçerlidir ve bir kez kullanılır;
          başkasına iletilmemelidir. Bütün taraflar onaylamadan kontrat yürürlükte gösterilmez. Şartlar değişirse önceki
          onaylar düşer.
        </p>
        <p>
          Kefilin çevrim içi yanıtı ön onaydır; kefaletin geçerliliği Türk Borçlar Kanunu’nun 583 ve 584. maddelerindeki
          el yazısı ve eş rızası şartlarına bağlıdır. Onay kaydı delil değerini kendiliğinden belirlemez; uyuşmazlıkta
          takdir mahkemenindir.
        </p>
      </>
    ),
  },
  {
    id: 'bilgi',
    title: 'Bilgilendirme, danışmanlık değil',
    body: (
      <p>
        Artış üst sınırı, yasal faiz, vergi tahmini, süre ve uyarılar yayımlanmış kurallara göre hesaplanır ve yalnız
        bilgi içindir. Hukuki veya mali danışmanlık değildir, beyanname yerine geçmez. İhtar taslaklarını Anahtar
        göndermez; metnini denetleyip usulünce gönderen sizsiniz. Karar vermeden önce bir uzmana danışın.
      </p>
    ),
  },
  {
    id: 'iceriginiz',
    title: 'İçeriğiniz',
    body: (
      <>
        <p>
          Girdiğiniz bilgi ve belgeler sizindir. İşletmeciye yalnız hizmeti sunmak için gereken kadar saklama, gösterme
          ve yedekleme izni verirsiniz. Başkasının kişisel verisini girerken buna hakkınız olduğunu ve o kişiyi
          bilgilendirdiğinizi kabul edersiniz.
        </p>
        <p>
          Forum ve mesajlarda hakaret, tehdit, ayrımcılık, yanıltıcı ilan, istenmeyen reklam ve başkalarının kişisel
          bilgileri paylaşılamaz; böyle içerik kaldırılabilir.
        </p>
      </>
    ),
  },
  {
    id: 'yasak',
    title: 'Yapılmaması gerekenler',
    body: (
      <ul>
        <li>Başkasının kimliğiyle hesap açmak veya onay vermek</li>
        <li>Yetkiniz olmayan kayıtlara erişmeye çalışmak, güvenliği sınamak için izinsiz saldırmak</li>
        <li>Hizmeti aşırı yüklemek, toplu veri çekmek veya zararlı dosya yüklemek</li>
        <li>Anahtar’ı yasa dışı bir amaçla kullanmak</li>
      </ul>
    ),
  },
  {
    id: 'beta',
    title: 'Beta ve ücret',
    body: (
      <p>
        Hizmet Beta Sürüm’dür ve beta süresince ücretsizdir. Özellikler değişebilir, kesinti olabilir; önemli
        kayıtlarınızın kopyasını tutun. Ücret getirilirse önceden <a href="/ucretlendirme">Ücretlendirme</a> sayfasında
        duyurulur ve ancak açık kabulünüzle, <a href="/distance-sales">mesafeli satış kuralları</a> çerçevesinde alınır.
      </p>
    ),
  },
  {
    id: 'sorumluluk',
    title: 'Sorumluluk',
    body: (
      <p>
        İşletmeci hizmeti özenle sunar; ancak kesintisiz ve hatasız olacağını taahhüt etmez. Tarafların birbirine karşı
        borçlarından ve girilen bilgilerin doğruluğundan sorumlu değildir. Kast, ağır kusur ve emredici tüketici
        hükümlerinden doğan sorumluluk saklıdır.
      </p>
    ),
  },
  {
    id: 'sona-erme',
    title: 'Sona erme',
    body: (
      <p>
        Hesabınızı her zaman kapatmayı isteyebilirsiniz; bunun için kayıtlarınızın kopyasını önceden alın. Bu koşulların
        ağır ihlalinde hesap askıya alınabilir veya kapatılabilir; mümkün olduğunca önceden bildirilir. Kanunen
        saklanması gereken kayıtlar sürelerince tutulur.
      </p>
    ),
  },
  {
    id: 'hukuk',
    title: 'Uygulanacak hukuk ve değişiklik',
    body: (
      <p>
        Türkiye Cumhuriyeti hukuku uygulanır. Tüketiciler, yerleşim yerlerindeki tüketici hakem heyeti ve tüketici
        mahkemelerine başvurabilir. Koşullar değişirse makul süre önce duyurulur; kabul etmezseniz hesabınızı
        kapatabilirsiniz.
      </p>
    ),
  },
]

export default function TermsPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <LegalPage
      path="/terms"
      info={info}
      title="Kullanım Koşulları"
      updated="2026-11-14"
      lead="Anahtar’ı kullanırken sizin ve işletmecinin uyacağı kurallar."
      sections={sections(info)}
    />
  )
}
