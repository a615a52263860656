import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { isIsoDate, showDate } from '#domain/kernel/dates.ts'
import { assessEnding, objectionStops } from '#domain/tenancy/endings/assess-ending.rules.ts'
import {
  type EndingSide,
  type EndingWay,
  endingWayRules,
  endingWays,
} from '#domain/tenancy/endings/ending-ways.rules.ts'
import {
  deliveryLabels,
  type EndingView,
  type NewEnding,
  type NoticeDelivery,
  newEnding,
  nextStatuses,
  noticeDeliveries,
  type PaperNotice,
  paperDeliveries,
} from '#domain/tenancy/endings/endings.schema.ts'
import {
  isWritten,
  needsWriting,
  tenantWritingText,
  writtenDeliveries,
} from '#domain/tenancy/endings/written-form.rules.ts'
import { onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { useConfirmSending } from '#web/ui/confirm-sending.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { AssessmentNote } from './AssessmentNote.tsx'
import { useStartEnding } from './endings.queries.ts'
import { RecordNotice } from './RecordNotice.tsx'

const isPaperDelivery = (delivery: NoticeDelivery | undefined) => paperDeliveries.some((each) => each === delivery)

const proposes = { submit: 'Öneriyi gönder', question: 'Öneri gönderilsin mi?' }
const notifies = { submit: 'Bildirimi yap', question: 'Bildirim yapılsın mı?' }
const starts = { submit: 'Sona erdirmeyi başlat', question: 'Sona erdirme başlatılsın mı?' }
const wordsOf: Partial<Record<EndingWay, typeof starts>> = {
  agreement: proposes,
  tenant_notice: notifies,
  tenant_early: notifies,
  landlord_ten_years: notifies,
  late_rent: notifies,
}

const followsOf = (side: EndingSide, way: EndingWay, ends_on: string) =>
  way === 'agreement'
    ? `Karşı taraf onaylarsa kiracılık ${ends_on} günü sona erer. Onaylayana kadar geri çekebilirsiniz.`
    : `Karşı tarafa hemen iletilir ve kayıtta kalır; ${side === 'owner' && objectionStops(way) ? 'itiraz edilmezse ' : ''}kiracılık ${ends_on} günü sona erer. Geri çekerseniz bu da karşı tarafa bildirilir.`

interface Props {
  view: EndingView
  side: EndingSide
}

/** The way and the date of ending, with the legal note shown before anything is sent. */
export function StartEnding({ view, side }: Props) {
  const { tenancy_id, terms, started_on, today } = view
  const draft = `ending.${tenancy_id}`
  const mayChoose = (way: EndingWay) =>
    endingWayRules[way].starters.includes(side) ||
    (view.can.record_tenant && endingWayRules[way].starters.includes('tenant'))
  const ways = endingWays.filter(mayChoose)
  const form = useForm({
    resolver: zodResolver(newEnding),
    defaultValues: {
      way: side === 'tenant' ? ('tenant_notice' as EndingWay) : ('agreement' as EndingWay),
      ends_on: '',
      delivered_on: null,
      delivery: 'app' as const,
      basis_on: null,
      decision_office: '',
      decision_number: '',
      reason: '',
      next_status: 'Kiralanmamış' as const,
      ...readDraft<NewEnding>(draft),
    },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = useStartEnding(tenancy_id)
  const typed = useWatch({ control: form.control })
  const way = typed.way ?? 'agreement'
  const rule = endingWayRules[way]
  // A paper notice by a tenant without an account was not delivered through this product.
  const recorded = !rule.starters.includes(side)
  const deliveries = recorded ? paperDeliveries : needsWriting(way) ? writtenDeliveries : noticeDeliveries
  const dated = (value: unknown) => (isIsoDate(value) ? value : null)
  const assessment = assessEnding({
    way,
    terms,
    started_on,
    delivered_on: (typed.delivery !== 'app' && dated(typed.delivered_on)) || today,
    basis_on: dated(typed.basis_on),
    today,
  })
  useEffect(() => {
    if (recorded && !isPaperDelivery(form.getValues('delivery'))) form.setValue('delivery', 'elden')
    if (needsWriting(way) && !isWritten(form.getValues('delivery') ?? 'app')) form.setValue('delivery', 'noter')
  }, [recorded, way, form])
  // Where the law allows only one date, it is prefilled.
  const fixed = assessment.exact && !assessment.closed ? assessment.earliest : null
  useEffect(() => {
    if (fixed) form.setValue('ends_on', fixed, { shouldValidate: false })
  }, [fixed, form])
  const words = wordsOf[way] ?? starts
  const ask = useConfirmSending()
  const askFor = (input: NewEnding) =>
    ask({
      title: words.question,
      to: side === 'tenant' ? view.owner_name : view.tenant_names.join(', '),
      facts: [
        ['Konu', `${rule.title} (${rule.article})`],
        ['Son gün', showDate(input.ends_on)],
        ['Teslim şekli', rule.notice && deliveryLabels[input.delivery]],
        ['Bildirimin ulaştığı gün', rule.notice && showDate((input.delivery !== 'app' && input.delivered_on) || today)],
        [rule.basis ?? 'Dayanak', input.basis_on && showDate(input.basis_on)],
        ['Mahkeme ya da icra dairesi', input.decision_office],
        ['Dosya ya da karar numarası', input.decision_number],
      ],
      words: input.reason,
      follows: followsOf(side, way, showDate(input.ends_on)),
      confirmLabel: words.submit,
    })
  const submit = form.handleSubmit(async (typedIn) => {
    const input = typedIn as NewEnding
    if (!(await askFor(input))) return
    await run(input, {
      done: () => dropDraft(draft),
      refused: (refusal) => applyServerErrors(form, refusal),
    })
  })
  const readNotice = async () => {
    let notice: PaperNotice | null = null
    await form.handleSubmit((typedIn) => {
      if (typedIn.delivered_on) notice = paperNoticeOf(typedIn)
      else form.setError('delivered_on', { message: 'Bir gün seçin' }, { shouldFocus: true })
    })()
    return notice
  }
  return (
    <Section
      title={side === 'tenant' ? 'Nasıl çıkmak istiyorsunuz?' : 'Nasıl sona eriyor?'}
      lead="Süren bir kiracılık bir günle sona erer; o güne kadar kontrat geçerlidir."
    >
      <form noValidate onSubmit={submit}>
        <Stack spacing={2.5}>
          <WayField control={form.control} ways={ways} />
          {rule.basis && <DateField control={form.control} name="basis_on" label={rule.basis} required />}
          {way === 'court' && (
            <>
              <FormField
                control={form.control}
                name="decision_office"
                label="Mahkeme ya da icra dairesi"
                required
                helperText="Örneğin Kadıköy 2. Sulh Hukuk Mahkemesi."
                maxLength={200}
              />
              <FormField
                control={form.control}
                name="decision_number"
                label="Dosya ya da karar numarası"
                required
                helperText="Kiracı kararı bu numarayla bulabilir ve kayda itiraz edebilir."
                maxLength={60}
              />
            </>
          )}
          {rule.notice && (
            <ChoiceField
              control={form.control}
              name="delivery"
              label="Teslim şekli"
              options={deliveries}
              labels={deliveryLabels}
              helperText={typed.delivery && !isWritten(typed.delivery) ? tenantWritingText : undefined}
            />
          )}
          {rule.notice && typed.delivery !== 'app' && (
            <DateField control={form.control} name="delivered_on" label="Bildirimin ulaştığı gün" required />
          )}
          {recorded && (
            <Alert severity="info">
              Kiracının e-postası da telefonu da olmadığı için kâğıtla yaptığı bildirimi siz kaydediyorsunuz; kayıtta “
              {onPaperText}” yazar ve kiracı bir adres edinince itiraz edebilir. Bildirim, imzalı kâğıdın taraması
              yüklenince kaydedilir.
            </Alert>
          )}
          <AssessmentNote way={way} assessment={assessment} ends_on={dated(typed.ends_on)} />
          {!assessment.closed && (
            <>
              <DateField
                control={form.control}
                name="ends_on"
                label="Son gün"
                required
                disabled={fixed !== null}
                helperText="Kiracılığın son günü; anahtar en geç o gün teslim edilir."
              />
              {!recorded && (
                <FormField
                  control={form.control}
                  name="reason"
                  label="Açıklama"
                  helperText="Karşı tarafa gönderilir ve kayıtta kalır; boş bırakılabilir."
                  multiline
                  minRows={2}
                  maxLength={2000}
                />
              )}
              {side === 'owner' && (
                <ChoiceField
                  control={form.control}
                  name="next_status"
                  label="Mülk sonra ne olsun?"
                  options={nextStatuses}
                  helperText="Kiracılık bitince mülkün durumu bu olur; sonradan değiştirebilirsiniz."
                />
              )}
              {error && <Alert severity="error">{messageOf(error)}</Alert>}
              {recorded ? (
                <RecordNotice
                  // Keyed by its data, so that a failed upload is not retried with other data.
                  key={JSON.stringify(paperNoticeOf(typed))}
                  view={view}
                  read={readNotice}
                  onDone={() => dropDraft(draft)}
                />
              ) : (
                <Box>
                  <SubmitButton busy={busy}>{words.submit}</SubmitButton>
                </Box>
              )}
            </>
          )}
        </Stack>
      </form>
    </Section>
  )
}

/** The paper contains the text, so text typed for another way is not sent. */
const paperNoticeOf = (typed: unknown): PaperNotice => {
  const { way, ends_on, delivery, delivered_on, next_status } = typed as NewEnding
  return { way, ends_on, delivery, delivered_on, next_status } as PaperNotice
}

type Controlled = ReturnType<typeof useForm<NewEnding>>['control']

function WayField({ control, ways }: { control: unknown; ways: readonly EndingWay[] }) {
  const label = useId()
  return (
    <Controller
      control={control as Controlled}
      name="way"
      render={({ field }) => (
        <FormControl>
          <FormLabel id={label} sx={{ mb: 1 }}>
            Sona erme şekli
          </FormLabel>
          <RadioGroup aria-labelledby={label} value={field.value} onChange={(_, value) => field.onChange(value)}>
            {ways.map((way) => (
              <FormControlLabel
                key={way}
                value={way}
                control={<Radio />}
                sx={{ alignItems: 'flex-start', py: 0.5 }}
                label={
                  <Box sx={{ pt: 1.25 }}>
                    {endingWayRules[way].title}{' '}
                    <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                      · {endingWayRules[way].article}
                    </Typography>
                    {field.value === way && (
                      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                        {endingWayRules[way].text}
                      </Typography>
                    )}
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    />
  )
}
