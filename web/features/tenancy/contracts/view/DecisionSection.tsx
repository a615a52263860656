import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsRefusals } from '#domain/tenancy/contracts/contracts.messages.ts'
import { FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { useAnswerContract } from '../contracts.queries.ts'
import { emptyWishes, type RevisionValues, revisionResolver, wishesOf } from '../decide/revision-form.ts'
import { WishFields } from '../decide/WishFields.tsx'

/** A tenant with an account decides here, without a link. */
export function DecisionSection({ view }: { view: ContractView }) {
  const { contract, approvals, own_approval } = view
  const own = approvals.find(({ id }) => id === own_approval)
  const confirm = useConfirm()
  const [revising, setRevising] = useState(false)
  const draft = `contract.wishes.${contract.terms_hash}`
  const form = useForm<RevisionValues>({
    resolver: revisionResolver,
    defaultValues: { note: '', code: '', ...emptyWishes(contract.terms), ...readDraft<RevisionValues>(draft) },
  })
  useKeepDraft(form, draft)
  const chosen = useWatch({ control: form.control, name: 'chosen' })
  const answer = useAnswerContract(contract.id)
  if (!own) return null
  if (own.expired) return <Alert severity="warning">{contractsRefusals.decision_expired.message}</Alert>

  const approve = async () => {
    const yes = await confirm({
      title: 'Kontratı onaylıyor musunuz?',
      text: `${contract.property_title}: ${showMoney(contract.brutAylik, contract.bedelTuru)} aylık kira, ${showDate(contract.baslangicTarihi)} – ${showDate(contract.bitisTarihi)}. Onayınız tarih ve IP adresinizle kaydedilir ve geri alınamaz.`,
      confirmLabel: 'Onaylıyorum',
    })
    if (yes) await answer.run({ answer: 'approved', note: '' }, { done: () => dropDraft(draft) })
  }
  const revise = form.handleSubmit(({ note }) =>
    answer.run({ answer: 'rejected', note, wishes: wishesOf(form.getValues()) }, { done: () => dropDraft(draft) }),
  )
  return (
    <Section
      title="Kararınız bekleniyor"
      lead={`Şartların tamamı aşağıda ve PDF’te. ${showDateTime(own.expires_at)} tarihine kadar karar verebilirsiniz.`}
    >
      {answer.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageOf(answer.error)}
        </Alert>
      )}
      {revising ? (
        <Stack component="form" noValidate onSubmit={revise} spacing={2}>
          <WishFields form={form} terms={contract.terms} />
          <FormField
            control={form.control}
            name="note"
            // With terms chosen, the usual label would ask the same question twice.
            label={chosen.length > 0 ? 'Notunuz' : 'Neyin değişmesini istiyorsunuz?'}
            helperText="Mülk sahibi isteğinizi ve bu notu okur; kontratı düzenleyince size yeniden sorulur."
            multiline
            minRows={3}
            maxLength={2000}
          />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <SubmitButton size="medium" busy={answer.busy}>
              İsteği gönder
            </SubmitButton>
            <Button onClick={() => setRevising(false)} disabled={answer.busy}>
              Vazgeç
            </Button>
          </Stack>
        </Stack>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            Aylık <strong>{showMoney(contract.brutAylik, contract.bedelTuru)}</strong>,{' '}
            {showDate(contract.baslangicTarihi)} – {showDate(contract.bitisTarihi)}
            {contract.terms.depozito > 0 && `, depozito ${showMoney(contract.terms.depozito, contract.bedelTuru)}`}.
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
            <Button
              variant="contained"
              startIcon={<Check size={18} aria-hidden />}
              onClick={approve}
              loading={answer.busy}
              loadingPosition="start"
            >
              Kontratı onayla
            </Button>
            <Button
              variant="outlined"
              startIcon={<MessageSquareText size={18} aria-hidden />}
              onClick={() => setRevising(true)}
              disabled={answer.busy}
            >
              Düzenleme iste
            </Button>
          </Stack>
        </>
      )}
    </Section>
  )
}
