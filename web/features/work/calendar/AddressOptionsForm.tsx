import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { Controller, useForm } from 'react-hook-form'
import { type AddressOptions, addressOptions } from '#domain/work/calendar/calendar.schema.ts'
import { calendarGroupLabels, calendarGroups } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'

interface Props {
  start: AddressOptions
  label: string
  busy: boolean
  onSend: (options: AddressOptions) => void
}

/** Names are off by default, because a calendar may show on a lock screen or be shared with a family. */
export function AddressOptionsForm({ start, label, busy, onSend }: Props) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(addressOptions), defaultValues: start })
  return (
    <form onSubmit={handleSubmit((options) => onSend(options))} noValidate>
      <SwitchField control={control} name="names" label="İsimler görünsün" />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Kapalıyken kişi, mülk ve belge adı yazmaz; örneğin yalnızca “Kira ödeme günü”. Tutarlar hiçbir zaman yazılmaz.
      </Typography>
      <Controller
        control={control}
        name="groups"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
            <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
              Neler görünsün
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {calendarGroups.map((group) => (
                <FormControlLabel
                  key={group}
                  label={calendarGroupLabels[group]}
                  control={
                    <Checkbox
                      checked={value.includes(group)}
                      onChange={(_, on) =>
                        onChange(calendarGroups.filter((each) => (each === group ? on : value.includes(each))))
                      }
                    />
                  }
                />
              ))}
            </Box>
            {error && <FormHelperText error>{error.message}</FormHelperText>}
          </Box>
        )}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {label}
      </Button>
    </form>
  )
}
