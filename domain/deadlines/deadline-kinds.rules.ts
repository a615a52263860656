/** Shown beside every date of the list. */
export const informsOnly =
  'Bu tarihler kontrat bilgilerinden hesaplanır, bilgilendirme amaçlıdır ve hukuki danışmanlık yerine geçmez. Karar vermeden önce belgelerle karşılaştırın ve bir hukukçunun görüşünü alın.'

/** Where only a few dates stand beside other things. */
export const informsShortly = 'Tarihler bilgilendirme amaçlıdır, hukuki danışmanlık yerine geçmez.'

export const deadlineKinds = [
  'approval_link',
  'guarantor_link',
  'contract_end',
  'tenant_notice',
  'landlord_notice',
  'rent_increase',
  'rent_court',
  'two_notices',
  'tenancy_end',
  'deposit_report',
  'undertaking_evict',
  'undertaking_act',
  'paper_link',
  'handover_remarks',
  'dask_end',
  'document_end',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** From which side of the tenancy somebody looks at a date. */
export type Side = 'landlord' | 'tenant'

/** Where the next step is taken; the screen knows the addresses. */
export type ActionPlace = 'contract' | 'renewal' | 'increase' | 'tenancy' | 'features' | 'documents'

interface SideRule {
  /** What to do, and by when. */
  todo: string
  action: { label: string; place: ActionPlace }
}

interface DeadlineRule {
  /** For a chip and a filter. */
  label: string
  title: string
  /** Where it is written; empty where no law is behind it. */
  article: string
  /** What the law or the product makes of the day. */
  text: string
  /** Who has to move. */
  concerns: 'landlord' | 'tenant' | 'both'
  /** A side without an entry does not get the date. */
  sides: { landlord?: SideRule; tenant?: SideRule }
  /** How many days ahead people are reminded; the others go by without a word. */
  remindAt: readonly number[]
}

const usual = [30, 7, 1] as const

export const deadlineRules: Readonly<Record<DeadlineKind, DeadlineRule>> = {
  approval_link: {
    label: 'Onay bağlantısı',
    title: 'Onay bağlantısının süresi doluyor',
    article: '',
    text: 'Süresi dolan bağlantıyla karar verilemez; kontrat onaylanmadan yürürlüğe girmez.',
    concerns: 'tenant',
    sides: {
      landlord: {
        todo: 'Kiracıya hatırlatın ya da bağlantıyı yeniden gönderin.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
      tenant: {
        todo: 'Kontratı okuyun; onaylayın, reddedin ya da düzenleme isteyin.',
        action: { label: 'Oku ve karar ver', place: 'contract' },
      },
    },
    // It lasts a week and the approvals have reminders of their own, so only the last day is worth one more.
    remindAt: [1],
  },
  guarantor_link: {
    label: 'Kefil bağlantısı',
    title: 'Kefil bağlantısının süresi doluyor',
    article: 'TBK 583',
    text: 'Kefil ön onay vermeden kontrat yürürlüğe girmez. Kefaletin geçerliliği için kefilin el yazısı ayrıca gerekir.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Kefille görüşün; gerekirse bağlantıyı yeniden gönderin.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
    },
    remindAt: [1],
  },
  contract_end: {
    label: 'Kontrat bitişi',
    title: 'Kontrat süresi doluyor',
    article: 'TBK 347',
    text: 'Kiracı süresinde bildirimde bulunmazsa kontrat aynı koşullarla bir yıl uzar.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Yenilemek istiyorsanız yeni şartları kiracıya bu tarihten önce gönderin.',
        action: { label: 'Yenile', place: 'renewal' },
      },
      tenant: {
        todo: 'Kalacaksanız bir şey yapmanız gerekmez; çıkacaksanız en az 15 gün önce yazılı bildirimde bulunun.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
    },
    remindAt: usual,
  },
  tenant_notice: {
    label: 'Kiracının bildirimi',
    title: 'Kiracının bildirimi için son gün',
    article: 'TBK 347',
    text: 'Kiracı çıkmak istiyorsa sürenin bitiminden en az 15 gün önce yazılı bildirimde bulunur.',
    concerns: 'tenant',
    sides: {
      landlord: {
        todo: 'Bu güne kadar bildirim gelmezse kontrat bir yıl uzar; yeni dönem için hazırlanın.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
      tenant: {
        todo: 'Çıkacaksanız bildiriminiz bu gün bitmeden mülk sahibine yazılı olarak ulaşmış olmalı.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
    },
    remindAt: usual,
  },
  landlord_notice: {
    label: 'Kiraya verenin bildirimi',
    title: 'Kiraya verenin bildirimi için son gün',
    article: 'TBK 347',
    text: 'On yıllık uzama süresi doldu: her uzama yılının bitiminden en az üç ay önce bildirimle, neden göstermeden sona erdirilebilir.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Kontratı bu yıl sona erdirecekseniz yazılı bildiriminiz bu güne kadar kiracıya ulaşmış olmalı.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
    },
    remindAt: usual,
  },
  rent_increase: {
    label: 'Kira artışı',
    title: 'Kira artışı',
    article: 'TBK 344',
    text: 'Yeni dönemde artış, bir önceki ayın on iki aylık TÜFE ortalamasını geçemez.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Üst sınırı ve hesabı görün; artışı kiracıya önerin. Önermedikçe kira aynı kalır.',
        action: { label: 'Artışı hazırla', place: 'increase' },
      },
      tenant: {
        todo: 'Yeni dönemin kirasını mülk sahibiyle netleştirin; artış bu sınırı geçemez.',
        action: { label: 'Kira artışını aç', place: 'increase' },
      },
    },
    remindAt: usual,
  },
  rent_court: {
    label: 'Kira tespiti',
    title: 'Kira bedelinin tespiti istenebilir',
    article: 'TBK 344, 345',
    text: 'Beş yılını dolduran kontratta yeni dönemin kirasını hâkim belirleyebilir. Dava öncesinde arabuluculuk zorunludur.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Yeni dönemde geçerli olması için dava ya da yazılı bildirim, dönemin başından en az 30 gün önce yapılır.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
    },
    remindAt: usual,
  },
  two_notices: {
    label: 'İki haklı ihtar',
    title: 'İki haklı ihtar varsa dava için son gün',
    article: 'TBK 352/2',
    text: 'Bir kira yılında iki haklı ihtar yapıldıysa, o yılın bitiminden başlayarak bir ay içinde tahliye davası açılır. Dava öncesinde arabuluculuk zorunludur.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Bu kira yılında iki haklı ihtarınız varsa bu güne kadar avukatınızla görüşün.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
    },
    // The product knows of no notices: whoever has sent none should not hear of it every year.
    remindAt: [],
  },
  tenancy_end: {
    label: 'Kiracılığın sonu',
    title: 'Kiracılığın son günü',
    article: '',
    text: 'Kiracılık bu gün sona eriyor; çıkış teslimi, sayaçlar, anahtarlar ve depozito listede adım adım durur.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Çıkış teslimini planlayın ve kesinti önereceksiniz belgeleriyle yazın.',
        action: { label: 'Kiracılığı aç', place: 'tenancy' },
      },
      tenant: {
        todo: 'Kiralananı bu güne kadar boşaltın; çıkış teslimini birlikte yapın.',
        action: { label: 'Kiracılığı aç', place: 'tenancy' },
      },
    },
    remindAt: usual,
  },
  deposit_report: {
    label: 'Depozito',
    title: 'Depozito için dava bildirimi',
    article: 'TBK 342',
    text: 'Kontratın sona ermesini izleyen üç ay içinde bankaya dava ya da takip bildirilmezse depozito kiracıya geri verilir.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Alacağınız varsa dava ya da takibi bu güne kadar bankaya yazılı bildirin; yoksa depozitoyu iade edin.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
      tenant: {
        todo: 'Bankaya bildirim yapılmadıysa bu günden sonra depozitonun iadesini bankadan isteyebilirsiniz.',
        action: { label: 'Kontratı aç', place: 'contract' },
      },
    },
    remindAt: usual,
  },
  undertaking_evict: {
    label: 'Tahliye günü',
    title: 'Tahliye taahhüdündeki gün',
    article: 'TBK 352/1',
    text: 'Kiracı, kiralananı bu tarihte boşaltmayı yazılı olarak üstlendi.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Kiracıyla teslim gününü konuşun; boşaltılmazsa bir ay içinde icraya ya da mahkemeye başvurulur.',
        action: { label: 'Kiracılığı aç', place: 'tenancy' },
      },
      tenant: {
        todo: 'Taahhüt ettiğiniz gün bu; çıkış teslimini mülk sahibiyle önceden planlayın.',
        action: { label: 'Kiracılığı aç', place: 'tenancy' },
      },
    },
    remindAt: usual,
  },
  undertaking_act: {
    label: 'Tahliye başvurusu',
    title: 'Tahliye taahhüdüne dayanmak için son gün',
    article: 'TBK 352/1',
    text: 'Taahhüt edilen günden başlayarak bir ay içinde icraya başvurulmaz ya da dava açılmazsa taahhüt kullanılamaz.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Kiralanan boşaltılmadıysa bu güne kadar icraya ya da mahkemeye başvurun.',
        action: { label: 'Kiracılığı aç', place: 'tenancy' },
      },
    },
    remindAt: usual,
  },
  paper_link: {
    label: 'Tutanak onayı',
    title: 'Tutanağın onay süresi doluyor',
    article: '',
    text: 'Süresi dolan bağlantıyla karar verilemez; tutanak yeniden gönderilir.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Sıra sizdeyse onaylayın ya da itiraz edin; karşı taraftaysa hatırlatın.',
        action: { label: 'Kiracılığı aç', place: 'tenancy' },
      },
      tenant: {
        todo: 'Tutanağı okuyun; onaylayın ya da itiraz edin.',
        action: { label: 'Oku ve karar ver', place: 'tenancy' },
      },
    },
    remindAt: [1],
  },
  handover_remarks: {
    label: 'Teslim notu',
    title: 'Teslim tutanağına not için son gün',
    article: '',
    text: 'Giriş teslimi onaylandıktan sonra bir hafta boyunca gözden kaçanlar nota eklenebilir.',
    concerns: 'tenant',
    sides: {
      landlord: {
        todo: 'Kiracının ekleyeceği notları bu güne kadar izleyin.',
        action: { label: 'Kiracılığı aç', place: 'tenancy' },
      },
      tenant: {
        todo: 'Eksik ya da hasarlı bulduklarınızı bu güne kadar not ve fotoğrafla ekleyin.',
        action: { label: 'Not ekle', place: 'tenancy' },
      },
    },
    // A week is short: its first days need no word.
    remindAt: [1],
  },
  dask_end: {
    label: 'DASK',
    title: 'DASK poliçesi bitiyor',
    article: '6305 sayılı Kanun',
    text: 'Zorunlu deprem sigortası her yıl yenilenir.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Poliçeyi yenileyin ve yeni bitiş tarihini mülkün özelliklerine yazın.',
        action: { label: 'Poliçeyi güncelle', place: 'features' },
      },
    },
    remindAt: usual,
  },
  document_end: {
    label: 'Belge geçerliliği',
    title: 'Belgenin geçerliliği bitiyor',
    article: '',
    text: 'Belgeye yazılan geçerlilik tarihi doluyor.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Belgeyi yenileyin; yeni dosyayı yükleyip geçerlilik tarihini güncelleyin.',
        action: { label: 'Belgeyi aç', place: 'documents' },
      },
    },
    remindAt: usual,
  },
}

export const concernLabels: Readonly<Record<DeadlineRule['concerns'], string>> = {
  landlord: 'Ev sahibini ilgilendirir',
  tenant: 'Kiracıyı ilgilendirir',
  both: 'İki tarafı da ilgilendirir',
}
