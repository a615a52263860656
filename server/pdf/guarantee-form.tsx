import { Text } from '@react-pdf/renderer'
import { Facts, Handwritten, Heading, Paper, renderPdf, Signatures } from './paper.tsx'

export interface GuaranteeForm {
  short_id: string
  property: string
  landlord: string
  tenants: string
  guarantor: string
  rent: string
  term: string
  starts: string
  limit: string
  printedOn: string
}

/**
 * The fields that the law requires in the guarantor's own handwriting are left empty, with what to write beside them
 * (TBK 583, 584).
 */
export const guaranteePaper = (form: GuaranteeForm) => renderPdf(<GuaranteePaper {...form} />)

function GuaranteePaper(form: GuaranteeForm) {
  return (
    <Paper
      title="Kefalet Belgesi"
      subtitle={`${form.short_id} numaralı kira sözleşmesine ektir.`}
      footer={`Sözleşme ${form.short_id} · ${form.printedOn} tarihinde yazdırıldı`}
    >
      <Facts
        wide
        facts={[
          ['Kiralanan', form.property],
          ['Kiraya veren', form.landlord],
          ['Kiracı', form.tenants],
          ['Kefil', form.guarantor],
          ['Aylık kira', form.rent],
          ['Başlangıç ve süre', `${form.starts}, ${form.term}`],
          ['Kararlaştırılan azami tutar', form.limit],
        ]}
      />
      <Heading>Kefilin kendi el yazısıyla dolduracağı bölüm</Heading>
      <Handwritten label="Sorumlu olacağım azami tutar (rakam ve yazıyla)" />
      <Handwritten label="Kefalet tarihi" />
      <Handwritten label="“Müteselsil kefil olarak sorumluyum.” ibaresi" />
      <Text style={{ marginTop: 8 }}>
        Kefaletin geçerli olması için azami tutarın, tarihin ve müteselsil kefalet ibaresinin kefilin kendi el yazısıyla
        yazılması gerekir (TBK 583). Kefalet, güvenli elektronik imzayla verilemez (5070 sayılı Kanun m. 5).
      </Text>
      <Signatures signers={[{ role: 'Kefil', name: form.guarantor }]} />
      <Signatures signers={[{ role: 'Kefilin eşi', name: '' }]}>
        <Heading>Kefil evliyse eşinin yazılı rızası (TBK 584)</Heading>
        <Text>
          Eşimin yukarıdaki kira sözleşmesine azami …………………………… tutarla müteselsil kefil olmasına rıza gösteriyorum.
          Rıza en geç kefalet verildiği anda yazılı olarak verilir.
        </Text>
      </Signatures>
    </Paper>
  )
}
