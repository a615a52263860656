import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import {
  type OpeningForm,
  openingForm,
  type PaymentPlanView,
} from '#domain/money/payment-plans/payment-plans.schema.ts'
import { isKnownPayment } from '#web/features/money/tenant-payments/known-payment.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { useOpenLedger } from './payment-plans.queries.ts'

interface Values {
  opened_on: string | null
  side: 'none' | 'debt' | 'credit'
  amount: number | null
  on_date: string | null
  note: string
  again: boolean
}

const empty: Values = { opened_on: null, side: 'none', amount: null, on_date: null, note: '', again: false }
const sideLabels = { none: 'Devreden tutar yok', debt: 'Kiracının borcu var', credit: 'Kiracının alacağı var' }

/** For a lease that was already running: the date from which it is recorded, and the balance at that time. */
export function OpeningSection({ view }: { view: PaymentPlanView }) {
  const { busy, run } = useOpenLedger(view.tenancy_id)
  const [failure, setFailure] = useState('')
  const [isKnown, setKnown] = useState(false)
  // One key per form, so that a second tap after a lost reply books nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm<Values, unknown, OpeningForm>({ resolver: resolver(() => key), defaultValues: empty })
  const { control } = form
  const side = useWatch({ control, name: 'side' })
  const submit = form.handleSubmit((sent) => {
    setFailure('')
    return run(sent, {
      done: () => {
        form.reset(empty)
        setKnown(false)
        setKey(crypto.randomUUID())
      },
      refused: (error) => {
        setKnown(isKnownPayment(error))
        if (!applyServerErrors(form, error)) setFailure(messageOf(error))
      },
    })
  })
  if (!view.opened_on) return null
  return (
    <Section
      title="Önceki dönem"
      lead={`Hesap ${showDate(view.opened_on)} tarihinden itibaren tutuluyor.${view.carried_over ? ' O gün “Ödendi” işareti olduğu için vadesi gelmiş tutar ödenmiş sayıldı.' : ''}`}
    >
      <form noValidate onSubmit={submit} aria-label="Önceki dönem">
        <Stack spacing={2}>
          <FieldGroup title="Geçmişi ekleyin">
            {view.opened_on > view.started_on && (
              <DateField
                control={control}
                name="opened_on"
                label="Hesabı şu aydan başlat"
                helperText={`En erken ${showDate(view.started_on)}; aradaki aylar borç olarak yazılır`}
              />
            )}
            <ChoiceField
              control={control}
              name="side"
              label="Devreden bakiye"
              options={['none', 'debt', 'credit']}
              labels={sideLabels}
            />
            {side !== 'none' && (
              <>
                <MoneyField control={control} name="amount" label="Tutar" required currency={view.currency} />
                <DateField
                  control={control}
                  name="on_date"
                  label="Hangi gün itibarıyla"
                  required
                  helperText={`Hesabın başladığı günden önceki durum; ${showDate(view.started_on)} gününden eski olamaz`}
                />
                <WholeRow>
                  <FormField control={control} name="note" label="Açıklama" fullWidth />
                </WholeRow>
              </>
            )}
          </FieldGroup>
          {failure && <Alert severity="error">{failure} Yazdıklarınız duruyor.</Alert>}
          {isKnown && <SwitchField control={control} name="again" label="Yine de kaydet: bu ayrı bir alacak" />}
          <SubmitButton busy={form.formState.isSubmitting || busy} sx={{ alignSelf: 'flex-start' }}>
            Geçmişi kaydet
          </SubmitButton>
          <Typography variant="body2" color="textSecondary">
            Yanlış yazdığınız bir tutarı hesap ekstresinden geri alabilirsiniz.
          </Typography>
        </Stack>
      </form>
    </Section>
  )
}

/** The form's fields are flat; the balance is sent complete or not at all. */
function resolver(key: () => string): Resolver<Values, unknown, OpeningForm> {
  const resolve = zodResolver(openingForm) as unknown as (
    sent: unknown,
    ...rest: Parameters<Resolver<Values, unknown, OpeningForm>> extends [unknown, ...infer Rest] ? Rest : never
  ) => ReturnType<Resolver<Values, unknown, OpeningForm>>
  return async ({ side, amount, on_date, opened_on, note, again }, context, options) => {
    const balance = side === 'none' ? null : { side, amount, on_date: on_date ?? '' }
    const found = await resolve({ key: key(), opened_on, note, balance, again }, context, options)
    const { balance: inside, ...errors } = found.errors as Record<string, unknown> & { balance?: object }
    return { ...found, errors: { ...errors, ...inside } } as typeof found
  }
}
