import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { isoDate } from '#domain/kernel/dates.ts'
import { type AddendumData, addendumForm } from '#domain/tenancy/papers/addenda/addendum.schema.ts'
import { type AddendumName, addendumKinds, addendumNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { useSendAddendum } from './addenda.queries.ts'

interface Props {
  tenancy: string
  /** The one that is sent again; its kind stays. */
  before?: { id: string; kind: AddendumName } & AddendumData
  onClose: () => void
}

/** A new addendum, or the next version of one: choosing its kind and filling in that kind's fields. */
export function AddendumDialog({ tenancy, before, onClose }: Props) {
  const [kind, setKind] = useState<AddendumName>(before?.kind ?? addendumNames[0]!)
  const choice = !before && addendumNames.length > 1 && (
    <Choice
      fullWidth
      label="Belgenin türü"
      value={kind}
      options={addendumNames.map((name) => [name, addendumKinds[name].title])}
      onChoose={setKind}
      helperText={addendumKinds[kind].about}
    />
  )
  return <AddendumForm key={kind} tenancy={tenancy} kind={kind} before={before} choice={choice} onClose={onClose} />
}

/** What was cleared is null while the form is being filled in. */
type AddendumFields = Omit<AddendumData, 'from_on'> & { from_on: string | null }

type FormProps = Omit<Props, 'before'> & { kind: AddendumName; before: Props['before']; choice: ReactNode }

function AddendumForm({ tenancy, kind, before, choice, onClose }: FormProps) {
  const { title, fields } = addendumKinds[kind]
  const [stored] = useState<AddendumFields>(() => ({
    from_on: before?.from_on ?? isoDate(new Date()),
    values: Object.fromEntries(fields.map(({ name }) => [name, before?.values[name] ?? ''])),
  }))
  const sending = useSendAddendum(tenancy)
  const { control, dialog } = useDialogForm({
    schema: addendumForm(addendumKinds[kind]),
    initial: stored,
    draft: `addendum.${tenancy}.${kind}.${before?.id ?? 'new'}`,
    keepChanges: true,
    write: {
      ...sending,
      run: (typed, after) => sending.run({ kind, ...typed, revises: before?.id ?? null }, after),
    },
    onClose,
  })
  return (
    <FormDialog
      title={before ? `${title}: yeni sürüm` : 'Ek belge hazırla'}
      submitLabel="Onaya gönder"
      {...dialog}
      long
    >
      {choice}
      {fields.map(({ name, label, hint, max, lines, required }) => (
        <FormField
          key={name}
          control={control}
          name={`values.${name}` as FieldPath<AddendumFields>}
          label={label}
          helperText={hint}
          required={required}
          multiline={lines !== undefined}
          {...(lines && { minRows: lines, maxRows: 14 })}
          maxLength={max}
        />
      ))}
      <DateField control={control} name="from_on" label="Geçerli olacağı gün" required />
      <Typography variant="body2" color="textSecondary">
        Göndermekle siz kabul etmiş olursunuz; karşı taraf e-postadaki bağlantıyla ya da hesabına girerek onaylar veya
        itiraz eder. Herkes onaylayana kadar geri alabilir ya da değiştirebilirsiniz.
      </Typography>
    </FormDialog>
  )
}
