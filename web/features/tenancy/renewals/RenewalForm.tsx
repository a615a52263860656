import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { Scale, Send } from 'lucide-react'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { lastDay, stopajOf } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { withoutProposal } from '#domain/tenancy/renewals/renewal-words.rules.ts'
import { renewalNotes, toppedDeposit, waitingReason } from '#domain/tenancy/renewals/renewals.rules.ts'
import { type RenewalView, renewalForm } from '#domain/tenancy/renewals/renewals.schema.ts'
import { increaseReason, withCurrentRent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { OldAndNew } from '#web/features/tenancy/contracts/OldAndNew.tsx'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'
import { useConfirmSending } from '#web/ui/confirm-sending.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { barBelow } from '#web/ui/theme.ts'
import { RenewalFields } from './RenewalFields.tsx'
import { useSendRenewal } from './renewals.queries.ts'

type RenewalData = z.output<typeof renewalForm>
/** Cleared amounts are null while the form is being filled in. */
export type RenewalValues = Omit<RenewalData, 'brutAylik' | 'current_rent' | 'sozlesmeSuresi'> & {
  brutAylik: number | null
  current_rent: number | null
  sozlesmeSuresi: number | null
}

const startOf = ({ terms, next, guarantor }: RenewalView): RenewalValues => ({
  brutAylik: next.rent,
  current_rent: next.current_rent,
  sozlesmeSuresi: terms.sozlesmeSuresi,
  sureBirimi: terms.sureBirimi,
  deposit: 'same',
  hususiSartlar: terms.hususiSartlar,
  guarantor: guarantor !== null,
})

const typedAmount = (value: number | null, otherwise: number) =>
  value !== null && Number.isFinite(value) && value > 0 ? value : otherwise

/** The proposal as it would be sent, beside the running contract; sending needs one confirmation. */
export function RenewalForm({ renewal }: { renewal: RenewalView }) {
  const navigate = useNavigate()
  const send = useSendRenewal(renewal.tenancy_id)
  const [failure, setFailure] = useState('')
  // Created once, so that a second tap after a lost reply finds the first proposal.
  const [id] = useState(newId)
  const [stored] = useState(() => startOf(renewal))
  const form = useForm<RenewalValues, unknown, RenewalData>({
    resolver: zodResolver(renewalForm) as unknown as Resolver<RenewalValues, unknown, RenewalData>,
    defaultValues: stored,
  })
  const forget = useKeepTyped(form, `renewal.${renewal.contract}.${renewal.next.baslangicTarihi}`, stored)
  const values = useWatch({ control: form.control }) as RenewalValues
  const current = typedAmount(values.current_rent, renewal.next.current_rent)
  const next = withCurrentRent(renewal.next, current)
  const terms = termsOf(renewal, values, next.rent)
  const { bedelTuru: currency } = terms
  const roofed = hasRoof(renewal.tasinmazCinsi)
  const notes = renewalNotes(next, { rent: terms.brutAylik, deposit: terms.depozito, currency, roofed })
  const preview = waitingReason(next)

  const ask = useConfirmSending()
  const submit = form.handleSubmit(async (sent) => {
    setFailure('')
    const end = lastDay(terms.baslangicTarihi, terms.sozlesmeSuresi, terms.sureBirimi)
    const sure = await ask({
      title: 'Yenileme teklifi gönderilsin mi?',
      to: [...renewal.tenant_names, ...(sent.guarantor && renewal.guarantor ? [renewal.guarantor.name] : [])].join(
        ', ',
      ),
      facts: [
        [terms.is_corporate ? 'Aylık kira (brüt)' : 'Aylık kira', showMoney(terms.brutAylik, currency)],
        ['Stopajdan sonra ödenecek', terms.is_corporate && showMoney(stopajOf(terms.brutAylik).net, currency)],
        ['Dönem', `${showDate(terms.baslangicTarihi)} – ${showDate(end)}`],
        ['Depozito', terms.depozito > 0 && showMoney(terms.depozito, currency)],
      ],
      follows:
        'E-postayla hemen gider. Herkes onaylayınca başlar; yanıt gelene kadar iptal edebilirsiniz ve iptal de taraflara bildirilir.',
      confirmLabel: 'Gönder',
    })
    if (!sure) return
    await send.run(
      { ...sent, id, contract: renewal.contract, baslangicTarihi: renewal.next.baslangicTarihi },
      {
        done: (reply) => {
          forget()
          return navigate({ to: '/viewContract/$contractId', params: { contractId: reply.id }, replace: true })
        },
        refused: (error) => {
          // The guarantor is only a checkbox here, so an error about their address has no field.
          if (isContactKnown(error) || !applyServerErrors(form, error)) setFailure(messageOf(error))
        },
      },
    )
  })

  return (
    <form noValidate onSubmit={submit} aria-label="Yenileme teklifi">
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        <Section title="Önceki ve yeni dönem">
          <OldAndNew
            previous={{ terms: renewal.terms, bitisTarihi: next.period.end, current_rent: current }}
            terms={terms}
            bitisTarihi={lastDay(terms.baslangicTarihi, terms.sozlesmeSuresi, terms.sureBirimi)}
          />
          <Typography sx={{ mt: 1.5 }}>{increaseReason(next, renewal.terms)}</Typography>
          {preview && (
            <Alert severity="warning" sx={{ mt: 1.5 }}>
              {preview}
            </Alert>
          )}
        </Section>
        <Section title="Değiştirebilecekleriniz" lead="Yazmadığınız her şey süren kontrattaki gibi kalır.">
          <RenewalFields form={form} renewal={renewal} newRent={terms.brutAylik} />
        </Section>
        {notes.length > 0 && (
          <Stack spacing={1}>
            {notes.map(({ code, article, text }) => (
              <Alert key={code} severity="info" role="note" variant="outlined" icon={<Scale size={20} aria-hidden />}>
                {text} <strong>({article})</strong>
              </Alert>
            ))}
          </Stack>
        )}
        <Paper
          component="section"
          aria-label="Teklifi gönder"
          variant="outlined"
          sx={{
            position: 'sticky',
            bottom: barBelow,
            zIndex: 2,
            p: 2,
            mx: { xs: -2, sm: 0 },
            borderRadius: { xs: 0, sm: 1 },
            borderWidth: { xs: '1px 0 0', sm: 1 },
          }}
        >
          {failure && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {failure} Yazdıklarınız duruyor.
            </Alert>
          )}
          <SubmitButton
            busy={form.formState.isSubmitting || send.busy}
            startIcon={<Send size={18} aria-hidden />}
            fullWidth
          >
            Teklifi gönder
          </SubmitButton>
        </Paper>
        <Typography variant="body2" color="textSecondary">
          Teklif, kontrat olarak {renewal.tenant_names.join(', ')} onayına sunulur; herkes onaylayınca{' '}
          {showDate(next.baslangicTarihi)} tarihinde başlar. {withoutProposal(renewal.tasinmazCinsi)} Bu bilgi hukuki
          danışmanlık değildir.
        </Typography>
        <TextLink to="/addContract" search={{ renew: renewal.contract }} sx={{ py: 1.25, alignSelf: 'flex-start' }}>
          Taraflar ya da başka şartlar da değişecekse sihirbazı açın
        </TextLink>
      </Stack>
    </form>
  )
}

const isContactKnown = (error: unknown) => error instanceof CallError && error.code === 'contact_known'

/** The new terms, as far as they are valid while the user types. */
function termsOf({ terms, next, tasinmazCinsi }: RenewalView, values: RenewalValues, proposed: number): ContractTerms {
  const brutAylik = typedAmount(values.brutAylik, proposed)
  const term = values.sozlesmeSuresi
  return {
    ...terms,
    brutAylik,
    baslangicTarihi: next.baslangicTarihi,
    sozlesmeSuresi: term !== null && Number.isInteger(term) && term >= 1 && term <= 120 ? term : terms.sozlesmeSuresi,
    sureBirimi: values.sureBirimi,
    hususiSartlar: values.hususiSartlar,
    depozito:
      values.deposit === 'topped'
        ? toppedDeposit(terms.depozito, {
            oldRent: terms.brutAylik,
            newRent: brutAylik,
            roofed: hasRoof(tasinmazCinsi),
          })
        : terms.depozito,
  }
}
