import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import { isIsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { undertakingsMessages, undertakingsRefusals } from '#domain/tenancy/undertakings/undertakings.messages.ts'
import { lastDayToAct, undertakingProblem } from '#domain/tenancy/undertakings/undertakings.rules.ts'
import { type UndertakingForm, undertakingForm } from '#domain/tenancy/undertakings/undertakings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { usePrepareUndertaking } from './undertakings.queries.ts'

/** There is no usual date for moving out, so the field starts empty. */
type UndertakingFields = Omit<UndertakingForm, 'evict_on'> & { evict_on: string | null }

export function UndertakingDialog({ tenancy, onClose }: { tenancy: TenancyView; onClose: () => void }) {
  const today = isoDate(new Date())
  const confirmed_on = tenancy.handovers.find(({ kind, state }) => kind === 'in' && state === 'confirmed')?.date ?? null
  const initial: UndertakingFields = {
    delivered_on: confirmed_on ?? tenancy.started_on,
    given_on: today,
    evict_on: null,
    family_home: false,
    spouse_name: '',
  }
  const form = useForm<UndertakingFields, unknown, UndertakingForm>({
    resolver: zodResolver(undertakingForm) as unknown as Resolver<UndertakingFields, unknown, UndertakingForm>,
    defaultValues: initial,
  })
  const forget = useKeepTyped(form, `undertaking:${tenancy.id}`, initial)
  const prepare = usePrepareUndertaking(tenancy.id)
  const typed = useWatch({ control: form.control })
  const close = () => {
    forget()
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    prepare.run(input, { done: close, refused: (error) => applyServerErrors(form, error) }),
  )
  const { delivered_on, given_on, evict_on } = typed
  const isWhole = isIsoDate(delivered_on) && isIsoDate(given_on) && isIsoDate(evict_on)
  const problem =
    isWhole &&
    undertakingProblem({ delivered_on, given_on, evict_on, agreed_on: tenancy.agreed_on, confirmed_on, today })
  const objection = problem && undertakingsRefusals[problem].message
  // After sending, the server's error is shown beside the field.
  const saidBesideField = Object.values(form.formState.errors).some((error) => error?.message === objection)
  return (
    <FormDialog
      title="Tahliye taahhüdü hazırla"
      submitLabel="Hazırla"
      long
      busy={prepare.busy}
      error={problem ? null : prepare.error}
      onSubmit={submit}
      onCancel={close}
      onClose={onClose}
    >
      <DateField
        control={form.control}
        name="delivered_on"
        label="Kiralananın teslim tarihi"
        helperText={
          confirmed_on
            ? 'İki tarafın onayladığı giriş teslim tutanağından alındı.'
            : 'Kontratın başlangıcından alındı; anahtar başka gün verildiyse düzeltin.'
        }
      />
      <DateField
        control={form.control}
        name="given_on"
        label="Taahhüdün verileceği gün"
        helperText="Kiracının imzalayacağı gün; teslimden sonra olmalıdır."
      />
      <DateField
        control={form.control}
        name="evict_on"
        label="Boşaltma tarihi"
        helperText={
          isIsoDate(evict_on)
            ? `O gün boşaltılmazsa icra ya da dava için son gün ${showDate(lastDayToAct(evict_on))} (bir ay, TBK 352/1).`
            : 'Belirli bir gün; boş bırakılan tarih taahhüdü geçersiz kılar.'
        }
      />
      {objection && !saidBesideField && <Alert severity="error">{objection}</Alert>}
      <Controller
        control={form.control}
        name="family_home"
        render={({ field: { ref, value, onChange, ...field } }) => (
          <FormControlLabel
            control={
              <Switch {...field} checked={value} onChange={(_, on) => onChange(on)} slotProps={{ input: { ref } }} />
            }
            label="Kiracının aile konutu (evli ve eşiyle oturuyor)"
          />
        )}
      />
      {typed.family_home && (
        <>
          <Alert severity="warning">{undertakingsMessages.familyHome}</Alert>
          <FormField
            control={form.control}
            name="spouse_name"
            label="Eşin adı soyadı"
            helperText="Boş bırakırsanız belgede elle yazılır."
          />
        </>
      )}
      <Typography variant="body2" color="textSecondary">
        {undertakingsMessages.handSigned}
      </Typography>
    </FormDialog>
  )
}
