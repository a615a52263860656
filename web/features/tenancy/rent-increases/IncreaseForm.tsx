import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Scale, Send } from 'lucide-react'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { increaseReason } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { increaseNotes, lateClaimNotes } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import {
  type IncreaseProposal,
  type IncreaseView,
  increaseForm,
  type MissedWay,
} from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { useConfirmSending } from '#web/ui/confirm-sending.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { IncreaseAmount } from './IncreaseAmount.tsx'
import { MissedWays } from './MissedWays.tsx'
import { OldAndNewRent } from './OldAndNewRent.tsx'
import { useSendIncrease } from './rent-increases.queries.ts'
import { WaiveButton } from './WaiveButton.tsx'

type IncreaseData = z.output<typeof increaseForm>
/** Cleared values are null while the form is being filled in. */
export type IncreaseValues = Omit<IncreaseData, 'rent' | 'from_on'> & { rent: number | null; from_on: string | null }

/** The landlord's proposal: up to the cap, less, or no increase this year. */
export function IncreaseForm({ view, proposal }: { view: IncreaseView; proposal: IncreaseProposal }) {
  const { record, contract, year, currency, terms } = view
  const { current_rent } = proposal
  const send = useSendIncrease(view.tenancy_id)
  const [failure, setFailure] = useState('')
  // Created once, so that a second tap after a lost reply finds the first proposal.
  const [fresh] = useState(newId)
  const id = record?.id ?? fresh
  const [stored] = useState<IncreaseValues>(() => ({
    rent: proposal.rent > current_rent ? proposal.rent : (proposal.max_rent ?? current_rent),
    from_on: proposal.from_on,
    note: '',
  }))
  const form = useForm<IncreaseValues, unknown, IncreaseData>({
    resolver: zodResolver(increaseForm) as unknown as Resolver<IncreaseValues, unknown, IncreaseData>,
    defaultValues: stored,
  })
  const forget = useKeepTyped(form, `increase.${contract}.${year.start}`, stored)
  const typed = useWatch({ control: form.control, name: 'rent' })
  const rent = typed !== null && Number.isFinite(typed) && typed > 0 ? typed : current_rent
  const from_on = useWatch({ control: form.control, name: 'from_on' })
  const notes = [...increaseNotes(proposal, terms, rent), ...lateClaimNotes(proposal, from_on ?? year.start)]
  const choose = (way: MissedWay) => {
    form.setValue('from_on', way.from_on, { shouldDirty: true, shouldValidate: true })
    form.setValue('rent', way.rent, { shouldDirty: true, shouldValidate: true })
  }

  const ask = useConfirmSending()
  const submit = form.handleSubmit(async (sent) => {
    setFailure('')
    const sure = await ask({
      title: 'Artış kiracının onayına gönderilsin mi?',
      to: view.tenant_names.join(', '),
      facts: [
        ['Bugünkü kira', showMoney(current_rent, currency)],
        ['Yeni kira', showMoney(sent.rent, currency)],
        ['Geçerli olacağı gün', showDate(sent.from_on)],
      ],
      words: sent.note,
      follows:
        'E-postayla hemen gider; onaylanınca kira değişir, itiraz edilirse eski kira sürer. Yanıt gelene kadar geri çekebilirsiniz.',
      confirmLabel: 'Gönder',
    })
    if (!sure) return
    await send.run(
      { ...sent, id, contract, year_start: year.start, current_rent },
      {
        done: forget,
        refused: (error) => {
          if (!applyServerErrors(form, error)) setFailure(messageOf(error))
        },
      },
    )
  })

  return (
    <form noValidate onSubmit={submit} aria-label="Artış önerisi">
      <Section
        title={record ? 'Yeniden öner' : 'Artışı öner'}
        lead={`${showDate(year.start)} – ${showDate(year.end)} kira yılı`}
      >
        <Stack spacing={2.5}>
          <OldAndNewRent before={current_rent} after={rent} currency={currency} />
          <Typography>{increaseReason(proposal, terms)}</Typography>
          <IncreaseAmount form={form} proposal={proposal} currency={currency} rent={rent} />
          <MissedWays ways={proposal.missed} from_on={from_on} currency={currency} onChoose={choose} />
          {year.late && (
            <DateField
              control={form.control}
              name="from_on"
              label="Yeni kiranın başlayacağı gün"
              required
              helperText={`${showDate(year.start)} ile ${showDate(year.end)} arasında; ayın içinde başlıyorsa o ay gün hesabıyla bölünür`}
            />
          )}
          <FormField
            control={form.control}
            name="note"
            label="Kiracıya not"
            multiline
            minRows={2}
            maxRows={8}
            maxLength={1000}
          />
          {notes.map(({ code, article, text }) => (
            <Alert
              key={code}
              severity={code === 'renewal_rent' || code === 'late_claim' ? 'warning' : 'info'}
              role="note"
              variant="outlined"
              icon={<Scale size={20} aria-hidden />}
            >
              {text} <strong>({article})</strong>
            </Alert>
          ))}
          {failure && <Alert severity="error">{failure} Yazdıklarınız duruyor.</Alert>}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <SubmitButton
              busy={form.formState.isSubmitting || send.busy}
              startIcon={<Send size={18} aria-hidden />}
              sx={{ flexGrow: 1 }}
            >
              Kiracının onayına gönder
            </SubmitButton>
            {view.can.waive && <WaiveButton view={view} />}
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {view.tenant_names.join(', ')} e-postadaki bağlantıyla ya da hesabına girerek onaylar veya itiraz eder.
            Onaylanınca kira {year.late ? 'seçtiğiniz günden' : `${showDate(year.start)} gününden`} başlayarak değişir;
            itiraz edilirse eski kira sürer.
          </Typography>
        </Stack>
      </Section>
    </form>
  )
}
