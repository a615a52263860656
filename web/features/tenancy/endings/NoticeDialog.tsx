import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type EndingSide, endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { deliveryLabels, type EndingView, newNotice, noticeDeliveries } from '#domain/tenancy/endings/endings.schema.ts'
import { isWritten, needsWriting, writtenFormText } from '#domain/tenancy/endings/written-form.rules.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
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
  const ways = kinds.filter((way) => endingWayRules[way].starters.includes(side))
  const { form, control, send, dialog } = useDialogForm({
    schema: newNotice,
    initial: {
      id,
      way: side === 'owner' ? ('late_rent' as const) : ('tenant_notice' as const),
      text: '',
      given_on: view.today,
      delivery: 'noter' as const,
      delivered_on: view.today,
    },
    draft: `notice.${view.tenancy_id}`,
    write: useGiveNotice(view.tenancy_id),
    onClose,
  })
  const { way, delivery } = useWatch({ control })
  const ask = useConfirmSending()
  const submit = form.handleSubmit(async (input) => {
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
    if (sure) await send(input)
  })
  return (
    <FormDialog title="Bildirim kaydet" submitLabel="Bildirimi kaydet" {...dialog} onSubmit={submit}>
      <ChoiceField
        control={control}
        name="way"
        label="Bildirimin konusu"
        options={ways}
        labels={Object.fromEntries(ways.map((each) => [each, endingWayRules[each].title]))}
        helperText={way && `${endingWayRules[way].article}: ${endingWayRules[way].text}`}
      />
      <FormField
        control={control}
        name="text"
        label="Bildirimin metni"
        required
        multiline
        minRows={4}
        helperText="Ödenmeyen ayı, tutarı ve verilen süreyi yazın; kaydedildikten sonra değiştirilemez."
        maxLength={5000}
      />
      <DateField control={control} name="given_on" label="Bildirimin tarihi" required />
      <ChoiceField
        control={control}
        name="delivery"
        label="Teslim şekli"
        options={noticeDeliveries}
        labels={deliveryLabels}
        helperText={way && needsWriting(way) && delivery && !isWritten(delivery) ? writtenFormText : undefined}
      />
      {delivery !== 'app' && (
        <DateField control={control} name="delivered_on" label="Bildirimin ulaştığı gün" required />
      )}
    </FormDialog>
  )
}
