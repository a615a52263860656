import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { SubmitButton } from '#web/forms/form.tsx'
import { CallError } from '#web/lib/call.ts'
import { useBack } from '#web/lib/use-back.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { type Prefill, useCreateContract } from '../contract-form.queries.ts'
import { GuarantorFields } from '../form/GuarantorFields.tsx'
import { PropertyKind } from '../form/LegalNotes.tsx'
import { TenantFields } from '../form/TenantFields.tsx'
import { TermsFields } from '../form/TermsFields.tsx'
import { useRecheck } from '../form/use-recheck.ts'
import { contractResolver, stepOf, wizardSteps } from './contract-values.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { PropertyStep } from './PropertyStep.tsx'
import { ResumeDrafts } from './ResumeDrafts.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { useDraft } from './use-draft.ts'
import { WizardProgress } from './WizardProgress.tsx'

interface Props {
  draftId: string
  initial: ContractInForm
  step: number
  known: Prefill
  renewedFrom: string | null
  /** Called when the draft exists. */
  onNamed: () => void
  onResume: (draftId: string) => void
}

const last = wizardSteps.length - 1
/** The form field that causes a refusal. */
const causes: Readonly<Record<string, string>> = {
  contract_live: 'property_id',
  tenant_is_owner: 'tenants.0.tenant_email',
}

export function ContractWizard({ draftId, initial, step: first, known, renewedFrom, onNamed, onResume }: Props) {
  const navigate = useNavigate()
  const create = useCreateContract()
  const form = useForm<ContractInForm, unknown, ContractForm>({ resolver: contractResolver, defaultValues: initial })
  const [step, setStep] = useState(Math.min(first, last))
  const [failure, setFailure] = useState('')
  const draft = useDraft({ id: draftId, form, step, renewedFrom, onNamed })
  const [moved, setMoved] = useState(false)
  // The earliest step of this visit; Back on it leaves the page.
  const [begin, setBegin] = useState(step)
  useRecheck(form)
  const property_id = useWatch({ control: form.control, name: 'property_id' })
  const kind = known.properties.find(({ id }) => id === property_id)?.tasinmazCinsi ?? ''

  const go = (to: number) => {
    setMoved(true)
    setFailure('')
    setStep(to)
    setBegin((before) => Math.min(before, to))
    draft.keep(to)
  }
  useBack(step > begin, () => go(step - 1))

  const next = async () => {
    const { fields } = wizardSteps[step]!
    if (await form.trigger([...fields], { shouldFocus: true })) go(step + 1)
  }
  const showProblem = (field: string, message: string) => {
    go(stepOf(field))
    // Deferred, because the step's fields must be rendered before one of them can be marked.
    setTimeout(() =>
      form.setError(field as FieldPath<ContractInForm>, { type: 'server', message }, { shouldFocus: true }),
    )
  }
  const send = form.handleSubmit(
    async (values) => {
      setFailure('')
      await draft.stop()
      await create.run(
        { ...values, id: draftId, draft: draftId, ...(renewedFrom && { renewed_from: renewedFrom }) },
        {
          done: ({ id }) => {
            draft.forget()
            return navigate({ to: '/viewContract/$contractId', params: { contractId: id }, replace: true })
          },
          refused: (error) => {
            draft.resume()
            const [field, text] = problemIn(error)
            if (field) showProblem(field, text)
            else setFailure(`${text} Yazdıklarınız duruyor.`)
          },
        },
      )
    },
    (errors) => {
      const field = Object.keys(errors)[0]
      if (field) go(stepOf(field))
    },
  )

  return (
    <FormProvider {...form}>
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        {step === 0 && <ResumeDrafts drafts={known.drafts} current={draftId} onResume={onResume} />}
        <WizardProgress step={step} onBack={go} />
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <form
            noValidate
            aria-label={wizardSteps[step]!.title}
            onSubmit={(event) => {
              event.preventDefault()
              void (step === last ? send() : next())
            }}
          >
            <Stack spacing={3}>
              <StepTitle key={step} title={wizardSteps[step]!.title} focused={moved} />
              {step === 0 && <PropertyStep known={known} renewal={renewedFrom !== null} />}
              {step === 1 && <TenantFields people={known.people} />}
              {step === 2 && <GuarantorFields />}
              <PropertyKind value={kind}>
                {step === 3 && <TermsFields facts={known.facts} />}
                {step === last && <SummaryStep known={known} onEdit={go} />}
              </PropertyKind>
              {failure && <Alert severity="error">{failure}</Alert>}
              <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'space-between' }}>
                <Button
                  size="large"
                  onClick={() => go(step - 1)}
                  sx={{ visibility: step === 0 ? 'hidden' : 'visible' }}
                >
                  Geri
                </Button>
                <SubmitButton busy={form.formState.isSubmitting}>
                  {step === last ? 'Kontratı gönder' : 'Devam et'}
                </SubmitButton>
              </Stack>
            </Stack>
          </form>
        </Paper>
        <DraftNotice state={draft.state} onRetry={draft.flush} />
      </Stack>
    </FormProvider>
  )
}

/** Takes the focus on each new step, so that screen readers announce it. */
function StepTitle({ title, focused }: { title: string; focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [focused])
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {title}
    </Typography>
  )
}

function problemIn(error: unknown): [field: string | null, text: string] {
  if (!(error instanceof CallError)) return [null, messageOf(error)]
  const [field, text] = Object.entries(error.fields ?? {})[0] ?? []
  return field && text ? [field, text] : [causes[error.code] ?? null, error.message]
}
