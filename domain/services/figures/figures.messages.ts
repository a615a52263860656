interface FigureText {
  label: string
  /** The definition, shown on a tap. */
  sentence: string
}

const table = {
  properties: {
    label: 'Mülk',
    sentence:
      'Kiraya verilebilen yerler: evler, dükkânlar ve binaların bölümleri. Bölümleri ayrı yazılan bina ayrıca söylenir, bu sayıya girmez.',
  },
  rented: { label: 'Kirada', sentence: 'Durumu “Kiralanmış” olan mülkler.' },
  vacant: {
    label: 'Boş',
    sentence:
      'Kirada olmayan bütün mülkler: kiralanmamış, boş, boşta, kiralanabilir ve kiracı aranan. Kirada olanlarla toplamı mülk sayısıdır.',
  },
  waitingContracts: {
    label: 'Yanıt bekleyen kontrat',
    sentence: 'Kefilin ya da bir kiracının yanıtı eksik olan, süresi dolmamış kontratlar. Reddedilenler sayılmaz.',
  },
  pendingPayments: {
    label: 'Ödeme bekleyen',
    sentence: 'Kiracısı olan ve günü gelmiş bir borcu açık duran mülkler. Boş mülkler sayılmaz.',
  },
  occupancyOverTime: {
    label: 'Ay sonu doluluk',
    sentence:
      'Her ayın son günü süren kiracılıkların, o gün kayıtlı mülklere oranı. Bugünkü doluluk mülkün durumuna bakar; ikisi ayrılabilir.',
  },
  occupancy: {
    label: 'Doluluk oranı',
    sentence: 'Kirada olan mülklerin bütün mülklere oranı, tam yüzdeye yuvarlanır.',
  },
  expected: {
    label: 'Beklenen',
    sentence:
      'Ayın bütün borçları: kira, aidat, fatura ve diğerleri; depozito hariç. Stopaj kesen kiracıda kiranın kesintiden sonraki tutarıdır.',
  },
  collected: {
    label: 'Tahsil edilen',
    sentence:
      'Ayın borçlarından parayla ya da depozitodan kapanan tutar, para hangi gün geldiyse gelsin. Vazgeçilen tutar sayılmaz.',
  },
  open: { label: 'Açık', sentence: 'Ayın borçlarından henüz kapanmayan tutar; günü gelmemiş olanlar da içindedir.' },
  older: { label: 'Önceki aylardan', sentence: 'Daha önceki ayların hâlâ açık olan borçları; depozito hariç.' },
  forgiven: { label: 'Vazgeçilen', sentence: 'Ayın borçlarından kiraya verenin almaktan vazgeçtiği tutar.' },
  late: {
    label: 'Geciken',
    sentence:
      'Günü geçmiş, ödenmemiş ve onayınızı bekleyen bir dekontla karşılanmayan tutar; depozito hariç. Ödeme gününün kendisi gecikme değildir. İhtar ve faiz dekonta değil, gelen paraya bakar.',
  },
  lateCount: {
    label: 'Geciken hesap',
    sentence: 'Geciken tutarı olan kiracılık hesapları; her para birimi ayrı sayılır.',
  },
  depositHeld: {
    label: 'Eldeki depozito',
    sentence: 'Alınan depozitolardan iade edilen ve kesilen düşülür; henüz alınmamış depozito sayılmaz.',
  },
  taxBase: {
    label: 'Vergi matrahı',
    sentence:
      'Beyan edilen kiradan istisna ve seçilen yöntemin gideri düşülünce kalan tutar (GVK 21, 74). Vergi yılına göre sayılır; bu yüzden gelirden farklı olabilir.',
  },
  income: {
    label: 'Gelir',
    sentence:
      'Bu dönemde gelen kira, gecikme faizi ve giderden doğmayan diğer alacaklar; paranın geldiği gün sayılır. Depozito, KDV, aidat, fatura, hasar ve masraf ödemeleri gelir sayılmaz. Kurumsal kiracının kestiği stopaj da dahil değildir.',
  },
  withheld: {
    label: 'Kesilen stopaj',
    sentence:
      'Bu dönemde gelen kiradan kurumsal kiracının kesip vergi dairesine yatırdığı tutar. Gelire dahil değildir; vergi tablosunda ait olduğu yılda düşülür.',
  },
  expectedIncome: {
    label: 'Beklenen gelir',
    sentence: 'Günü bu dönemde gelen, gelir sayılan borçlar. Bugünden sonrası sayılmaz.',
  },
  documentTotal: {
    label: 'Belge toplamı',
    sentence: 'Geçerli giderlerin belgede yazan tutarı; kiracının karşıladığı bölüm de içindedir.',
  },
  expense: {
    label: 'Gider',
    sentence: 'Tarihi bu dönemde olan geçerli giderlerde sizin payınız; kiracının karşıladığı bölüm çıkarılmıştır.',
  },
  net: {
    label: 'Net',
    sentence: 'Gelen lira gelirden sizin giderleriniz çıkarılır. Döviz gelirleri ayrı gösterilir, nete katılmaz.',
  },
  yield: {
    label: 'Net getiri',
    sentence:
      'Dönem sonuna kadarki on iki ayın neti, yazdığınız mülk değerine bölünür. Değer sizin tahmininizdir; yalnızca bu ekranda kullanılır.',
  },
  vacancy: {
    label: 'Boş gün',
    sentence:
      'Mülkün bilindiği günlerden kiracılık olmayanlar. Mülk, buraya eklendiği günden ya da daha eskiyse ilk kiracılığından beri bilinir. Gelecek günler ve binaların kendisi sayılmaz.',
  },
  latePart: {
    label: 'Geç ödeme payı',
    sentence:
      'Depozito dışında günü gelmiş borçlardan gününden sonra kapanan ya da hâlâ açık olanların payı; tutara göre değil, adede göredir.',
  },
  requestCost: { label: 'Talep gideri', sentence: 'Bir talepten doğan giderlerde sizin payınız.' },
  rents: {
    label: 'Kiralar ve TÜFE',
    sentence:
      'İlk kira, her kira yılının başında bir önceki ayın TÜFE on iki aylık ortalaması kadar artsaydı bugün ne olurdu? Konutta 2022–2024 arasındaki %25 sınırı hesaba katılmamıştır. Kaynak: TÜİK. Bilgi amaçlıdır, hukuki danışmanlık değildir.',
  },
} as const satisfies Record<string, FigureText>

export type FigureName = keyof typeof table
/** Each figure's one name and definition; the rule or query of each stands in docs/figures.md. */
export const figureTexts: Record<FigureName, FigureText> = table
