import { expenseEventLabels } from '#domain/money/expenses/expenses.messages.ts'
import type { AdminDecision } from '#domain/operations/admin/admin.api.ts'
import { type EventDetail, eventSentence } from '#domain/property/properties/property-events.rules.ts'
import type { AuditAct, AuditArea, AuditDetail } from '#domain/services/audit/audit.schema.ts'
import { knownCall } from '#domain/services/audit/calls.messages.ts'
import type { ContractEventKind } from '#domain/tenancy/contracts/contract-events.rules.ts'

export const actLabels: Record<AuditAct, string> = {
  sign_in: 'Giriş',
  change: 'Değişiklik',
  decision: 'Karar',
  look: 'Görüntüleme',
}

export const areaLabels: Record<AuditArea, string> = {
  account: 'Hesap',
  admin: 'Yönetici kararı',
  property: 'Mülk',
  contract: 'Kontrat',
  paper: 'Onay belgesi',
  ending: 'Kiracılığın sona ermesi',
  expense: 'Gider',
  tax_year: 'Vergi rakamları',
  file: 'Belge görüntüleme',
  export: 'Dışa aktarma',
  maintenance: 'Bakım',
  call: 'Diğer işlem',
  log: 'Denetim kaydı',
}

const contractTexts: Record<ContractEventKind, string> = {
  created: 'Kontrat oluşturuldu.',
  sent: 'Kontratın bağlantısı gönderildi.',
  link_handed_out: 'Kontratın bağlantısı elden iletilmek üzere kopyalandı.',
  opened: 'Kontrat açılıp okundu.',
  code_confirmed: 'Karar için gelen kod doğrulandı.',
  approved: 'Kontrat onaylandı.',
  rejected: 'Kontratta düzenleme istendi.',
  paper_awaited: 'İletişim bilgisi olmayan bir tarafın imzası kâğıtta bekleniyor.',
  signed_on_paper: 'Bir tarafın imzasının kâğıtta olduğunu mülk sahibi kaydetti.',
  paper_shown: 'Kâğıttaki imza kaydı tarafına gösterildi.',
  paper_objected: 'Kâğıttaki imzaya itiraz edildi.',
  guarantor_approved: 'Kefil ön onay verdi.',
  guarantor_declined: 'Kefil kabul etmedi.',
  reminded: 'Kontrat için hatırlatma gönderildi.',
  resent: 'Kontrat için yeni bağlantı gönderildi.',
  edited: 'Kontrat düzenlendi.',
  asked_again: 'Kontrat yeniden onaya sunuldu.',
  contact_changed: 'Kontrattaki bir iletişim bilgisi değiştirildi.',
  activated: 'Kontrat yürürlüğe girdi.',
  copies_sent: 'Kontratın kopyası taraflara gönderildi.',
  signed_off: 'Kontratın imzalandığı kaydedildi.',
  scan_uploaded: 'El yazılı kefalet belgesi yüklendi.',
  undertaking_prepared: 'Tahliye taahhüdü hazırlandı.',
  undertaking_scanned: 'İmzalı tahliye taahhüdü yüklendi.',
  undertaking_withdrawn: 'Tahliye taahhüdü geri çekildi.',
  ending_objected: 'Sona erdirmeye itiraz edildi.',
  cancelled: 'Kontrat iptal edildi.',
  ended: 'Kiracılık sona erdi.',
  lapsed: 'Yenileme teklifi yanıtlanmadan düştü.',
  extended: 'Kontrat kendiliğinden uzadı.',
  deleted: 'Kontrat silindi.',
}

const paperTexts: Readonly<Record<string, string>> = {
  sent: 'Bir belge onaya gönderildi.',
  resent: 'Bir belge için yeni bağlantı gönderildi.',
  reminded: 'Bir belge için hatırlatma gönderildi.',
  opened: 'Onay bekleyen bir belge okundu.',
  confirmed: 'Bir belge onaylandı.',
  objected: 'Bir belgeye itiraz edildi.',
  paper_awaited: 'Bir belge için kâğıtta imza bekleniyor.',
  signed_on_paper: 'Bir belgedeki imzanın kâğıtta olduğunu mülk sahibi kaydetti.',
  paper_objected: 'Bir belgedeki kâğıt imzasına itiraz edildi.',
  superseded: 'Onaya gönderilen bir belge geri alındı.',
}

const endingTexts: Readonly<Record<string, string>> = {
  proposed: 'Kiracılığı anlaşarak sona erdirme önerildi.',
  set: 'Kiracılığın sona ermesi başlatıldı.',
  agreed: 'Kiracılığın son gününde anlaşıldı.',
  declined: 'Kiracılığı sona erdirme önerisi kabul edilmedi.',
  countered: 'Kiracılık için başka bir son gün önerildi.',
  change_proposed: 'Anlaşılan son günün değişmesi önerildi.',
  change_agreed: 'Son günün değişmesinde anlaşıldı.',
  change_declined: 'Son günün değişmesi kabul edilmedi.',
  change_withdrawn: 'Son günün değişmesi önerisi geri alındı.',
  objected: 'Sona erdirmeye itiraz edildi.',
  withdrawn: 'Sona erdirme geri çekildi.',
  done: 'Kiracılık sona erdi.',
  notice: 'Yazılı bildirim yapıldı.',
  deduction: 'Depozitodan kesinti önerildi.',
  deduction_changed: 'Depozito kesintisi değiştirildi.',
  deduction_withdrawn: 'Depozito kesintisinden vazgeçildi.',
  deduction_accepted: 'Depozito kesintisi kabul edildi.',
  deduction_disputed: 'Depozito kesintisine itiraz edildi.',
  settlement: 'Depozito hesabı onaya gönderildi.',
  settled: 'Depozito hesabı kesinleşti.',
  account: 'Depozitonun iade edileceği hesap girildi.',
  account_changed: 'Depozitonun iade edileceği hesap değiştirildi.',
  refunded: 'Depozitonun iade edildiği kaydedildi.',
  refund_reversed: 'Depozito iadesinin kaydı geri alındı.',
}

