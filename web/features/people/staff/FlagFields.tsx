import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { flagLabels } from '#domain/access/flags.ts'
import { offeredFlags } from '#domain/people/staff/staff.rules.ts'
import type { StaffType } from '#domain/people/staff/staff.schema.ts'
import type { StaffValues } from './staff-form.ts'
import { flagText } from './staff-words.ts'

export function FlagFields({ form, type }: { form: UseFormReturn<StaffValues>; type: StaffType }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">Yetkiler</FormLabel>
      <Typography variant="body2" color="textSecondary">
        Hiçbirini açmazsanız kişi seçtiğiniz mülkleri yalnızca görüntüler.
      </Typography>
      <Stack spacing={0.5} sx={{ mt: 1 }}>
        {offeredFlags(type).map((flag) => (
          <Controller
            key={flag}
            control={form.control}
            name={flag}
            render={({ field: { value, onChange, ref, ...field } }) => (
              <FormControlLabel
                sx={{ m: 0, py: 0.5, justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}
                labelPlacement="start"
                control={
                  <Switch
                    {...field}
                    checked={value}
                    onChange={(_, checked) => onChange(checked)}
                    slotProps={{ input: { ref, role: 'switch', 'aria-describedby': `yetki-${flag}` } }}
                  />
                }
                label={
                  <>
                    {flagLabels[flag]}
                    <Typography
                      id={`yetki-${flag}`}
                      variant="body2"
                      color="textSecondary"
                      component="span"
                      sx={{ display: 'block' }}
                    >
                      {flagText(type, flag)}
                    </Typography>
                  </>
                }
              />
            )}
          />
        ))}
      </Stack>
    </Box>
  )
}
