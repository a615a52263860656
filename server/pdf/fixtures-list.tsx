import { Text } from '@react-pdf/renderer'
import type { FixtureView } from '#domain/property/fixtures/fixtures.schema.ts'
import { type Column, Facts, Heading, Paper, renderPdf, Signatures, Table } from './paper.tsx'
import { tenantSigners } from './signers.ts'

export interface FixturesList {
  title: string
  address: string
  owner: string
  tenants: string[]
  fixtures: Pick<FixtureView, 'demirbasCinsi' | 'marka' | 'sayisi' | 'teslimDurumu' | 'tahliyeDurumu' | 'aciklama'>[]
  /** Formatted for readers, such as 14.11.2026. */
  printedOn: string
}

const columns: Column[] = [
  { name: 'No', width: 6, align: 'right' },
  { name: 'Demirbaş', width: 21 },
  { name: 'Marka', width: 15 },
  { name: 'Adet', width: 8 },
  { name: 'Teslimde', width: 13 },
  { name: 'Tahliyede', width: 13 },
  { name: 'Açıklama', width: 24 },
]

/** A list that both sides sign: each fixture with its condition at handover and at return. */
export const fixturesPaper = (list: FixturesList) => renderPdf(<FixturesPaper {...list} />)

function FixturesPaper({ title, address, owner, tenants, fixtures, printedOn }: FixturesList) {
  const rows = fixtures.map((each, index) => [
    `${index + 1}`,
    each.demirbasCinsi,
    each.marka,
    each.sayisi,
    each.teslimDurumu,
    each.tahliyeDurumu,
    each.aciklama,
  ])
  return (
    <Paper
      title="Demirbaş Teslim Listesi"
      subtitle="Kira kontratının eki olarak iki nüsha düzenlenir."
      footer={`${title} · ${printedOn} tarihinde yazdırıldı`}
    >
      <Facts
        facts={[
          ['Mülk', title],
          ['Adres', address],
          ['Kiraya veren', owner],
          [tenants.length > 1 ? 'Kiracılar' : 'Kiracı', tenants.join(', ')],
        ]}
      />
      <Heading>Demirbaşlar</Heading>
      {rows.length > 0 ? (
        <Table columns={columns} rows={rows} />
      ) : (
        <Text>Kiralananla birlikte teslim edilen demirbaş yoktur.</Text>
      )}
      <Signing title="Teslim" owner={owner} tenants={tenants}>
        {rows.length > 0
          ? 'Yukarıdaki demirbaşlar, “Teslimde” sütununda yazılı durumda kiracıya teslim edilmiştir.'
          : 'Kiralanan, demirbaş olmadan teslim edilmiştir.'}
      </Signing>
      {rows.length > 0 && (
        <Signing title="Tahliye" owner={owner} tenants={tenants}>
          Yukarıdaki demirbaşlar, “Tahliyede” sütununda yazılı durumda kiraya verene geri verilmiştir.
        </Signing>
      )}
    </Paper>
  )
}

function Signing({
  title,
  owner,
  tenants,
  children,
}: {
  title: string
  owner: string
  tenants: string[]
  children: string
}) {
  return (
    <Signatures signers={[{ role: 'Kiraya veren', name: owner }, ...tenantSigners(tenants)]}>
      <Heading>{title}</Heading>
      <Text>{children}</Text>
    </Signatures>
  )
}
