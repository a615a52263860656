import { Text } from '@react-pdf/renderer'
import { Choice, Facts, Handwritten, Heading, Paper, renderPdf, Signatures, toWrite } from './paper.tsx'

export interface GuaranteeForm {
  short_id: string
  property: string
  address: string
  landlord: string
  tenants: string
  guarantor: string
  /** Empty where the reader may not see the number, or nobody entered it; it is then written by hand. */
  guarantorId: string
  guarantorResidence: string
  rent: string
  term: string
  starts: string
  /** The agreed last day, to which the guarantee belongs unless it covers extensions. */
  ends: string
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
      subtitle={`${form.short_id} numaralı kira kontratına ektir.`}
      footer={`Kontrat ${form.short_id} · ${form.printedOn} tarihinde yazdırıldı`}
    >
      <Facts
        wide
        facts={[
          ['Kiralanan', [form.property, form.address].filter(Boolean).join('\n')],
          ['Kiraya veren', form.landlord],
          ['Kiracı', form.tenants],
          ['Kefil', form.guarantor || toWrite],
          ['Kefilin TC / vergi kimlik no', form.guarantorId || toWrite],
          ['Kefilin adresi', form.guarantorResidence || toWrite],
          ['Aylık kira', form.rent],
          ['Başlangıç, süre ve bitiş', `${form.starts}, ${form.term}, ${form.ends}`],
          ['Kararlaştırılan azami tutar', form.limit],
        ]}
      />
      <Heading>Kefilin kendi el yazısıyla dolduracağı bölüm</Heading>
      <Handwritten label="Sorumlu olacağım azami tutar (rakam ve yazıyla)" />
      <Handwritten label="Kefalet tarihi" />
      <Handwritten label="“Müteselsil kefil olarak sorumluyum.” ibaresi" />
      <Heading>Kefaletin kapsadığı süre (kefil birini işaretler)</Heading>
      <Choice>{`Yalnız kontratın kararlaştırılan süresi (${form.ends} gününe kadar); kontrat uzarsa kefalet uzamaz.`}</Choice>
      <Choice>
        Kontratın uzadığı dönemler de, yukarıdaki azami tutarı aşmamak üzere, en geç …… / …… / ………… gününe kadar.
      </Choice>
      <Text style={{ marginTop: 4 }}>
        Kefil uzayan dönemleri açıkça üstlenmedikçe kararlaştırılan sürenin sonuna kadar doğan borçlardan sorumludur;
        gerçek kişinin verdiği kefalet on yıl sonra kendiliğinden sona erer (TBK 598). Kefaletin geçerli olması için
        azami tutarın, tarihin ve müteselsil kefalet ibaresinin kefilin kendi el yazısıyla yazılması gerekir (TBK 583).
        Kefalet, güvenli elektronik imzayla verilemez (5070 sayılı Kanun m. 5).
      </Text>
      <Heading>Kefil evliyse eşinin yazılı rızası (TBK 584)</Heading>
      <Text>
        Eşimin yukarıdaki kira kontratına azami …………………………… tutarla müteselsil kefil olmasına rıza gösteriyorum. Rıza en
        geç kefalet verildiği anda yazılı olarak verilir.
      </Text>
      <Signatures
        withId
        signers={[
          { role: 'Kefil', name: form.guarantor },
          { role: 'Kefilin eşi (evliyse)', name: '' },
        ]}
      />
    </Paper>
  )
}
