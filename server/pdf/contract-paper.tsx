import { renderToBuffer, Text, View } from '@react-pdf/renderer'
import { generalConditions } from '#domain/contracts/general-conditions.ts'
import { type Column, Facts, Heading, NewPage, Numbered, Paper, Signatures, Table } from './paper.tsx'

export interface ContractPaperData {
  short_id: string
  /** Label and value, in the order of the printed form. */
  form: [name: string, value: string][]
  landlord: [name: string, value: string][]
  tenants: [name: string, value: string][][]
  guarantor: [name: string, value: string][] | null
  specialConditions: string
  fixtures: { demirbasCinsi: string; marka: string; sayisi: string; teslimDurumu: string }[]
  signers: { role: string; names: string[] }[]
  evidence: {
    hash: string
    verifyAddress: string
    status: string
    events: { at: string; who: string; what: string; from: string }[]
  }
  printedOn: string
}

const fixtureColumns: Column[] = [
  { name: 'No', width: 8, align: 'right' },
  { name: 'Demirbaş', width: 36 },
  { name: 'Marka', width: 24 },
  { name: 'Adet', width: 10 },
  { name: 'Durumu', width: 22 },
]
const eventColumns: Column[] = [
  { name: 'Zaman', width: 17 },
  { name: 'Kim', width: 20 },
  { name: 'Ne', width: 41 },
  { name: 'Nereden', width: 22 },
]

/** The Turkish printed form, its conditions, the fixtures, the boxes to sign, and a last page that proves who agreed. */
export async function contractPdf(data: ContractPaperData): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderToBuffer(<ContractPaper {...data} />))
}

function ContractPaper(data: ContractPaperData) {
  const { form, landlord, tenants, guarantor, specialConditions, fixtures, signers, evidence } = data
  return (
    <Paper
      title="Kira Sözleşmesi"
      subtitle={`Sözleşme no ${data.short_id}`}
      footer={`Sözleşme ${data.short_id} · ${data.printedOn} · Özet ${evidence.hash.slice(0, 16)}…`}
    >
      <Facts facts={form} wide />
      <Heading>Kiraya veren</Heading>
      <Facts facts={landlord} wide />
      {tenants.map((tenant, index) => (
        <View key={tenant[0]?.[1] ?? index}>
          <Heading>{tenants.length > 1 ? `Kiracı ${index + 1}` : 'Kiracı'}</Heading>
          <Facts facts={tenant} wide />
        </View>
      ))}
      {guarantor && (
        <>
          <Heading>Kefil</Heading>
          <Facts facts={guarantor} wide />
        </>
      )}
      <Heading>Genel şartlar</Heading>
      <Numbered items={generalConditions} />
      <Heading>Hususi şartlar</Heading>
      <Text>{specialConditions.trim() || 'Taraflar hususi şart kararlaştırmamıştır.'}</Text>
      <Heading>Demirbaş beyanı</Heading>
      {fixtures.length > 0 ? (
        <Table
          columns={fixtureColumns}
          rows={fixtures.map((each, index) => [
            `${index + 1}`,
            each.demirbasCinsi,
            each.marka,
            each.sayisi,
            each.teslimDurumu,
          ])}
        />
      ) : (
        <Text>Kiralananla birlikte teslim edilen demirbaş yoktur.</Text>
      )}
      <Signatures signers={signers}>
        <Heading>İmzalar</Heading>
        <Text>Taraflar yukarıdaki hükümleri okumuş ve kabul etmiştir.</Text>
      </Signatures>
      <NewPage>
        <Heading>Onay ve kanıt kaydı</Heading>
        <Facts
          facts={[
            ['Durum', evidence.status],
            // In groups: a line break inside would add a hyphen that belongs to nothing.
            ['Şartların SHA-256 özeti', evidence.hash.match(/.{1,8}/g)!.join(' ')],
            ['Doğrulama', evidence.verifyAddress, `${evidence.verifyAddress}?ozet=${evidence.hash}`],
          ]}
          wide
        />
        <Text style={{ marginVertical: 8 }}>
          Bu sayfa, sözleşmenin elektronik ortamda kimin tarafından, ne zaman ve hangi adresten görüldüğünü ve
          onaylandığını gösterir. Özet, üzerinde anlaşılan şartlardan hesaplanır; şartların tek bir harfi değişse başka
          bir özet çıkar. Elinizdeki belgenin kayıtla uyup uymadığını yukarıdaki doğrulama adresinde, özeti yazarak ya
          da bu PDF’i seçerek herkes sınayabilir; hesap gerekmez.
        </Text>
        <Table
          columns={eventColumns}
          rows={evidence.events.map((event) => [event.at, event.who, event.what, event.from])}
        />
      </NewPage>
    </Paper>
  )
}
