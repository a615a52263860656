import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type PropertyFigures, propertyValue } from '#domain/insight/analytics/analytics.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useSetValue } from './analytics.queries.ts'

/** The owner's own estimate of the property's value; an empty field removes it. */
export function ValueDialog({ property, onClose }: { property: PropertyFigures; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(propertyValue),
    defaultValues: { amount: property.value?.amount ?? null },
  })
  const saving = useSetValue(property.id)
  const submit = form.handleSubmit(({ amount }) =>
    saving.run(amount, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <FormDialog
      title={`${property.title}: bugünkü değeri`}
      text="Satsanız kaça giderdi? Sizin tahmininizdir; yalnızca net getiri oranı için kullanılır, kiracınız görmez. Silmek için alanı boş bırakın."
      submitLabel="Kaydet"
      maxWidth="xs"
      busy={saving.busy}
      error={saving.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <MoneyField control={form.control} name="amount" label="Değeri" currency="TL" autoFocus />
    </FormDialog>
  )
}