const adminTexts: Record<AdminDecision | 'created', string> = {
  created: 'Komut satırından bir yönetici hesabı açıldı.',
  approve: 'Hesap kaydı onaylandı.',
  take_back: 'Hesap kaydının onayı geri alındı.',
  refuse: 'Hesap kaydı reddedildi.',
  activate: 'Hesap etkinleştirildi.',
  deactivate: 'Hesap pasifleştirildi.',
  promote: 'Hesap yönetici yapıldı.',
  demote: 'Hesabın yöneticiliği kaldırıldı.',
  resend_mail: 'Bir e-posta yeniden gönderildi.',
  resend_sms: 'Bir SMS yeniden gönderildi.',
  delete_person: 'Kişisel verilerin silinmesi başlatıldı.',
  refuse_deletion: 'Kişisel verilerin silinmesi talebi reddedildi.',
}

const accountTexts: Readonly<Record<string, string>> = {
  registered: 'Hesap açıldı.',
  signed_in: 'Hesaba giriş yapıldı.',
  password_reset: 'Şifre, e-postayla gelen bağlantıyla yenilendi.',
  address_proven: 'E-posta adresi doğrulandı.',
  token_created: 'Programlar için bir erişim anahtarı oluşturuldu.',
  token_revoked: 'Bir erişim anahtarı iptal edildi.',
  tokens_revoked: 'Bütün erişim anahtarları iptal edildi.',
}

const maintenanceTexts: Readonly<Record<string, string>> = {
  sync: 'Durum eşitleme çalıştırıldı.',
  renters: 'Kiracı denetimi çalıştırıldı.',
  enrich: 'Kontrat zenginleştirme çalıştırıldı.',
  clean: 'Acil temizlik çalıştırıldı.',
  delete: 'Mülkü kalıcı silme çalıştırıldı.',
  lookup: 'Bakım aracıyla bir kayıt incelendi.',
}

const logTexts: Readonly<Record<string, string>> = {
  pruned: 'Süresi dolan eski kayıtlar denetim kaydından çıkarıldı.',
  signatures_begun: 'Denetim kayıtlarının tek tek imzalanması başladı.',
  key_changed: 'Denetim kaydı yeni bir anahtarla imzalanmaya başladı.',
}

const own = (table: Readonly<Record<string, string>>, kind: string) => (Object.hasOwn(table, kind) ? table[kind] : null)

/** The API's summary of the call that handed out a file. */
export type Describe = (call: string) => string | undefined

/** One Turkish sentence without its actor; entries of other releases get a general one. */
export function auditSentence(
  { area, kind, detail }: { area: string; kind: string; detail: AuditDetail },
  describe: Describe,
): string {
  switch (area) {
    case 'property':
      return eventSentence({ kind, detail: detail as EventDetail })
    case 'contract':
      if (kind === 'identity_shown') return 'Kontrattaki T.C. kimlik numaraları açık olarak görüntülendi.'
      return own(contractTexts, kind) ?? 'Kontratta bir işlem yapıldı.'
    case 'paper':
      return own(paperTexts, kind) ?? 'Bir onay belgesinde işlem yapıldı.'
    case 'ending':
      return own(endingTexts, kind) ?? 'Kiracılığın sona ermesinde bir adım atıldı.'
    case 'expense':
      return `Gider: ${(own(expenseEventLabels, kind) ?? 'işlem yapıldı').toLocaleLowerCase('tr-TR')}.`
    case 'tax_year':
      return `${detail.year ?? ''} yılının vergi rakamları değiştirildi.`.trimStart()
    case 'admin':
      return own(adminTexts, kind) ?? 'Bir yönetici kararı verildi.'
    case 'account':
      return own(accountTexts, kind) ?? 'Hesapta bir işlem yapıldı.'
    case 'file':
      return 'Belge açıldı.'
    case 'maintenance': {
      const text = own(maintenanceTexts, kind) ?? 'Bir bakım aracı çalıştırıldı.'
      return detail.dry_run === true ? `${text} (deneme)` : text
    }
    case 'log':
      return own(logTexts, kind) ?? 'Denetim kaydıyla ilgili bir işlem yapıldı.'
    case 'export':
      return `Dosya indirildi: ${describe(kind) ?? kind}`
    default:
      return knownCall(kind)?.text ?? 'Bir işlem yapıldı.'
  }
}

export const auditMessages = {
  gone: 'Silinmiş hesap',
  system: 'Anahtar',
  guest: 'Bağlantıyla gelen kişi',
}
