import { conflict, invalid, refuser } from '#domain/kernel/refusal.ts'
import type { LinkProblem } from './maintenance.rules.ts'
import type { LoggedOperation, LookupKind, Operation } from './maintenance.schema.ts'

export const maintenanceRefusals = {
  property_is_rented: conflict('Bu mülk kirada görünüyor. Acil temizleme yalnızca kirada olmayan mülklerde çalışır.'),
  title_differs: invalid('Silmek için mülkün başlığını olduğu gibi yazın.'),
} as const
export const refuseMaintenance = refuser(maintenanceRefusals)

export const operationLabels: Record<LoggedOperation, string> = {
  sync: 'Durum eşitleme',
  renters: 'Kiracı bağlantısı denetimi',
  enrich: 'Kontrat zenginleştirme',
  clean: 'Acil temizleme',
  delete: 'Güvenli silme',
  lookup: 'Kayıt inceleme',
}

export const operationLeads: Record<Operation, string> = {
  sync: 'Yürürlükte kontratı olan mülk “Kiralanmış”, kirada görünüp yürürlükte kontratı olmayan mülk “Kiralanmamış” olur.',
  renters: 'Mülk kirada değilse, süren kontratı yoksa ya da kontratta kişinin adı yoksa kiracı bağlantısı kaldırılır.',
  enrich:
    'Kontratlarda eksik kalan kiraya veren ve kiracı adları bilinen kayıtlardan tamamlanır. Yazılı olan değişmez.',
  clean: 'Kirada olmayan mülklerde kalmış kiracı ve kontrat bağlantıları kaldırılır.',
  delete: 'Mülk, kontratları ve bütün kayıtlarıyla kalıcı olarak silinir. Taraflara haber verilir; geri alınamaz.',
}

export const linkProblemTexts: Record<LinkProblem, string> = {
  not_rented: 'Mülk kirada görünmüyor',
  no_live_contract: 'Mülkün süren bir kontratı yok',
  not_included: 'Mülkün kontratında bu kişi yok',
}

export const lookupLabels: Record<LookupKind, string> = { property: 'Mülk', contract: 'Kontrat', person: 'Kişi' }

/** Logs the records found but not the search words, which may name a person. */
export const lookedUpMessage = (kind: LookupKind, numbers: readonly string[]) =>
  `${lookupLabels[kind]}: ${numbers.length === 0 ? 'kayıt bulunamadı' : `${numbers.length} kayıt incelendi (${numbers.join(', ')})`}.`

export const cleanedMessage = 'Acil temizleme tamamlandı. Sayfayı yenileyin (F5 veya Ctrl+R).'
export const erasedMessage = 'Mülk ve tüm ilişkili veriler başarıyla silindi'
export const enrichingMessage = 'Zenginleştirme başladı; bitince işlem kaydında görünür.'
const nothingToDo = 'Değişecek bir şey yok.'

const planned: Record<Operation, (total: number) => string> = {
  sync: (total) => `${total} mülkün durumu değişecek.`,
  renters: (total) => `${total} kiracı bağlantısı kaldırılacak.`,
  enrich: (total) => `Kontratlarda ${total} alan tamamlanacak.`,
  clean: (total) => `${total} bağlantı temizlenecek.`,
  delete: (total) => `${total} kayıt kalıcı olarak silinecek.`,
}
const finished: Record<Operation, (total: number) => string> = {
  sync: (total) => `${total} mülkün durumu eşitlendi.`,
  renters: (total) => `${total} kiracı bağlantısı kaldırıldı.`,
  enrich: (total) => `Kontratlarda ${total} alan tamamlandı.`,
  clean: () => cleanedMessage,
  delete: () => erasedMessage,
}

export function outcomeText(operation: Operation, { total, dryRun }: { total: number; dryRun: boolean }): string {
  const isSaid = operation === 'clean' || operation === 'delete'
  if (total === 0 && (dryRun || !isSaid)) return nothingToDo
  return (dryRun ? planned : finished)[operation](total)
}
