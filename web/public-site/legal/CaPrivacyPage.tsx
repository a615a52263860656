import { CookieChoiceButton } from '../CookieChoiceButton.tsx'
import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import styles from './LegalPage.module.css'
import { LegalPage, type LegalSection, Operator } from './LegalPage.tsx'

const sections = (info: PublicSiteInfo): LegalSection[] => [
  {
    id: 'kapsam',
    title: 'Kimin için',
    body: (
      <p>
        Bu bildirim, California’da yaşayan kullanıcılar içindir ve <a href="/privacy">Gizlilik Politikası</a>’nı
        tamamlar. California Tüketici Gizliliği Yasası (CCPA/CPRA) her işletmeye uygulanmaz; işletmeci yasa kapsamında
        olmasa da aşağıdaki istekleri aynı biçimde yanıtlamayı hedefler.
      </p>
    ),
  },
  {
    id: 'kategoriler',
    title: 'Toplanan bilgi kategorileri',
    body: (
      <ul>
        <li>Tanımlayıcılar: ad, e-posta, telefon, IP adresi</li>
        <li>Hassas bilgi: resmî kimlik numarası (yalnız kimlik doğrulama ve kontrat için)</li>
        <li>Ticari bilgi: mülk, kontrat ve ödeme kayıtları</li>
        <li>İnternet etkinliği: yalnız izin verirseniz sayfa kullanım olayları</li>
        <li>İçerik: mesaj, talep, belge ve fotoğraflar</li>
      </ul>
    ),
  },
  {
    id: 'kaynak',
    title: 'Kaynak, amaç ve süre',
    body: (
      <p>
        Bilgiler sizden, kira ilişkinizin diğer tarafından ve tarayıcınızdan gelir; kira ilişkisini yürütmek, sizi
        bilgilendirmek ve hizmeti güvenli tutmak için kullanılır. Süreler{' '}
        <a href="/kvkk#sureler">aydınlatma metninde</a> yazar.
      </p>
    ),
  },
  {
    id: 'satis',
    title: 'Satış ve paylaşım',
    body: (
      <>
        <p>
          Kişisel bilgileriniz para karşılığı satılmaz. İzin verdiğiniz analitik olaylar, bağlanan ölçüm hizmetinin
          türüne göre bu yasada “paylaşım” sayılabilir; izni vermeyerek veya geri alarak bunu durdurursunuz:
        </p>
        <p>
          <CookieChoiceButton className={styles.choice} />
        </p>
      </>
    ),
  },
  {
    id: 'haklar',
    title: 'Haklarınız',
    body: (
      <ul>
        <li>Hangi bilgilerin toplandığını öğrenme ve kopyasını alma</li>
        <li>Yanlış bilgiyi düzelttirme, bilgiyi sildirme (yasal istisnalarla)</li>
        <li>Satış ve paylaşımı durdurma, hassas bilginin kullanımını sınırlama</li>
        <li>Hakkınızı kullandığınız için farklı davranılmama</li>
      </ul>
    ),
  },
  {
    id: 'basvuru',
    title: 'Başvuru',
    body: (
      <>
        <p>
          İsteğinizi aşağıdaki adrese veya Sistem Desteği ekranından iletin; yetkili bir temsilci de sizin adınıza
          başvurabilir. Kimliğiniz, hesabınızdaki bilgilerle doğrulanır. Yanıt en geç 45 gün içinde verilir.
        </p>
        <Operator info={info} />
      </>
    ),
  },
]

export default function CaPrivacyPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <LegalPage
      path="/ca-privacy"
      info={info}
      title="California Gizlilik Bildirimi"
      updated="2026-11-14"
      lead="California’da yaşayanların bilgi, silme ve paylaşımı durdurma hakları."
      sections={sections(info)}
    />
  )
}
