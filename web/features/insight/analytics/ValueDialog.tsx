import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { type PlaceFigures, placeValue } from '#domain/insight/analytics/analytics.schema.ts'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useSetValue } from './analytics.queries.ts'

/** The owner's own estimate of the property's value; an empty field removes it. */
export function ValueDialog({ place, onClose }: { place: PlaceFigures; onClose: () => void }) {
  const title = useId()
  const form = useForm({ resolver: zodResolver(placeValue), defaultValues: { amount: place.value?.amount ?? null } })
  const saving = useSetValue(place.id)
  const submit = form.handleSubmit(({ amount }) =>
    saving.run(amount, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={saving.busy ? undefined : onClose} aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>{place.title}: bugünkü değeri</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Satsanız kaça giderdi? Sizin tahmininizdir; yalnızca net getiri oranı için kullanılır, kiracınız görmez.
            Silmek için alanı boş bırakın.
          </DialogContentText>
          {saving.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(saving.error)}
            </Alert>
          )}
          <MoneyField control={form.control} name="amount" label="Değeri" currency="TL" autoFocus />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={saving.busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={saving.busy}>
            Kaydet
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
