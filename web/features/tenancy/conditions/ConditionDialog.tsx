import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { type ConditionForm, type ConditionView, conditionForm } from '#domain/tenancy/conditions/conditions.schema.ts'
import { uses } from '#domain/tenancy/contracts/contracts.schema.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useSaveCondition } from './conditions.queries.ts'
import { VoidClauseNotes } from './VoidClauseNotes.tsx'

const formOf = (condition: ConditionView | null): ConditionForm => ({
  title: condition?.title ?? '',
  body: condition?.body ?? '',
  uses: condition?.uses ?? [],
})

export function ConditionDialog({ condition, onClose }: { condition: ConditionView | null; onClose: () => void }) {
  const title = useId()
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  // The condition as it was when the dialog opened; a refetch must not count as having seen a newer version.
  const [seen] = useState(condition)
  const form = useForm<ConditionForm>({ resolver: zodResolver(conditionForm), defaultValues: formOf(seen) })
  const forget = useKeepTyped(form, `condition:${seen?.id ?? 'new'}`, formOf(seen))
  const save = useSaveCondition()
  const body = useWatch({ control: form.control, name: 'body' })
  const close = () => {
    forget()
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    save.run({ condition: seen, form: input }, { done: close, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      aria-labelledby={title}
      onClose={save.busy ? undefined : onClose}
    >
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flexGrow: 1 }}>
        <DialogTitle id={title}>{seen ? 'Hususi şartı düzenle' : 'Hususi şart ekle'}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {save.error && <Alert severity="error">{messageOf(save.error)}</Alert>}
            <FormField control={form.control} name="title" label="Kısa adı" required placeholder="Ör. Evcil hayvan" />
            <FormField
              control={form.control}
              name="body"
              label="Metin"
              required
              multiline
              minRows={4}
              maxRows={14}
              helperText="Kontrata bu metin girer; sonra değiştirmeniz eski kontratları etkilemez."
            />
            <VoidClauseNotes text={body} />
            <UsesField control={form.control} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={save.busy}>
            Vazgeç
          </Button>
          <SubmitButton busy={save.busy}>Kaydet</SubmitButton>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

const UsesField = ({ control }: { control: ReturnType<typeof useForm<ConditionForm>>['control'] }) => {
  const label = useId()
  return (
    <Controller
      control={control}
      name="uses"
      render={({ field: { value, onChange } }) => (
        <div>
          <FormLabel id={label}>Hangi kullanımda önerilsin? (boşsa hepsinde)</FormLabel>
          <FormGroup row aria-labelledby={label}>
            {uses.map((use) => (
              <FormControlLabel
                key={use}
                control={
                  <Checkbox
                    checked={value.includes(use)}
                    onChange={(_, on) => onChange(on ? [...value, use] : value.filter((each) => each !== use))}
                  />
                }
                label={use}
              />
            ))}
          </FormGroup>
        </div>
      )}
    />
  )
}
