import { Text } from '@react-pdf/renderer'
import { Facts, Heading, Numbered, Paper, printed } from './paper.tsx'

export interface EdevletPaperData {
  short_id: string
  property_title: string
  steps: { title: string; fields: { label: string; value: string }[] }[]
  notes: string[]
  printedOn: string
}

/** To lie beside the screen while the government's own form is filled in, in its order. */
export const edevletPaper = (data: EdevletPaperData) => printed(<EdevletPaper {...data} />)

const EdevletPaper = ({ short_id, property_title, steps, notes, printedOn }: EdevletPaperData) => (
  <Paper
    title="e-Devlet Kira Sözleşmesi Bilgileri"
    subtitle={`${property_title} · Sözleşme no ${short_id}`}
    footer={`Sözleşme ${short_id} · ${printedOn} tarihinde yazdırıldı · Kimlik bilgisi içerir`}
  >
    <Text>Alanlar e-Devlet’teki formun sırasıyladır. Boş olanlar sözleşmede ve tapu kaydında yazmıyor.</Text>
    {steps.map(({ title, fields }, at) => (
      <Step key={title} title={`${at + 1}. ${title}`} fields={fields} />
    ))}
    <Heading>Bilmeniz gerekenler</Heading>
    <Numbered items={notes} />
  </Paper>
)

const Step = ({ title, fields }: EdevletPaperData['steps'][number]) => (
  <>
    <Heading>{title}</Heading>
    <Facts wide facts={fields.map(({ label, value }) => [label, value])} />
  </>
)
