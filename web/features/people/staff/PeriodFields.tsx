import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import type { UseFormReturn } from 'react-hook-form'
import { DateField } from '#web/forms/DateField.tsx'
import type { StaffValues } from './staff-form.ts'

/** First and last day; the last one is usually empty. */
export const PeriodFields = ({ form }: { form: UseFormReturn<StaffValues> }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <FormLabel component="legend">Süre</FormLabel>
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <DateField control={form.control} name="since" label="Başlangıç" helperText="Boş bırakırsanız bugün" />
      <DateField
        control={form.control}
        name="until"
        label="Bitiş (isteğe bağlı)"
        helperText="O gün de çalışır; ertesi gün yetkileri kendiliğinden biter"
      />
    </Box>
  </Box>
)
