import { Text } from '@react-pdf/renderer'
import { Fragment } from 'react'
import { Facts, Heading, Numbered, Paper, Paragraphs, renderPdf, Together } from './paper.tsx'

export interface EdevletPaperData {
  short_id: string
  property_title: string
  steps: { title: string; fields: { label: string; value: string }[] }[]
  notes: string[]
  printedOn: string
}

/** The data in the order of the government's own form, to copy from while filling it in. */
export const edevletPaper = (data: EdevletPaperData) => renderPdf(<EdevletPaper {...data} />)

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

/** A row of facts must fit on one page; longer values are printed as text, which may continue on the next page. */
const longestFact = 300
const isLong = ({ value }: { value: string }) => value.length > longestFact || value.split('\n').length > 5

function Step({ title, fields }: EdevletPaperData['steps'][number]) {
  const short = fields.filter((field) => !isLong(field))
  return (
    <>
      {short.length > 0 ? (
        <Together>
          <Heading>{title}</Heading>
          <Facts wide facts={short.map(({ label, value }) => [label, value])} />
        </Together>
      ) : (
        <Heading>{title}</Heading>
      )}
      {fields.filter(isLong).map(({ label, value }) => (
        <Fragment key={label}>
          {fields.length > 1 && (
            <Text style={{ marginTop: 4, marginBottom: 3 }} minPresenceAhead={40}>
              {label}
            </Text>
          )}
          <Paragraphs text={value} />
        </Fragment>
      ))}
    </>
  )
}
