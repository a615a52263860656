import { type DeadlineRule, usualReminders } from './deadline-rule.rules.ts'

/** Deadlines of a contract, before and after it takes effect. */
export const contractDeadlineRules = {
  approval_link: {
    label: 'Onay bağlantısı',
    title: 'Onay bağlantısının süresi doluyor',
    article: '',
    text: 'Süresi dolan bağlantıyla karar verilemez; kontrat onaylanmadan yürürlüğe girmez.',
    concerns: 'tenant',
    sides: {
      landlord: {
        todo: 'Kiracıya hatırlatın ya da bağlantıyı yeniden gönderin.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
      tenant: {
        todo: 'Kontratı okuyun; onaylayın, reddedin ya da düzenleme isteyin.',
        action: { label: 'Oku ve karar ver', target: 'contract' },
      },
    },
    // The link lasts a week and approvals have their own reminders, so this one comes on the last day only.
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
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: [1],
  },
  contract_end: {
    label: 'Kontrat bitişi',
    title: 'Kontrat süresi doluyor',
    article: 'TBK 327, 347, 367',
    text: 'Konut ve çatılı işyerinde kiracı süresinde bildirimde bulunmazsa kontrat aynı koşullarla bir yıl uzar. Çatısı olmayan yerde süre, bildirim gerekmeden dolar; tarla gibi ürün kirası karşı çıkılmadan sürerse yıldan yıla yenilenir.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Yenilemek istiyorsanız yeni şartları kiracıya bu tarihten önce gönderin.',
        action: { label: 'Yenile', target: 'renewal' },
      },
      tenant: {
        todo: 'Konut ve çatılı işyerinde kalacaksanız bir şey yapmanız gerekmez; çıkacaksanız en az 15 gün önce yazılı bildirimde bulunun.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: usualReminders,
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
        action: { label: 'Kontratı aç', target: 'contract' },
      },
      tenant: {
        todo: 'Çıkacaksanız bildiriminiz bu gün bitmeden mülk sahibine yazılı olarak ulaşmış olmalı.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: usualReminders,
  },
  landlord_notice: {
    label: 'Kiraya verenin bildirimi',
    title: 'Kiraya verenin bildirimi için son gün',
    article: 'TBK 347',
    text: 'On yıllık uzama süresi doldu: her uzama yılının bitiminden en az üç ay önce yazılı bildirimle (TBK 348), neden göstermeden sona erdirilebilir.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Kontratı bu yıl sona erdirecekseniz yazılı bildiriminiz bu güne kadar kiracıya ulaşmış olmalı.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: usualReminders,
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
        action: { label: 'Artışı hazırla', target: 'increase' },
      },
      tenant: {
        todo: 'Yeni dönemin kirasını mülk sahibiyle netleştirin; artış bu sınırı geçemez.',
        action: { label: 'Kira artışını aç', target: 'increase' },
      },
    },
    remindAt: usualReminders,
  },
  rent_court: {
    label: 'Kira tespiti',
    title: 'Kira tespiti için dava ya da yazılı bildirim günü',
    article: 'TBK 344, 345',
    text: 'Beş yılını dolduran kiracılıkta her yeni kira yılının kirasını hâkim belirleyebilir; mahkemece belirlenmişse beş yıl o dönemden yeniden sayılır. Yeni dönemin başından geçerli olması için dava, o dönem başlamadan en az 30 gün önce açılır ya da artış aynı süre içinde kiracıya yazılı bildirilir ve dava dönemin sonuna kadar açılır. Gün kaçırılırsa belirlenen kira bir sonraki kira yılından geçerli olur; kontratta artış şartı varsa dönemin sonuna kadar açılan dava yine dönemin başından geçerlidir.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Tespit isteyecekseniz bu güne kadar dava açın ya da artışı kiracıya yazılı bildirin; davadan önce arabuluculuk zorunludur, ona zaman bırakın.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: usualReminders,
  },
  two_notices: {
    label: 'İki haklı ihtar',
    title: 'İki haklı ihtar varsa dava için son gün',
    article: 'TBK 352/2',
    text: 'Bir kira yılında iki haklı ihtar yapıldıysa, o yılın bitiminden başlayarak bir ay içinde tahliye davası açılır. Dava öncesinde arabuluculuk zorunludur.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Bu kira yılında iki haklı ihtar varsa tahliye davası en geç bu gün açılır; hazırlığa önceden başlayın.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    // No reminders: the arrears file counts the notices, and landlords who sent none need no yearly reminder.
    remindAt: [],
  },
  need_suit: {
    label: 'İhtiyaç davası',
    title: 'İhtiyaç, yeniden yapım ya da kiracının konutu nedeniyle dava için son gün',
    article: 'TBK 350, 352/3',
    text: 'Kiraya verenin ya da yakınlarının ihtiyacı, esaslı onarım ve yeniden yapım (TBK 350) ile kiracının ya da eşinin aynı ilçe veya belde sınırlarında oturmaya elverişli konutu olması (TBK 352/3) nedeniyle tahliye davası, sürenin bitiminden başlayarak bir ay içinde açılır. Kaçırılırsa bir sonraki uzama yılının sonu beklenir. Dava öncesinde arabuluculuk zorunludur.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Böyle bir neden varsa dava en geç bu gün açılır; süre bitmeden yazılı bildirim yapıldıysa dava uzayan yılın sonuna kadar açılabilir (TBK 353).',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    // No reminders, as for two notices: most landlords have no such reason.
    remindAt: [],
  },
  new_owner_notice: {
    label: 'Yeni malikin bildirimi',
    title: 'Yeni malikin yazılı bildirimi için son gün',
    article: 'TBK 351',
    text: 'Kiralananı kiracılık sürerken edinen kişi, kendisinin ya da yakınlarının ihtiyacı varsa bunu edinmeden başlayarak bir ay içinde kiracıya yazılı bildirir ve altı ay sonra dava açar. Kaçırılırsa dava ancak sözleşme süresinin bitiminden başlayarak bir ay içinde açılabilir. Gün, tapu tarihinden hesaplanır.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'İhtiyacınız varsa yazılı bildiriminiz bu güne kadar kiracıya ulaşmış olmalı (noter, iadeli taahhütlü mektup ya da KEP).',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: usualReminders,
  },
  new_owner_suit: {
    label: 'Yeni malikin davası',
    title: 'Yeni malikin ihtiyaç davası için altı ay doluyor',
    article: 'TBK 351',
    text: 'Edinmeden başlayarak bir ay içinde yazılı bildirim yapıldıysa ihtiyaç nedeniyle tahliye davası, edinmeden altı ay sonra açılabilir. Dava öncesinde arabuluculuk zorunludur.',
    concerns: 'landlord',
    sides: {
      landlord: {
        todo: 'Bildirimi süresinde yaptıysanız dava bu günden sonra açılabilir; arabulucuya önceden başvurun.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: usualReminders,
  },
} satisfies Record<string, DeadlineRule>
