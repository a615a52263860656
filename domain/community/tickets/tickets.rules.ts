import { closedStatus, type TicketStatus } from './tickets.schema.ts'

/** An administrator's reply sets `Güncellendi`, any other reply `Yanıtlandı` (TIC-06, AMB-54). */
export const statusAfterReply = (byAdmin: boolean): TicketStatus => (byAdmin ? 'Güncellendi' : 'Yanıtlandı')

/** Statuses in which the administrators are to act. */
export const waitingStatuses: readonly TicketStatus[] = ['Açık', 'Yanıtlandı']

export type TicketReader = 'creator' | 'support'

/** The side that is to act next; null when the ticket is closed. */
export function turnOf(status: TicketStatus): TicketReader | null {
  if (waitingStatuses.includes(status)) return 'support'
  return status === closedStatus ? null : 'creator'
}

/** Status words mean different things to the two sides (AMB-54), so each reader gets an explanation. */
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

/** A short form for one line in a list; empty when the ticket is closed. */
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

/** Messages are never edited or deleted (TIC-12), because both sides rely on them. */
export const rightsOnTicket = ({ isAdmin, isCreator }: Reader, status: TicketStatus) => {
  const takesPart = isAdmin || isCreator
  const isClosed = status === closedStatus
  return {
    reply: takesPart && !isClosed,
    close: takesPart && !isClosed,
    reopen: takesPart && isClosed,
    /** Administrators who answer tickets do not rate the answers. */
    rate: isCreator && isClosed,
    manage: isAdmin,
  }
}

/** A waiting time in whole units, rounded down: `45 dk`, `3 saat`, `2 gün`. */
export function showWait(minutes: number): string {
  if (minutes < 60) return `${Math.floor(minutes)} dk`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} saat`
  return `${Math.floor(minutes / (24 * 60))} gün`
}
