import { type DeadlineRule, usualReminders } from './deadline-rule.rules.ts'

/** Deadlines during a tenancy and at its end. */
export const tenancyDeadlineRules = {
  tenancy_end: {
    label: 'Kiracılığın sonu',
    title: 'Kiracılığın son günü',
    article: '',
    text: 'Kiracılık bu gün sona eriyor; çıkış teslimi, sayaçlar, anahtarlar ve depozito listede adım adım durur.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Çıkış teslimini planlayın ve kesinti önerecekseniz belgeleriyle yazın.',
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
      tenant: {
        todo: 'Kiralananı bu güne kadar boşaltın; çıkış teslimini birlikte yapın.',
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
    },
    remindAt: usualReminders,
  },
  deposit_report: {
    label: 'Depozito',
    title: 'Bankaya dava bildirimi için son gün',
    article: 'TBK 342',
    text: 'Kontratın sona ermesini izleyen üç ay içinde dava ya da takip bankaya bildirilmezse banka, güvence hesabındaki depozitoyu kiracının istemiyle öder. Bu süre bankanındır; iade için bekleme süresi değildir.',
    concerns: 'both',
    sides: {
      landlord: {
        todo: 'Alacağınız varsa dava ya da takibi bu güne kadar bankaya yazılı bildirin; yoksa kalan depozitoyu beklemeden iade edin.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
      tenant: {
        todo: 'Bankaya bildirim yapılmadıysa bu günden sonra depozitonun iadesini bankadan isteyebilirsiniz.',
        action: { label: 'Kontratı aç', target: 'contract' },
      },
    },
    remindAt: usualReminders,
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
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
      tenant: {
        todo: 'Taahhüt ettiğiniz gün bu; çıkış teslimini mülk sahibiyle önceden planlayın.',
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
    },
    remindAt: usualReminders,
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
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
    },
    remindAt: usualReminders,
  },
  late_rent_notice: {
    label: 'Ödeme ihtarı',
    title: 'Ödeme ihtarındaki sürenin son günü',
    article: 'TBK 315, 362',
    text: 'Ödenmeyen kira ya da yan gider için verilen süre bu gün doluyor; tamamı ödenirse bu ihtara dayanarak fesih yapılamaz.',
    concerns: 'tenant',
    sides: {
      landlord: {
        todo: 'Ödemeyi hesaptan izleyin; ödenmezse ertesi günden başlayarak fesih ve tahliye yoluna gidilebilir.',
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
      tenant: {
        todo: 'İhtardaki borcun tamamını bu gün bitmeden ödeyin; karşı çıkıyorsanız yazılı olarak bildirin.',
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
    },
    remindAt: [7, 1],
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
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
      tenant: {
        todo: 'Tutanağı okuyun; onaylayın ya da itiraz edin.',
        action: { label: 'Oku ve karar ver', target: 'tenancy' },
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
        action: { label: 'Kiracılığı aç', target: 'tenancy' },
      },
      tenant: {
        todo: 'Eksik ya da hasarlı bulduklarınızı bu güne kadar not ve fotoğrafla ekleyin.',
        action: { label: 'Not ekle', target: 'tenancy' },
      },
    },
    // The period is only a week, so there is no earlier reminder.
    remindAt: [1],
  },
} satisfies Record<string, DeadlineRule>
