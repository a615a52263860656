import { Text } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Column, Facts, Heading, Table } from './paper.tsx'

export interface EvidenceEvents {
  events: { at: string; who: string; what: string; from: string }[]
}

interface EvidencePageProps extends EvidenceEvents {
  /** “Kontrat no” or “Belge no”, and the number with the version. */
  number: [name: string, value: string]
  status: string
  hashName: string
  hash: string
  /** What the hash covers, where agreements differ in it. */
  form?: string
  verifyAddress: string
  /** What the page shows and what the hash is computed from. */
  explained: string
  /** Between the facts and the explanation. */
  children?: ReactNode
}

const eventColumns: Column[] = [
  { name: 'Zaman', width: 17 },
  { name: 'Kim', width: 20 },
  { name: 'Ne', width: 39 },
  { name: 'Nereden', width: 24 },
]

/** A long IPv6 address does not fit its column; an automatic line break would insert a hyphen. */
const inHalves = (address: string) => (address.length > 20 ? address.replace(/^((?:[^:]*:){4})(?=.)/, '$1 ') : address)

/** In groups of letters, because an automatic line break would insert a hyphen. */
const inGroups = (hash: string) => (hash.match(/.{1,8}/g) ?? ['—']).join(' ')

const Events = ({ events }: EvidenceEvents) => (
  <Table columns={eventColumns} rows={events.map((event) => [event.at, event.who, event.what, inHalves(event.from)])} />
)

/** Two or three pages; hardly any agreement has more. */
const eventsTogether = 60

/** The events that do not stand on the page itself. */
export const furtherEvents = ({ events }: EvidenceEvents): ReactNode[] => {
  const further = events.slice(eventsTogether)
  return Array.from({ length: Math.ceil(further.length / eventsTogether) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
    <Events key={at} events={further.slice(at * eventsTogether, (at + 1) * eventsTogether)} />
  ))
}

/** The last page of every agreement: state, hash, where to verify it, and who did what and when. */
export function EvidencePage({ number, status, hash, events, explained, children, ...page }: EvidencePageProps) {
  const { hashName, form, verifyAddress } = page
  return (
    <>
      <Heading>Onay ve kanıt kaydı</Heading>
      <Facts
        facts={[
          number,
          ['Durum', status],
          [hashName, inGroups(hash)],
          ...(form ? [['Kayıt biçimi', form] as [string, string]] : []),
          ['Doğrulama', verifyAddress, `${verifyAddress}?ozet=${hash}`],
        ]}
        wide
      />
      {children}
      <Text style={{ marginVertical: 8 }}>
        {explained} Elinizdeki belgenin kayıtla uyup uymadığını yukarıdaki doğrulama adresinde, özeti yazarak ya da bu
        PDF’i seçerek herkes sınayabilir; hesap gerekmez.
      </Text>
      <Events events={events.slice(0, eventsTogether)} />
    </>
  )
}
