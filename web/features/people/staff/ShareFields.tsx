import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type StaffValues, type TypedShare, withShare } from './staff-form.ts'

interface Props {
  form: UseFormReturn<StaffValues>
  id: string
  title: string
}

/** A share as in the title deed: pay over payda. Left empty, the person has rights but no share. */
export function ShareFields({ form, id, title }: Props) {
  const shares = useWatch({ control: form.control, name: 'shares' })
  const problem = form.formState.errors.shares?.[id]
  const message = problem?.message ?? problem?.pay?.message ?? problem?.payda?.message

  const field = (name: keyof TypedShare, label: string) => (
    <TextInput
      size="small"
      label={label}
      error={Boolean(message)}
      value={shares[id]?.[name] ?? ''}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 7)
        form.clearErrors(`shares.${id}`)
        const change = { [name]: digits ? Number(digits) : undefined }
        form.setValue('shares', withShare(form.getValues('shares'), id, change), { shouldDirty: true })
      }}
      sx={{ width: 96 }}
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `${title}: ${label}` } }}
    />
  )

  return (
    <Stack sx={{ pl: 5.5, pr: 1, pb: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {field('pay', 'Pay')}
        <Typography aria-hidden>/</Typography>
        {field('payda', 'Payda')}
      </Stack>
      {message && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </Stack>
  )
}
