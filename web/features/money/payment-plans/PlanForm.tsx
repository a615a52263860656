import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Resolver, useFieldArray, useForm } from 'react-hook-form'
import { isoDate } from '#domain/kernel/dates.ts'
import { partMonths } from '#domain/money/ledger/part-months.rules.ts'
import { frequencies } from '#domain/money/ledger/schedule.rules.ts'
import {
  type PaymentPlanView,
  type PlanForm as Plan,
  planForm,
} from '#domain/money/payment-plans/payment-plans.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { MoneyField, NumberField } from '#web/forms/typed-fields.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { belowLabel } from '#web/ui/theme.ts'
import { useChangePlan } from './payment-plans.queries.ts'
import { frequencyLabels, partMonthLabels } from './plan-words.ts'

/** The first day of this month, or of the ledger if it began later. */
function startOf({ plan, opened_on }: PaymentPlanView): Plan {
  const month = `${isoDate(new Date()).slice(0, 7)}-01`
  return { ...plan, from_on: opened_on && opened_on > month ? opened_on : month }
}

export function PlanForm({ view }: { view: PaymentPlanView }) {
  const { busy, run } = useChangePlan(view.tenancy_id)
  const [failure, setFailure] = useState('')
  const [stored] = useState(() => startOf(view))
  const form = useForm<Plan>({ resolver: zodResolver(planForm) as unknown as Resolver<Plan>, defaultValues: stored })
  const forget = useKeepTyped(form, `payment-plan.${view.tenancy_id}`, stored)
  const free = useFieldArray({ control: form.control, name: 'rent_free' })
  const { control } = form
  const submit = form.handleSubmit((sent) => {
    setFailure('')
    return run(sent, {
      done: () => {
        forget()
        form.reset(sent)
      },
      refused: (error) => {
        if (!applyServerErrors(form, error)) setFailure(messageOf(error))
      },
    })
  })
  return (
    <Section
      title="Nasıl ödeniyor"
      lead="Değişiklik seçtiğiniz günden itibaren geçerlidir; o günden sonrası için yapılmış tahakkuklar geri alınıp yeniden yazılır ve kiracıya bildirilir."
    >
      <form noValidate onSubmit={submit} aria-label="Ödeme planı">
        <Stack spacing={3}>
          <FieldGroup title="Kira">
            <DateField control={control} name="from_on" label="Geçerlilik başlangıcı" required />
            <ChoiceField
              control={control}
              name="frequency"
              label="Ödeme sıklığı"
              options={frequencies}
              labels={frequencyLabels}
            />
            <ChoiceField
              control={control}
              name="part_month"
              label="Eksik ayların hesabı"
              options={partMonths}
              labels={partMonthLabels}
            />
          </FieldGroup>
          <FieldGroup title="Kirayla birlikte">
            <MoneyField
              control={control}
              name="aidat"
              label="Aylık aidat"
              currency={view.currency}
              helperText="Size ödeniyorsa yazın; yönetime ödeniyorsa 0 bırakın"
            />
            <NumberField
              control={control}
              name="withholding_percent"
              label="Stopaj oranı (%)"
              helperText="Boş bırakırsanız kurumsal kiracıda %20, bireyde yok"
            />
            <NumberField control={control} name="vat_percent" label="KDV oranı (%)" helperText="Kontratta KDV varsa" />
          </FieldGroup>
          <FieldGroup title="Kirasız günler">
            <WholeRow>
              <Stack spacing={2}>
                {free.fields.map(({ id }, at) => (
                  <Stack
                    key={id}
                    direction={{ xs: 'column', sm: 'row' }}
                    spacing={1}
                    sx={{ alignItems: { sm: 'start' } }}
                  >
                    <DateField control={control} name={`rent_free.${at}.from`} label="İlk gün" required />
                    <DateField control={control} name={`rent_free.${at}.to`} label="Son gün" required />
                    <IconButton
                      aria-label={`${at + 1}. kirasız dönemi sil`}
                      onClick={() => free.remove(at)}
                      sx={{ alignSelf: { xs: 'flex-end', sm: 'flex-start' }, mt: { sm: belowLabel } }}
                    >
                      <Trash2 size={20} aria-hidden />
                    </IconButton>
                  </Stack>
                ))}
                <Button
                  startIcon={<Plus size={18} aria-hidden />}
                  onClick={() => free.append({ from: '', to: '' })}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  Kirasız dönem ekle
                </Button>
              </Stack>
            </WholeRow>
          </FieldGroup>
          {failure && <Alert severity="error">{failure} Yazdıklarınız duruyor.</Alert>}
          <SubmitButton busy={form.formState.isSubmitting || busy} sx={{ alignSelf: 'flex-start' }}>
            Planı kaydet
          </SubmitButton>
          <Typography variant="body2" color="textSecondary">
            Kurumlar iş yeri kirasından gelir vergisi stopajı keser; kesilen tutar borca sayılmaz, vergi dökümünüzde
            görünür. Bu bilgi mali danışmanlık değildir.
          </Typography>
        </Stack>
      </form>
    </Section>
  )
}
