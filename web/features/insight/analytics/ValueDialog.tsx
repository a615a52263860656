import { type PropertyFigures, propertyValue } from '#domain/insight/analytics/analytics.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useSetValue } from './analytics.queries.ts'

/** The owner's own estimate of the property's value; an empty field removes it. */
export function ValueDialog({ property, onClose }: { property: PropertyFigures; onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    schema: propertyValue,
    initial: { amount: property.value?.amount ?? null },
    write: useSetValue(property.id),
    onClose,
  })
  return (
    <FormDialog
      title={`${property.title}: bugünkü değeri`}
      text="Satsanız kaça giderdi? Sizin tahmininizdir; yalnızca net getiri oranı için kullanılır, kiracınız görmez. Silmek için alanı boş bırakın."
      submitLabel="Kaydet"
      maxWidth="xs"
      {...dialog}
    >
      <MoneyField control={control} name="amount" label="Değeri" currency="TL" autoFocus />
    </FormDialog>
  )
}
