import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import { LegalPage, type LegalSection, Operator } from './LegalPage.tsx'

const sections = (info: PublicSiteInfo): LegalSection[] => [
  {
    id: 'durum',
    title: 'Bugünkü durum',
    body: (
      <p>
        Anahtar beta süresince ücretsizdir; bugün sizden bir bedel alınmaz ve ücretli bir mesafeli sözleşme kurulmaz. Bu
        metin, işletmeci ileride ücretli bir plan sunarsa 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli
        Sözleşmeler Yönetmeliği uyarınca geçerli olacak kuralları önceden gösterir.
      </p>
    ),
  },
  {
    id: 'saglayici',
    title: 'Hizmeti sağlayan',
    body: <Operator info={info} />,
  },
  {
    id: 'konu',
    title: 'Hizmetin temel nitelikleri',
    body: (
      <p>
        Kiralık mülk, kontrat, talep ve ödeme kayıtlarını çevrim içi yönetme hizmeti. Fiziksel bir ürün gönderilmez.
        Planın kapsamı, süresi ve varsa sınırları sipariş ekranında yazar.
      </p>
    ),
  },
  {
    id: 'bedel',
    title: 'Bedel ve ödeme',
    body: (
      <ul>
        <li>Toplam bedel, bütün vergiler dâhil Türk lirası olarak siparişten önce gösterilir.</li>
        <li>Ödeme yükümlülüğü doğuran düğmede bunun bir ödeme yükümlülüğü olduğu açıkça yazar.</li>
        <li>
          Dönemlik planlarda yenilenme tarihi ve bedeli önceden bildirilir; istediğiniz an yenilemeyi durdurabilirsiniz.
        </li>
        <li>Ödeme bilgileri ödeme kuruluşunca alınır; Anahtar kart numarası saklamaz.</li>
      </ul>
    ),
  },
  {
    id: 'ifa',
    title: 'Hizmetin başlaması',
    body: (
      <p>
        Hizmet, ödeme onaylanınca hesabınızda açılır. Ön bilgilendirme ve sözleşme metni size e-postayla, kalıcı veri
        saklayıcısıyla gönderilir.
      </p>
    ),
  },
  {
    id: 'cayma',
    title: 'Cayma hakkı',
    body: (
      <>
        <p>
          Tüketici olarak, sözleşmenin kurulduğu günden itibaren <strong>14 gün</strong> içinde gerekçe göstermeden ve
          cezai şart ödemeden cayabilirsiniz. Bildirimi e-postayla veya Sistem Desteği ekranından yapmanız yeterlidir;
          ispat yükü bakımından yazılı ya da kalıcı veri saklayıcısı kullanın.
        </p>
        <p>
          Cayma süresi dolmadan, sizin onayınızla ifasına başlanan hizmetlerde ve elektronik ortamda anında ifa edilen
          hizmetlerde Yönetmelik’in istisnaları uygulanabilir; bu durum siparişten önce ayrıca belirtilir ve onayınız
          alınır.
        </p>
      </>
    ),
  },
  {
    id: 'iade',
    title: 'Bedel iadesi',
    body: (
      <p>
        Cayma bildirimi ulaştıktan sonra en geç 14 gün içinde, tahsil edilen bedel ödeme yönteminize uygun biçimde ve
        tek seferde geri ödenir.
      </p>
    ),
  },
  {
    id: 'ornek',
    title: 'Örnek cayma bildirimi',
    body: (
      <p>
        “[Tarih] tarihinde kurulan Anahtar [plan adı] sözleşmesinden cayma hakkımı kullanıyorum. Ad soyad, hesap
        e-postası, bildirim tarihi.”
      </p>
    ),
  },
  {
    id: 'basvuru',
    title: 'Şikâyet ve başvuru',
    body: (
      <p>
        Şikâyetlerinizi önce işletmeciye iletebilirsiniz. Uyuşmazlıkta, Ticaret Bakanlığı’nın her yıl ilan ettiği
        parasal sınırlara göre yerleşim yerinizdeki veya hizmeti aldığınız yerdeki tüketici hakem heyetine ya da
        tüketici mahkemesine başvurabilirsiniz.
      </p>
    ),
  },
]

export default function DistanceSalesPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <LegalPage
      path="/distance-sales"
      info={info}
      title="Mesafeli Satış Bilgilendirmesi"
      updated="2026-11-14"
      lead="Bugün bir satış yok. Ücretli bir plan sunulursa geçerli olacak ön bilgilendirme, cayma ve iade kuralları."
      sections={sections(info)}
    />
  )
}
