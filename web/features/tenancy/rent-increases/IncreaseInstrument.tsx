import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { showDate, showMonth } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { riseInPercent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import {
  increaseNotes,
  increaseStateText,
  lateClaimNotes,
} from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import {
  type IncreaseProposal,
  type IncreaseView,
  increaseForm,
  type MissedWay,
} from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { useConfirmSending } from '#web/ui/confirm-sending.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { IncreaseAmount } from './IncreaseAmount.tsx'
import { IncreaseBasis, LegalNoteList } from './IncreaseBasis.tsx'
import { IncreaseCurve } from './IncreaseCurve.tsx'
import { IncreaseDays } from './IncreaseDays.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { MissedWays } from './MissedWays.tsx'
import { NewRent } from './NewRent.tsx'
import { useSendIncrease } from './rent-increases.queries.ts'
import { WaiveButton } from './WaiveButton.tsx'

type IncreaseData = z.output<typeof increaseForm>
/** Cleared values are null while the form is being filled in. */
export type IncreaseValues = Omit<IncreaseData, 'rent' | 'from_on'> & { rent: number | null; from_on: string | null }

/** Below the send button on wide screens, the letter stays beside what changes it. */
const areas = {
  xs: '"instrument" "letter" "basis"',
  md: '"instrument letter" "basis letter"',
}

/** The landlord's increase: how much, from when, and the letter that follows from it. */
export function IncreaseInstrument({ view, proposal }: { view: IncreaseView; proposal: IncreaseProposal }) {
  const { record, contract, year, currency, terms, can } = view
  const { current_rent, cap, waits_for } = proposal
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
  const [typed, from_on, note] = useWatch({ control: form.control, name: ['rent', 'from_on', 'note'] })
  const rent = typed !== null && Number.isFinite(typed) && typed > 0 ? typed : current_rent
  const begins = from_on ?? year.start
  const notes = [...increaseNotes(proposal, terms, { rent, gross: view.gross }), ...lateClaimNotes(proposal, begins)]
  const isWarning = ({ code }: (typeof notes)[number]) => code === 'renewal_rent' || code === 'late_claim'
  const choose = (way: MissedWay) => {
    form.setValue('from_on', way.from_on, { shouldDirty: true, shouldValidate: true })
    form.setValue('rent', way.rent, { shouldDirty: true, shouldValidate: true })
  }

  const ask = useConfirmSending()
  const submit = form.handleSubmit(async (sent) => {
    setFailure('')
    // The letter beside the form already shows what is sent; only what the law doubts is asked about again.
    const doubts = notes.filter(isWarning)
    const sure =
      doubts.length === 0 ||
      (await ask({
        title: 'Yine de gönderilsin mi?',
        to: view.tenant_names.join(', '),
        facts: [
          [view.gross ? 'Bugünkü kira (brüt)' : 'Bugünkü kira', showMoney(current_rent, currency)],
          [view.gross ? 'Yeni kira (brüt)' : 'Yeni kira', showMoney(sent.rent, currency)],
          ['Geçerli olacağı gün', showDate(sent.from_on)],
        ],
        words: sent.note,
        follows: doubts.map(({ text, article }) => `${text} (${article})`).join(' '),
        confirmLabel: 'Gönder',
      }))
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
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateAreas: areas,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box component="form" noValidate onSubmit={submit} aria-label="Artış önerisi" sx={{ gridArea: 'instrument' }}>
        <Section
          title={record ? 'Yeniden öner' : can.send ? 'Artışı öner' : 'Artışı hazırla'}
          lead={`${showDate(year.start)} – ${showDate(year.end)} kira yılı`}
        >
          <Stack spacing={2.5}>
            <NewRent
              label={waits_for && cap ? `Yeni aylık kira, ${showMonth(cap.month)} oranıyla olsaydı` : 'Yeni aylık kira'}
              before={current_rent}
              after={rent}
              currency={currency}
              gross={view.gross}
            />
            <IncreaseAmount form={form} proposal={proposal} view={view} rent={rent} />
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
            <IncreaseDays view={view} proposal={proposal} />
            <LegalNoteList notes={notes.filter(isWarning)} />
            {failure && <Alert severity="error">{failure} Yazdıklarınız duruyor.</Alert>}
            <Stack direction={{ xs: 'column', sm: 'row', md: 'column' }} spacing={1}>
              {can.send && (
                <SubmitButton
                  busy={form.formState.isSubmitting || send.busy}
                  startIcon={<Send size={18} aria-hidden />}
                  sx={{ flexGrow: 1 }}
                >
                  Kiracının onayına gönder
                </SubmitButton>
              )}
              {can.waive && <WaiveButton view={view} />}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {can.send
                ? `${view.tenant_names.join(', ')} e-postadaki bağlantıyla ya da hesabına girerek onaylar veya itiraz eder; yanıt gelene kadar geri çekebilirsiniz. ${increaseStateText(view, { rents: false })}`
                : `${increaseStateText(view, { rents: false })} Seçtiğiniz tutar ve notunuz bu cihazda durur.`}
            </Typography>
            <FormField
              control={form.control}
              name="note"
              label="Kiracıya not"
              multiline
              minRows={2}
              maxRows={8}
              maxLength={1000}
            />
          </Stack>
        </Section>
      </Box>
      <Box sx={{ gridArea: 'letter', position: { md: 'sticky' }, top: 80, minWidth: 0 }}>
        <LetterPreview view={view} proposal={proposal} chosen={{ rent, from_on: begins, note }} />
      </Box>
      <Stack spacing={2} sx={{ gridArea: 'basis', minWidth: 0 }}>
        <IncreaseCurve view={view} proposal={proposal} chosen={riseInPercent(current_rent, rent)} />
        <IncreaseBasis view={view} proposal={proposal} notes={notes.filter((each) => !isWarning(each))} />
      </Stack>
    </Box>
  )
}
