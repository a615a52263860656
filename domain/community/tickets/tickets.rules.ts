import { closedStatus, type TicketStatus } from './tickets.schema.ts'

/** `Güncellendi` after an administrator's reply, `Yanıtlandı` after anybody else's, as written (TIC-06, AMB-54). */
export const statusAfterReply = (byAdmin: boolean): TicketStatus => (byAdmin ? 'Güncellendi' : 'Yanıtlandı')

/** It is the administrators' turn. */
export const waitingStatuses: readonly TicketStatus[] = ['Açık', 'Yanıtlandı']

export type TicketReader = 'creator' | 'support'

/** Who is to do something next; nobody once it is closed. */
export function turnOf(status: TicketStatus): TicketReader | null {
  if (waitingStatuses.includes(status)) return 'support'
  return status === closedStatus ? null : 'creator'
}

/** The words alone are read both ways (AMB-54): each comes with what it means for the one who reads it. */
const meanings: Record<TicketStatus, Record<TicketReader, string>> = {
  Açık: {
    creator: 'Talebiniz bize ulaştı; destek ekibinin yanıtı bekleniyor.',
    support: 'Yeni ya da yeniden açılmış talep; yanıtınızı bekliyor.',
  },
  Yanıtlandı: {
    creator: 'Yazdığınız bize ulaştı; sıra destek ekibinde.',
    support: 'Talep sahibi yazdı; sıra sizde.',
  },
  Güncellendi: {
    creator: 'Destek ekibi yanıt verdi; sıra sizde. Sorun çözüldüyse talebi kapatabilirsiniz.',
    support: 'Destek ekibi yanıt verdi; talep sahibi bekleniyor.',
  },
  Kapalı: {
    creator: 'Talep kapandı. Sorun sürüyorsa yeniden açabilirsiniz.',
    support: 'Talep kapandı. Sahibi de siz de yeniden açabilirsiniz.',
  },
}
export const meaningOf = (status: TicketStatus, reader: TicketReader) => meanings[status][reader]

/** The same in a few words, for a line in a list; nothing once it is closed. */
export function turnText(status: TicketStatus, reader: TicketReader): string {
  const turn = turnOf(status)
  if (!turn) return ''
  if (turn === reader) return reader === 'creator' ? 'Yanıt geldi, sıra sizde' : 'Sıra sizde'
  return reader === 'creator' ? 'Sıra destek ekibinde' : 'Talep sahibi bekleniyor'
}

interface Reader {
  isAdmin: boolean
  isCreator: boolean
}

/** Nobody edits or deletes what was written (TIC-12): whoever wrote and whoever answered rely on it. */
export const rightsOnTicket = ({ isAdmin, isCreator }: Reader, status: TicketStatus) => {
  const takesPart = isAdmin || isCreator
  const isClosed = status === closedStatus
  return {
    reply: takesPart && !isClosed,
    close: takesPart && !isClosed,
    reopen: takesPart && isClosed,
    /** Somebody who answers tickets does not judge the answer. */
    rate: isCreator && isClosed,
    manage: isAdmin,
  }
}

/** `45 dk`, `3 saat`, `2 gün`: how long people waited. */
export function showWait(minutes: number): string {
  if (minutes < 60) return `${minutes} dk`
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} saat`
  return `${Math.round(minutes / (24 * 60))} gün`
}
