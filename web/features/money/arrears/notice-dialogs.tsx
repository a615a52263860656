import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import {
  type ArrearsNotice,
  type ArrearsView,
  noticeArrival,
  noticeEdit,
  noticeGiving,
  noticeReturn,
} from '#domain/money/arrears/arrears.schema.ts'
import { deliveryLabels, noticeDeliveries } from '#domain/tenancy/endings/endings.schema.ts'
import { isWritten, writtenFormText } from '#domain/tenancy/endings/written-form.rules.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useEditNotice, useGiveNotice, useNoticeArrived, useNoticeReturned } from './arrears.queries.ts'

interface Props {
  notice: ArrearsNotice
  onClose: () => void
}

export function EditDialog({ notice, onClose }: Props) {
  const { control, dialog } = useDialogForm({
    schema: noticeEdit,
    initial: { text: notice.text },
    draft: `arrears-notice.${notice.id}.${notice.version}`,
    fixed: { version: notice.version },
    write: useEditNotice(notice.id),
    onClose,
  })
  return (
    <FormDialog title="İhtarın metni" submitLabel="Taslağı kaydet" maxWidth="md" long {...dialog}>
      <FormField control={control} name="text" label="Metin" required multiline minRows={12} maxLength={5000} />
    </FormDialog>
  )
}

export function GiveDialog({ view, notice, onClose }: Props & { view: ArrearsView }) {
  const { form, control, dialog } = useDialogForm({
    schema: noticeGiving,
    initial: { version: notice.version, given_on: view.today, delivery: 'noter' as const },
    write: useGiveNotice(notice.id),
    onClose,
  })
  const delivery = useWatch({ control: form.control, name: 'delivery' })
  return (
    <FormDialog title="İhtar gönderildi" submitLabel="Kaydet" {...dialog}>
      <Typography color="textSecondary">
        Metin bundan sonra değişmez. İhtar yazılı olmalı ve ulaştığı gün kanıtlanabilmelidir; noter, PTT (iadeli
        taahhütlü) ya da KEP geçerli yollardır.
      </Typography>
      <ChoiceField
        control={control}
        name="delivery"
        label="Nasıl gönderildi"
        options={noticeDeliveries}
        labels={deliveryLabels}
        helperText={delivery && !isWritten(delivery) ? writtenFormText : undefined}
      />
      <DateField control={control} name="given_on" label="Gönderildiği gün" required />
    </FormDialog>
  )
}

export function ArrivalDialog({ view, notice, onClose }: Props & { view: ArrearsView }) {
  const { control, dialog } = useDialogForm({
    schema: noticeArrival,
    initial: { delivered_on: view.today },
    write: useNoticeArrived(notice.id),
    onClose,
  })
  return (
    <FormDialog title="İhtar ulaştı" submitLabel="Kaydet" {...dialog}>
      <Typography color="textSecondary">
        Süreler bu günden hesaplanır ve gün sonradan değiştirilemez. Kiracı ihtarı ürün içinde de görür.
      </Typography>
      <DateField control={control} name="delivered_on" label="Kiracıya ulaştığı gün" required />
    </FormDialog>
  )
}

export function ReturnDialog({ view, notice, onClose }: Props & { view: ArrearsView }) {
  const { control, dialog } = useDialogForm({
    schema: noticeReturn,
    initial: {
      returned_on: view.today,
      reason: '',
    },
    draft: `arrears-return.${notice.id}`,
    write: useNoticeReturned(notice.id),
    onClose,
  })
  return (
    <FormDialog title="İhtar tebliğ edilemedi" submitLabel="Kaydet" {...dialog}>
      <Typography color="textSecondary">
        İhtar kapanır: ulaşmış ve haklı sayılmaz, süre başlatmaz. Kaydı dosyada kalır; aynı borçlar için yenisini
        hazırlayabilirsiniz.
      </Typography>
      <DateField control={control} name="returned_on" label="İade döndüğü gün" required />
      <FormField
        control={control}
        name="reason"
        label="Neden tebliğ edilemedi"
        placeholder="Ör. adreste tanınmıyor, taşınmış"
        required
        multiline
        minRows={2}
        maxLength={500}
      />
    </FormDialog>
  )
}
