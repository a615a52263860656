import { Banknote, FileText, FolderOpen, House, type LucideIcon, MessageCircle, User, Wrench } from 'lucide-react'
import type { SearchHit, SearchKind } from '#domain/insight/search/search.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { suggestionState } from '#domain/property/suggestions/suggestions.schema.ts'

export const kindWords: Record<SearchKind, { title: string; icon: LucideIcon }> = {
  person: { title: 'Kişiler', icon: User },
  property: { title: 'Mülkler', icon: House },
  contract: { title: 'Kontratlar', icon: FileText },
  request: { title: 'Talepler', icon: Wrench },
  document: { title: 'Belgeler', icon: FolderOpen },
  payment: { title: 'Ödemeler', icon: Banknote },
  message: { title: 'Mesajlar', icon: MessageCircle },
}

interface Words {
  title: string
  /** Shown below the title, separated by dots. */
  details: (string | null | false)[]
}

function describe(hit: SearchHit): Words {
  switch (hit.kind) {
    case 'person':
      return { title: hit.name, details: [hit.role, hit.place] }
    case 'property':
      return { title: hit.title, details: [hit.address] }
    case 'contract':
      return {
        title: hit.place,
        details: [
          hit.tenants.join(', '),
          hit.guarantor && `Kefil: ${hit.guarantor}`,
          `${showDate(hit.starts_on)} – ${showDate(hit.ends_on)}`,
        ],
      }
    case 'request':
      return { title: hit.subject, details: [hit.text, hit.place, suggestionState(hit.state)] }
    case 'document':
      return { title: hit.name, details: [hit.category, hit.place] }
    case 'payment':
      return {
        title: `${showMoney(hit.amount, hit.currency)} · ${showDate(hit.on_date)}`,
        details: [hit.deposit && 'Depozito', hit.place, hit.tenants.join(', '), hit.note],
      }
    case 'message':
      return { title: hit.partner, details: [`${hit.own ? 'Siz: ' : ''}${hit.text}`, showDate(hit.at)] }
  }
}

export function hitWords(hit: SearchHit): { title: string; detail: string } {
  const { title, details } = describe(hit)
  return { title, detail: details.filter(Boolean).join(' · ') }
}
