import { Text } from '@react-pdf/renderer'
import { Facts, Heading, Numbered, Paper, renderPdf, Signatures } from './paper.tsx'
import { tenantSigners } from './signers.ts'

export interface UndertakingPaperData {
  /** The contract's short number. */
  contract: string
  property: string
  address: string
  landlord: { name: string; id_number: string }
  tenants: { name: string; id_number: string }[]
  /** Formatted for readers, such as 14.11.2026. */
  delivered_on: string
  given_on: string
  evict_on: string
  last_day: string
  /** Null if the property is not a family home; empty if the name is to be written by hand. */
  spouse: string | null
  withdrawn: string | null
  printedOn: string
}

/**
 * A tenant signs this by hand, because a click does not count as a signature; each of these lines is needed for its
 * validity (TBK 352/1).
 */
export const undertakingPaper = (data: UndertakingPaperData) => renderPdf(<UndertakingPaper {...data} />)

const named = ({ name, id_number }: { name: string; id_number: string }) =>
  id_number ? `${name} (TC / vergi kimlik no ${id_number})` : name

function UndertakingPaper(data: UndertakingPaperData) {
  const several = data.tenants.length > 1
  return (
    <Paper
      title="Tahliye Taahhütnamesi"
      subtitle={
        data.withdrawn
          ? `${data.withdrawn} tarihinde geri çekilmiştir; imzalanmak üzere kullanılmaz.`
          : `${data.contract} numaralı kira kontratıyla kiralanan yer için`
      }
      footer={`Kontrat ${data.contract} · ${data.printedOn} tarihinde yazdırıldı`}
    >
      <Facts
        wide
        facts={[
          ['Kiralanan', data.property],
          ['Adresi', data.address],
          ['Kiraya veren', named(data.landlord)],
          [several ? 'Taahhüt eden kiracılar' : 'Taahhüt eden kiracı', data.tenants.map(named).join('\n')],
          ['Kiralananın teslim tarihi', data.delivered_on],
          ['Taahhüdün verildiği tarih', data.given_on],
          ['Boşaltma (tahliye) tarihi', data.evict_on],
        ]}
      />
      <Heading>Taahhüt</Heading>
      <Text>
        {several
          ? `Yukarıda adresi yazılı kiralananı ${data.delivered_on} tarihinde teslim aldık ve hâlen kullanıyoruz. Kiralananı ${data.evict_on} tarihinde, ayrıca bir ihtara gerek olmaksızın boşaltarak anahtarlarıyla birlikte kiraya verene teslim edeceğimizi, bu taahhüdü teslimden sonra ve kendi özgür irademizle ${data.given_on} tarihinde verdiğimizi kabul ve taahhüt ederiz.`
          : `Yukarıda adresi yazılı kiralananı ${data.delivered_on} tarihinde teslim aldım ve hâlen kullanıyorum. Kiralananı ${data.evict_on} tarihinde, ayrıca bir ihtara gerek olmaksızın boşaltarak anahtarlarıyla birlikte kiraya verene teslim edeceğimi, bu taahhüdü teslimden sonra ve kendi özgür irademle ${data.given_on} tarihinde verdiğimi kabul ve taahhüt ederim.`}
      </Text>
      <Signatures signers={tenantSigners(data.tenants.map(({ name }) => name))}>
        <Heading>{several ? 'Kiracıların imzaları' : 'Kiracının imzası'}</Heading>
        <Text>Tarih, imzalayanın kendi el yazısıyla yazılır.</Text>
      </Signatures>
      {data.spouse !== null && (
        <Signatures signers={[{ role: 'Kiracının eşi', name: data.spouse }]} withId>
          <Heading>Aile konutu: eşin açık rızası (TMK 194)</Heading>
          <Text>
            Aile konutu olarak kullanılan kiralananın yukarıdaki tarihte boşaltılmasına açık rıza gösteriyorum.
          </Text>
        </Signatures>
      )}
      <Heading>Bilgilendirme</Heading>
      <Numbered
        dense
        items={[
          'Taahhüt yazılı olmalı, kiralanan teslim edildikten sonra verilmeli ve belirli bir boşaltma tarihi taşımalıdır (TBK 352/1). Teslimden önce ya da sözleşmeyle birlikte verilen taahhüt ile belirli bir tarih taşımayan taahhüt geçersizdir.',
          `Kiralanan o gün boşaltılmazsa kiraya veren, bir ay içinde (en geç ${data.last_day}) icraya başvurur ya da dava açar; süre geçerse taahhüde dayanılamaz.`,
          'Belge elle ya da güvenli elektronik imzayla imzalanır; bir ekrandaki onay imza yerine geçmez. Bu bölüm bilgilendirme amaçlıdır; hukuki danışmanlık değildir.',
        ]}
      />
    </Paper>
  )
}
