import { Text } from '@react-pdf/renderer'
import { type EvidenceEvents, EvidencePage, furtherEvents } from './evidence-page.tsx'
import {
  type Column,
  Facts,
  Heading,
  Numbered,
  Paper,
  Paragraphs,
  renderPdf,
  Signatures,
  Table,
  Together,
} from './paper.tsx'
import type { Signer } from './signers.ts'

export interface ContractPaperData {
  short_id: string
  /** Label and value, in the order of the printed form. */
  form: [name: string, value: string][]
  /** Printed again above the signatures, so that these never stand on a page without the agreement. */
  essentials: string
  landlord: [name: string, value: string][]
  tenants: [name: string, value: string][][]
  guarantor: [name: string, value: string][] | null
  generalConditions: readonly string[]
  specialConditions: string
  /** What the law says of the paper; not part of the agreement. */
  notes: string[]
  fixtures: { demirbasCinsi: string; marka: string; sayisi: string; teslimDurumu: string }[]
  signers: Signer[]
  evidence: EvidenceEvents & {
    /** The contract's full and short number, and its version. */
    contract: string
    hash: string
    /** From before snapshots: the hash only covers the terms. */
    old: boolean
    verifyAddress: string
    status: string
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

/**
 * The Turkish printed form, its conditions, the fixtures, the signature boxes, and a last page with the evidence of the
 * agreement.
 */
export const contractPaper = (data: ContractPaperData) => renderPdf(<ContractPaper {...data} />)

function ContractPaper(data: ContractPaperData) {
  const { form, landlord, tenants, guarantor, fixtures, signers, evidence } = data
  return (
    <Paper
      title="Kira Kontratı"
      subtitle={`Kontrat no ${data.short_id}`}
      footer={`Kontrat ${data.short_id} · ${data.printedOn} · Özet ${evidence.hash.slice(0, 16)}…`}
      appendix={<Evidence {...evidence} />}
      further={furtherEvents(evidence)}
    >
      <Facts facts={form} wide />
      <Party side="Kiraya veren" facts={landlord} />
      {tenants.map((tenant, index) => (
        <Party
          // biome-ignore lint/suspicious/noArrayIndexKey: two tenants may share a name
          key={index}
          side={tenants.length > 1 ? `${index + 1}. kiracı` : 'Kiracı'}
          facts={tenant}
        />
      ))}
      {guarantor && <Party side="Kefil" facts={guarantor} />}
      <Heading>Genel şartlar</Heading>
      <Numbered items={data.generalConditions} dense />
      <Heading>Hususi şartlar</Heading>
      <Paragraphs text={data.specialConditions.trim() || 'Taraflar hususi şart kararlaştırmamıştır.'} />
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
      {data.notes.length > 0 && (
        <>
          <Heading>Bilgi (kontratın hükmü değildir)</Heading>
          <Numbered items={data.notes} />
        </>
      )}
      <Signatures signers={signers}>
        <Heading>İmzalar</Heading>
        <Text>
          {`Taraflar, ${data.essentials} kira kontratının (${data.short_id}) bütün hükümlerini okumuş ve kabul etmiştir.`}
        </Text>
      </Signatures>
    </Paper>
  )
}

const Party = ({ side, facts }: { side: string; facts: [name: string, value: string][] }) => (
  <Together>
    <Heading>{side}</Heading>
    <Facts facts={facts} wide />
  </Together>
)

const oldForm = 'Eski biçim: özet yalnızca şartları kapsar; adres ve demirbaş listesi kayıtların bugünkü hâlidir'
const oldHash = 'Özet, üzerinde anlaşılan şartlardan hesaplanır; şartların tek bir harfi değişse başka bir özet çıkar.'
const wholeHash =
  'Özet, onaya sunulan metnin tamamından (şartlar, taraflar, kiralanan, demirbaşlar, kontrat no ve sürüm) hesaplanır; tek bir harfi değişse başka bir özet çıkar.'

function Evidence({ contract, old, ...evidence }: ContractPaperData['evidence']) {
  return (
    <EvidencePage
      {...evidence}
      number={['Kontrat no', contract]}
      hashName={old ? 'Şartların SHA-256 özeti' : 'Kontratın SHA-256 özeti'}
      form={old ? oldForm : 'Onaya sunulan metnin tamamı'}
      explained={`Bu sayfa, kontratın elektronik ortamda kimin tarafından, ne zaman ve hangi adresten görüldüğünü ve onaylandığını gösterir. ${old ? oldHash : wholeHash}`}
    />
  )
}
