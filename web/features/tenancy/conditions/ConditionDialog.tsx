import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { useId, useState } from 'react'
import { Controller, type useForm, useWatch } from 'react-hook-form'
import { type ConditionForm, type ConditionView, conditionForm } from '#domain/tenancy/conditions/conditions.schema.ts'
import { uses } from '#domain/tenancy/contracts/contracts.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useSaveCondition } from './conditions.queries.ts'
import { VoidClauseNotes } from './VoidClauseNotes.tsx'

const formOf = (condition: ConditionView | null): ConditionForm => ({
  title: condition?.title ?? '',
  body: condition?.body ?? '',
  uses: condition?.uses ?? [],
})

export function ConditionDialog({ condition, onClose }: { condition: ConditionView | null; onClose: () => void }) {
  // The condition as it was when the dialog opened; a refetch must not count as having seen a newer version.
  const [seen] = useState(condition)
  const sending = useSaveCondition()
  const { control, dialog } = useDialogForm({
    schema: conditionForm,
    initial: formOf(seen),
    draft: `condition:${seen?.id ?? 'new'}`,
    keepChanges: true,
    write: {
      ...sending,
      run: (input, after) => sending.run({ condition: seen, form: input }, after),
    },
    onClose,
  })
  const body = useWatch({ control, name: 'body' })
  return (
    <FormDialog title={seen ? 'Hususi şartı düzenle' : 'Hususi şart ekle'} submitLabel="Kaydet" long {...dialog}>
      <FormField control={control} name="title" label="Kısa adı" required placeholder="Ör. Evcil hayvan" />
      <FormField
        control={control}
        name="body"
        label="Metin"
        required
        multiline
        minRows={4}
        maxRows={14}
        helperText="Kontrata bu metin girer; sonra değiştirmeniz eski kontratları etkilemez."
      />
      <VoidClauseNotes text={body} />
      <UsesField control={control} />
    </FormDialog>
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
