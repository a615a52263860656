import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { webhookEventLabel, webhookEvents } from '#domain/insight/webhooks/webhook-events.rules.ts'
import { type NewWebhook, newWebhook } from '#domain/insight/webhooks/webhooks.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useCreateWebhook } from './webhooks.queries.ts'

interface Props {
  onMade: (secret: string) => void
  onClose: () => void
}

export function NewWebhookDialog({ onMade, onClose }: Props) {
  const create = useCreateWebhook()
  const [error, setError] = useState<Error | null>(null)
  const { control, dialog } = useDialogForm({
    schema: newWebhook,
    initial: { address: 'https://', events: [] },
    write: {
      busy: create.busy,
      error,
      run: (input: NewWebhook, after) =>
        create.run(input, {
          done: ({ secret }) => onMade(secret),
          refused: (refusal) => {
            if (!after.refused(refusal)) setError(refusal)
          },
        }),
    },
    onClose,
  })
  return (
    <FormDialog title="Yeni webhook" submitLabel="Kaydet" long {...dialog}>
      <FormField
        control={control}
        name="address"
        label="Adres"
        type="url"
        helperText="İnternetten ulaşılan bir https adresi. Kaydedince bir deneme gönderilir."
        autoComplete="off"
        autoFocus
      />
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange, ref }, fieldState: { error: problem } }) => (
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
              Hangi olaylar
            </Typography>
            {webhookEvents.map((event, index) => (
              <FormControlLabel
                key={event}
                sx={{ display: 'flex', mr: 0 }}
                label={webhookEventLabel(event)}
                control={
                  <Checkbox
                    checked={value.includes(event)}
                    {...(index === 0 && { slotProps: { input: { ref } } })}
                    onChange={(_, on) =>
                      onChange(webhookEvents.filter((each) => (each === event ? on : value.includes(each))))
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
