import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { tokenScopes } from '#domain/kernel/token-scopes.ts'
import { scopeRows, tokenDays } from '#domain/people/access-tokens/access-tokens.rules.ts'
import { type NewAccessToken, newAccessToken } from '#domain/people/access-tokens/access-tokens.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useCreateAccessToken } from './access-tokens.queries.ts'

/** A choice holds texts, and the call takes a number of days. */
const form = newAccessToken.extend({
  days: z.string().transform(Number).pipe(newAccessToken.shape.days),
})
const dayLabels = Object.fromEntries(tokenDays.map((days) => [String(days), days === 365 ? '1 yıl' : `${days} gün`]))

interface Props {
  onMade: (token: string) => void
  onClose: () => void
}

export function NewTokenDialog({ onMade, onClose }: Props) {
  const create = useCreateAccessToken()
  const [error, setError] = useState<Error | null>(null)
  const { control, dialog } = useDialogForm({
    schema: form,
    initial: { name: '', scopes: [], days: '90' },
    write: {
      busy: create.busy,
      error,
      run: (input: NewAccessToken, after) =>
        create.run(input, {
          done: ({ token }) => onMade(token),
          refused: (refusal) => {
            if (!after.refused(refusal)) setError(refusal)
          },
        }),
    },
    onClose,
  })
  return (
    <FormDialog
      title="Yeni erişim anahtarı"
      text="Anahtar, sizin görebildiklerinizden fazlasını göremez; şifrenizi, e-postanızı ve güvenlik ayarlarınızı değiştiremez."
      submitLabel="Oluştur"
      long
      {...dialog}
    >
      <FormField
        control={control}
        name="name"
        label="Ad"
        placeholder="Muhasebe programı"
        helperText="Nerede kullanacağınızı yazın."
        autoComplete="off"
        autoFocus
      />
      <ChoiceField
        control={control}
        name="days"
        label="Ne kadar geçerli olsun"
        options={tokenDays.map(String)}
        labels={dayLabels}
      />
      <Controller
        control={control}
        name="scopes"
        render={({ field: { value, onChange, ref }, fieldState: { error: problem } }) => (
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
              Neler yapabilsin
            </Typography>
            {scopeRows.map(({ scope, label, text }, index) => (
              <FormControlLabel
                key={scope}
                sx={{ alignItems: 'flex-start', display: 'flex', mr: 0 }}
                label={
                  <Box sx={{ py: 1 }}>
                    <Typography sx={{ lineHeight: 1.4 }}>{label}</Typography>
                    <Typography variant="body2" color="textSecondary">
                      {text}
                    </Typography>
                  </Box>
                }
                control={
                  <Checkbox
                    checked={value.includes(scope)}
                    {...(index === 0 && { slotProps: { input: { ref } } })}
                    onChange={(_, on) =>
                      onChange(tokenScopes.filter((each) => (each === scope ? on : value.includes(each))))
                    }
                  />
                }
              />
            ))}
            {problem && <FormHelperText error>{problem.message}</FormHelperText>}
          </Box>
        )}
      />
    </FormDialog>
  )
}
