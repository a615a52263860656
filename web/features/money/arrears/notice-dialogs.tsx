import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import {
  type ArrearsNotice,
  type ArrearsView,
  noticeArrival,
  noticeEdit,
  noticeGiving,
  noticeReturn,
} from '#domain/money/arrears/arrears.schema.ts'
import { deliveryLabels, noticeDeliveries } from '#domain/tenancy/endings/endings.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { useEditNotice, useGiveNotice, useNoticeArrived, useNoticeReturned } from './arrears.queries.ts'

interface Props {
  notice: ArrearsNotice
  onClose: () => void
}

export function EditDialog({ notice, onClose }: Props) {
  const draft = `arrears-notice.${notice.id}.${notice.version}`
  const form = useForm({
    resolver: zodResolver(noticeEdit),
    defaultValues: { text: notice.text, ...readDraft<{ text: string }>(draft), version: notice.version },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = useEditNotice(notice.id)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    run(input, { done: leave, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <FormDialog
      title="İhtarın metni"
      submitLabel="Taslağı kaydet"
      maxWidth="md"
      long
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={submit}
      onCancel={leave}
    >
      <FormField
        control={form.control}
        name="text"
        label="Metin"
        required
        multiline
        minRows={12}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
    </FormDialog>
  )
}

export function GiveDialog({ view, notice, onClose }: Props & { view: ArrearsView }) {
  const form = useForm({
    resolver: zodResolver(noticeGiving),
    defaultValues: { version: notice.version, given_on: view.today, delivery: 'noter' as const },
  })
  const { busy, error, run } = useGiveNotice(notice.id)
  const submit = form.handleSubmit((input) =>
    run(input, { done: onClose, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <FormDialog
      title="İhtar gönderildi"
      submitLabel="Kaydet"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Typography color="textSecondary">
        Metin bundan sonra değişmez. İhtar yazılı olmalı ve ulaştığı gün kanıtlanabilmelidir; noter ya da PTT (iadeli
        taahhütlü) en güvenli yollardır.
      </Typography>
      <ChoiceField
        control={form.control}
        name="delivery"
        label="Nasıl gönderildi"
        options={noticeDeliveries}
        labels={deliveryLabels}
      />
      <DateField control={form.control} name="given_on" label="Gönderildiği gün" required />
    </FormDialog>
  )
}

export function ArrivalDialog({ view, notice, onClose }: Props & { view: ArrearsView }) {
  const form = useForm({ resolver: zodResolver(noticeArrival), defaultValues: { delivered_on: view.today } })
  const { busy, error, run } = useNoticeArrived(notice.id)
  const submit = form.handleSubmit(({ delivered_on }) =>
    run(delivered_on, { done: onClose, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <FormDialog
      title="İhtar ulaştı"
      submitLabel="Kaydet"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Typography color="textSecondary">
        Süreler bu günden hesaplanır ve gün sonradan değiştirilemez. Kiracı ihtarı ürün içinde de görür.
      </Typography>
      <DateField control={form.control} name="delivered_on" label="Kiracıya ulaştığı gün" required />
    </FormDialog>
  )
}

export function ReturnDialog({ view, notice, onClose }: Props & { view: ArrearsView }) {
  const draft = `arrears-return.${notice.id}`
  const form = useForm({
    resolver: zodResolver(noticeReturn),
    defaultValues: {
      returned_on: view.today,
      reason: '',
      ...readDraft<{ returned_on: string; reason: string }>(draft),
    },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = useNoticeReturned(notice.id)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    run(input, { done: leave, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <FormDialog
      title="İhtar tebliğ edilemedi"
      submitLabel="Kaydet"
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={submit}
      onCancel={leave}
    >
      <Typography color="textSecondary">
        İhtar kapanır: ulaşmış ve haklı sayılmaz, süre başlatmaz. Kaydı dosyada kalır; aynı borçlar için yenisini
        hazırlayabilirsiniz.
      </Typography>
      <DateField control={form.control} name="returned_on" label="İade döndüğü gün" required />
      <FormField
        control={form.control}
        name="reason"
        label="Neden tebliğ edilemedi"
        placeholder="Ör. adreste tanınmıyor, taşınmış"
        required
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}
