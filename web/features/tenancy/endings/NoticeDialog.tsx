import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type EndingSide, endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import {
  deliveryLabels,
  type EndingView,
  type NewNotice,
  newNotice,
  noticeDeliveries,
} from '#domain/tenancy/endings/endings.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { useConfirmSending } from '#web/ui/confirm-sending.tsx'
import { useGiveNotice } from './endings.queries.ts'

interface Props {
  view: EndingView
  side: EndingSide
  onClose: () => void
}

const kinds = newNotice.shape.way.options

/** A notice already given or given now, before or besides an ending; usually about late rent. */
export function NoticeDialog({ view, side, onClose }: Props) {
  const [id] = useState(newId)
  const draft = `notice.${view.tenancy_id}`
  const ways = kinds.filter((way) => endingWayRules[way].starters.includes(side))
  const form = useForm({
    resolver: zodResolver(newNotice),
    defaultValues: {
      id,
      way: side === 'owner' ? ('late_rent' as const) : ('tenant_notice' as const),
      text: '',
      given_on: view.today,
      delivery: 'noter' as const,
      delivered_on: view.today,
      ...readDraft<NewNotice>(draft),
    },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = useGiveNotice(view.tenancy_id)
  const { way, delivery } = useWatch({ control: form.control })
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const ask = useConfirmSending()
  const submit = form.handleSubmit(async (typed) => {
    const input = typed as NewNotice
    const sure = await ask({
      title: 'Bildirim kaydedilsin mi?',
      to: side === 'tenant' ? view.owner_name : view.tenant_names.join(', '),
      facts: [
        ['Konu', `${endingWayRules[input.way].title} (${endingWayRules[input.way].article})`],
        ['Bildirimin tarihi', showDate(input.given_on)],
        ['Teslim şekli', deliveryLabels[input.delivery]],
        ['Bildirimin ulaştığı gün', showDate(input.delivery === 'app' ? view.today : input.delivered_on)],
      ],
      words: input.text,
      follows:
        'Karşı tarafa hemen iletilir. Metin ve teslim günü sonradan değiştirilemez; geri çekilen bildirim de kayıtta kalır.',
      confirmLabel: 'Bildirimi kaydet',
    })
    if (sure) await run(input, { done: leave, refused: (refusal) => applyServerErrors(form, refusal) })
  })
  return (
    <FormDialog
      title="Bildirim kaydet"
      submitLabel="Bildirimi kaydet"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={leave}
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="way"
        label="Bildirimin konusu"
        options={ways}
        labels={Object.fromEntries(ways.map((each) => [each, endingWayRules[each].title]))}
        helperText={way && `${endingWayRules[way].article}: ${endingWayRules[way].text}`}
      />
      <FormField
        control={form.control}
        name="text"
        label="Bildirimin metni"
        required
        multiline
        minRows={4}
        helperText="Ödenmeyen ayı, tutarı ve verilen süreyi yazın; kaydedildikten sonra değiştirilemez."
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <DateField control={form.control} name="given_on" label="Bildirimin tarihi" required />
      <ChoiceField
        control={form.control}
        name="delivery"
        label="Teslim şekli"
        options={noticeDeliveries}
        labels={deliveryLabels}
      />
      {delivery !== 'app' && (
        <DateField control={form.control} name="delivered_on" label="Bildirimin ulaştığı gün" required />
      )}
    </FormDialog>
  )
}
