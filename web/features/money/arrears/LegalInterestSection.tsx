import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { legalRateForm } from '#domain/money/arrears/arrears.schema.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { PercentField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Section } from '#web/ui/Section.tsx'
import { legalRatesQuery, useSaveLegalRate } from './arrears.queries.ts'

/** The rates of law 3095, beside the other figures that an administrator enters. */
export function LegalInterestSection() {
  const { data } = useQuery(legalRatesQuery)
  const [entering, setEntering] = useState(false)
  if (!data) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Section
        title="Yasal faiz oranları"
        lead="3095 sayılı Kanun m. 1. Alacak dosyalarındaki faiz bu oranlarla, günlerine göre hesaplanır."
        aside={
          <Button variant="outlined" onClick={() => setEntering(true)}>
            Oran gir
          </Button>
        }
      >
        <Box component="ul" aria-label="Yasal faiz oranları" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.rates.map(({ from_on, percent, source, entered_by, entered_at }) => (
            <Box component="li" key={from_on} sx={{ py: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {showDate(from_on)} tarihinden: {showPercent(percent)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {source} · {entered_by ? `${entered_by}, ${showDate(entered_at)}` : 'Kurulumla geldi'}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
      {entering && <RateDialog onClose={() => setEntering(false)} />}
    </Box>
  )
}

function RateDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    schema: legalRateForm,
    initial: { from_on: '', source: '' },
    write: useSaveLegalRate(),
    onClose,
  })
  return (
    <FormDialog title="Yasal faiz oranı" submitLabel="Kaydet" maxWidth="xs" {...dialog}>
      <DateField control={control} name="from_on" label="Geçerli olduğu ilk gün" required />
      <PercentField control={control} name="percent" label="Yıllık oran" required autoComplete="off" />
      <FormField
        control={control}
        name="source"
        label="Kaynak"
        required
        helperText="Resmî Gazete günü ve karar numarası. İşlenmiş faizler değişmez."
      />
    </FormDialog>
  )
}
