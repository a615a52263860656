import type { ActingRole } from './intent.rules.ts'

const meantFor: Record<ActingRole, string> = {
  owner: 'mülk sahipleri ve onlar adına çalışanlar',
  tenant: 'kiracılar',
  admin: 'yöneticiler',
}

export const assistantWords = {
  unknown:
    'Bunu bilmiyorum. Kiralar, kontratlar, kiracılar, mülkler, talepler, süreler, vergi ve kira hukuku hakkında sorabilirsiniz.',
  unsure: 'Sorunuzdan emin olamadım. Şunlardan birini mi sordunuz?',
  otherRole: (role: ActingRole) =>
    `Bu soruyu ${meantFor[role]} için yanıtlayabiliyorum; sizin kayıtlarınızda karşılığı yok.`,
  noName: (words: string) => `Kayıtlarınızda “${words}” adında bir kişi ya da mülk bulamadım.`,
  noMoney: 'Ödeme bilgilerini görme yetkiniz yok. Yetkiyi mülk sahibi verir.',
  noExpenses: 'Giderleri görme yetkiniz yok. Yetkiyi mülk sahibi verir.',
  shareOnly:
    'Hissenize düşen tutarları Ödemeler ekranında görürsünüz; asistan toplamları yalnızca tamamını görene söyler.',
  unread: 'Kayıtların bir bölümü şu anda okunamadı; sıfır saymayın, biraz sonra yeniden sorun.',
  chosenOwner: 'Yalnızca üstte seçili mülk sahibinin kayıtlarına baktım.',
  notLegal: 'Bilgilendirmedir, hukuki danışmanlık değildir.',
  notTax: 'Bilgilendirmedir, mali danışmanlık değildir.',
} as const
