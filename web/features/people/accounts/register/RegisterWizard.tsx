import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import { registerForm } from '#domain/people/accounts/accounts.schema.ts'
import { formSubmission } from '#domain/people/tracking/tracking.rules.ts'
import Survey from '#web/features/people/survey/Survey.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { CallError } from '#web/lib/call.ts'
import { page } from '#web/lib/navigation.ts'
import { rememberHere } from '#web/lib/remembered-here.ts'
import { track } from '#web/lib/tracking.ts'
import { useBack } from '#web/lib/use-back.ts'
import { afterLogin, landingPath } from '#web/session/current-user.ts'
import { beginRegistration, endRegistration, registrationInProgress } from '#web/session/registration-progress.ts'
import { TextLink } from '#web/ui/link.tsx'
import { register } from '../accounts.queries.ts'
import { refusingGuessable } from './guessable-password.ts'
import { useIdentityCheck } from './identity-check.ts'
import { clearDraft, loadDraft, saveDraft } from './register-draft.ts'
import {
  currentYear,
  fieldsToCorrect,
  type RegisterSent,
  type RegisterValues,
  type StepOneField,
  stepOneFields,
} from './register-form.ts'
import { StepOne } from './StepOne.tsx'
import { StepTwo } from './StepTwo.tsx'
import { WizardSteps } from './WizardSteps.tsx'

const leads = {
  1: 'Mülk sahibi ya da kiracı: hesabınızı üç kısa adımda açın.',
  2: 'Anahtar’ı nasıl kullanacaksınız?',
  3: 'Hesabınız oluşturuldu. İsterseniz birkaç kısa soru:',
} as const

export function RegisterWizard() {
  const [year] = useState(currentYear)
  const [draft] = useState(loadDraft)
  // The account already exists during the survey, so a reload returns to it.
  const [step, setStep] = useState<1 | 2 | 3>(() => (registrationInProgress() ? 3 : 1))
  const [failure, setFailure] = useState('')
  const [resumed] = useState(draft.email !== '')
  const form = useForm<RegisterValues, unknown, RegisterSent>({
    // The inputs may hold an empty account type, which the schema's input type excludes; the schema reports it.
    resolver: refusingGuessable(
      zodResolver(registerForm(year)) as unknown as Resolver<RegisterValues, unknown, RegisterSent>,
    ),
    defaultValues: { ...draft, password: '', tcKimlikNo: '' },
  })
  const values = useWatch({ control: form.control }) as RegisterValues
  const claim = {
    tcKimlikNo: values.tcKimlikNo.trim(),
    ad: values.firstname.trim(),
    soyad: values.lastname.trim(),
    dogumYili: values.dogumYili.trim() ? Number(values.dogumYili) : Number.NaN,
  }
  const identity = useIdentityCheck(claim, year)
  const { line, nextFocus } = useStepFocus(step, (name: StepOneField) => form.setFocus(name))

  useEffect(() => {
    if (step !== 3) saveDraft(values)
  }, [values, step])
  useBack(step === 2, () => setStep(1))

  const forward = async () => {
    if (!identity.mayProceed) return
    // Starts the check without waiting for it, so that a fast user can go on meanwhile.
    void identity.answer()
    if (await form.trigger(stepOneFields, { shouldFocus: true })) setStep(2)
  }

  const correct = (error: CallError) => {
    const fields = fieldsToCorrect(error)
    if (error.code === 'proof_missing' || error.fields?.proof) identity.expire(accountsRefusals.proof_missing.message)
    else if (fields.length === 0) return setFailure(error.message)
    for (const [name, message] of fields) form.setError(name, { type: 'server', message })
    nextFocus.current = fields[0]?.[0] ?? null
    setStep(1)
  }

  const create = form.handleSubmit(async (sent) => {
    setFailure('')
    // The check ran meanwhile; only creating the account has to wait for its result.
    const checked = await identity.answer()
    if (checked.state !== 'verified') {
      nextFocus.current = 'tcKimlikNo'
      return setStep(1)
    }
    beginRegistration()
    try {
      await register({
        email: sent.email,
        password: sent.password,
        name: `${sent.firstname} ${sent.lastname}`,
        firstname: sent.firstname,
        userAgent: navigator.userAgent.slice(0, 1000),
        userType: sent.userType,
        proof: checked.proof,
      })
      track(formSubmission('/register', 'kayit'))
      clearDraft()
      setStep(3)
    } catch (error) {
      endRegistration()
      if (error instanceof CallError) correct(error)
      else setFailure(accountsRefusals.registration_failed.message)
    }
  })

  const finish = () => {
    endRegistration()
    // An earlier user of this computer may have chosen to be remembered; this one has not been asked.
    rememberHere(false)
    afterLogin().catch(() => page.load(landingPath))
  }

  return (
    <AuthFrame
      wide
      title="Kayıt Ol"
      footer={
        step < 3 && (
          <Typography sx={{ textAlign: 'center' }}>
            <TextLink to="/login" sx={{ display: 'inline-block', py: { xs: 1.25, sm: 0.5 } }}>
              Zaten hesabınız var mı?
            </TextLink>
          </Typography>
        )
      }
    >
      <WizardSteps step={step} />
      <Typography ref={line} tabIndex={-1} color="textSecondary" sx={{ mb: 2.5, outline: 'none' }}>
        {leads[step]}
      </Typography>
      {step === 1 && (
        <StepOne
          form={form}
          check={identity.check}
          askable={identity.askable}
          resumed={resumed}
          onVerify={identity.verify}
          onForward={forward}
        />
      )}
      {step === 2 && (
        <StepTwo form={form} check={identity.check} failure={failure} onBack={() => setStep(1)} onSubmit={create} />
      )}
      {step === 3 && <Survey onFinished={finish} />}
    </AuthFrame>
  )
}

/** A new step replaces the old one in place; the focus moves to its first line or to the field with an error. */
function useStepFocus<Name extends string>(step: number, focusField: (name: Name) => void) {
  const line = useRef<HTMLParagraphElement>(null)
  const nextFocus = useRef<Name | null>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (nextFocus.current) focusField(nextFocus.current)
    else line.current?.focus()
    nextFocus.current = null
  })
  return { line, nextFocus }
}
