import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { isIsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { undertakingsMessages, undertakingsRefusals } from '#domain/tenancy/undertakings/undertakings.messages.ts'
import { lastDayToAct, undertakingProblem } from '#domain/tenancy/undertakings/undertakings.rules.ts'
import { undertakingForm } from '#domain/tenancy/undertakings/undertakings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { usePrepareUndertaking } from './undertakings.queries.ts'

export function UndertakingDialog({ tenancy, onClose }: { tenancy: TenancyView; onClose: () => void }) {
  const today = isoDate(new Date())
  const confirmed_on = tenancy.handovers.find(({ kind, state }) => kind === 'in' && state === 'confirmed')?.date ?? null
  const { form, control, dialog } = useDialogForm({
    schema: undertakingForm,
    // There is no usual date for moving out.
    initial: {
      delivered_on: confirmed_on ?? tenancy.started_on,
      given_on: today,
      evict_on: null,
      family_home: false,
      spouse_name: '',
    },
    draft: `undertaking:${tenancy.id}`,
    keepChanges: true,
    write: usePrepareUndertaking(tenancy.id),
    onClose,
  })
  const typed = useWatch({ control })
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
      {...dialog}
      error={problem ? null : dialog.error}
    >
      <DateField
        control={control}
        name="delivered_on"
        label="Kiralananın teslim tarihi"
        helperText={
          confirmed_on
            ? 'İki tarafın onayladığı giriş teslim tutanağından alındı.'
            : 'Kontratın başlangıcından alındı; anahtar başka gün verildiyse düzeltin.'
        }
      />
      <DateField
        control={control}
        name="given_on"
        label="Taahhüdün verileceği gün"
        helperText="Kiracının imzalayacağı gün; teslimden sonra olmalıdır."
      />
      <DateField
        control={control}
        name="evict_on"
        label="Boşaltma tarihi"
        helperText={
          isIsoDate(evict_on)
            ? `O gün boşaltılmazsa icra ya da dava için son gün ${showDate(lastDayToAct(evict_on))} (bir ay, TBK 352/1).`
            : 'Belirli bir gün; boş bırakılan tarih taahhüdü geçersiz kılar.'
        }
      />
      {objection && !saidBesideField && <Alert severity="error">{objection}</Alert>}
      <SwitchField control={control} name="family_home" label="Kiracının aile konutu (evli ve eşiyle oturuyor)" />
      {typed.family_home && (
        <>
          <Alert severity="warning">{undertakingsMessages.familyHome}</Alert>
          <FormField
            control={control}
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
