import { CookieChoiceButton } from '../CookieChoiceButton.tsx'
import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import styles from './LegalPage.module.css'
import { LegalPage, type LegalSection, Operator, Rows } from './LegalPage.tsx'

const subjects = [
  {
    name: 'Sayfa kullanımının ölçülmesi',
    facts: {
      'Rızanın konusu': 'Düğme, kaydırma, süre ve hata olaylarının işletmecinin seçtiği ölçüm hizmetine gönderilmesi',
      Vermezseniz: 'Hiçbir olay gönderilmez; uygulama aynı biçimde çalışır',
      'Geri alma': 'Her sayfanın altındaki “Çerez tercihleri” düğmesi',
    },
  },
  {
    name: 'Duyuru ve tanıtım iletileri',
    facts: {
      'Rızanın konusu': 'Yenilik ve tanıtım içeren ticari elektronik ileti gönderilmesi',
      Vermezseniz: 'Yalnız hesabınızla ve kontratlarınızla ilgili zorunlu iletiler gelir',
      'Geri alma': 'İletideki ret bağlantısı veya işletmeciye başvuru',
    },
  },
  {
    name: 'Ölçüm hizmetinin yurt dışında olması',
    facts: {
      'Rızanın konusu': 'İşletmeci yurt dışında bir ölçüm hizmeti kullanıyorsa olayların oraya aktarılması',
      Vermezseniz: 'Aktarım yapılmaz',
      'Geri alma': '“Çerez tercihleri” düğmesi',
    },
  },
]

const sections = (info: PublicSiteInfo): LegalSection[] => [
  {
    id: 'nedir',
    title: 'Açık rıza nedir',
    body: (
      <p>
        Açık rıza; belirli bir konuya ilişkin, bilgilendirmeye dayanan ve özgür iradeyle açıklanan rızadır. Üyelik veya
        kontrat onayı, bu metindeki rızalara bağlı değildir. Hiçbir kutu önceden işaretli gelmez; susmanız rıza
        sayılmaz. Verilerinizin rıza gerektirmeyen işlenmesi <a href="/kvkk">KVKK Aydınlatma Metni</a> içinde anlatılır.
      </p>
    ),
  },
  { id: 'konular', title: 'Rızanızın sorulduğu konular', body: <Rows rows={subjects} /> },
  {
    id: 'metin',
    title: 'Rıza beyanı',
    body: (
      <>
        <p>Bir konuda izin verdiğinizde beyan etmiş olduğunuz metin şudur:</p>
        <p>
          “KVKK Aydınlatma Metni’ni okudum. Yalnız seçtiğim konuda, yukarıda yazan verilerimin yazan amaçla işlenmesine
          özgür irademle açık rıza veriyorum. Rızamı dilediğim an geri alabileceğimi biliyorum.”
        </p>
      </>
    ),
  },
  {
    id: 'geri-alma',
    title: 'Rızayı geri alma',
    body: (
      <>
        <p>
          Rızanızı gerekçe göstermeden geri alabilirsiniz. Geri alma ileriye etkilidir: o andan sonra ilgili işlem
          durur, önceki işlemler geçerliliğini korur. Ölçüm tercihiniz için:
        </p>
        <p>
          <CookieChoiceButton className={styles.choice} />
        </p>
      </>
    ),
  },
  {
    id: 'kayit',
    title: 'Rızanın kaydı',
    body: (
      <p>
        Ölçüm tercihiniz, metnin sürümü ve tarihle birlikte kendi tarayıcınızda saklanır. Gizlilik Merkezi’nde
        verdiğiniz ya da geri aldığınız rızalar hesabınızın rıza geçmişine de yazılır. Amaçlar değişirse sürüm yükselir
        ve size yeniden sorulur.
      </p>
    ),
  },
  { id: 'iletisim', title: 'İletişim', body: <Operator info={info} /> },
]

export default function ConsentPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <LegalPage
      path="/consent"
      info={info}
      title="Açık Rıza Metni"
      updated="2026-11-14"
      lead="Yalnız siz izin verirseniz yapılan işlemleri, izin vermenin ve geri almanın yolunu anlatır. Aydınlatma metninden ayrıdır."
      sections={sections(info)}
    />
  )
}
