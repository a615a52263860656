import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { changesBetween } from '#domain/tenancy/contracts/contract-changes.rules.ts'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { withWishes } from '#domain/tenancy/contracts/wishes.rules.ts'
import { applyServerErrors } from '#web/forms/form.tsx'
import { dropDraft, readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { CallError } from '#web/lib/call.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { type EditForm, fetchEditForm, useUpdateContract } from '../contract-form.queries.ts'
import { useRecheck } from '../form/use-recheck.ts'
import { contractResolver, grouped } from '../wizard/contract-values.ts'
import { ChangeList } from './ChangeList.tsx'
import { mergeForms } from './merge-forms.ts'

interface Base {
  version: number
  form: ContractInForm
}
interface StoredEdit {
  base: Base
  form: ContractInForm
}

const baseOf = ({ version, form }: EditForm): Base => ({
  version,
  form: grouped(form as unknown as ContractInForm),
})

/** Edits a contract that others may change too; what is typed survives a reload and somebody else's save. */
export function useContractEdit(id: string, loaded: EditForm, accept: string | undefined) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const update = useUpdateContract(id)
  const draft = `contract.edit.${id}`
  const [kept] = useState(() => readDraft<StoredEdit>(draft))
  const [base, setBase] = useState(() => baseOf(loaded))
  const [outdated, setOutdated] = useState('')
  const [failure, setFailure] = useState('')
  const [loading, setLoading] = useState(false)
  // The stored draft comes first, because it already contains wishes that were accepted.
  const granted = kept.form ? undefined : loaded.wishes.find(({ approval }) => approval === accept)
  const [notice, setNotice] = useState(
    kept.form
      ? 'Kaydetmediğiniz değişiklikler geri getirildi. Kontrol edip kaydedebilirsiniz.'
      : granted
        ? `${granted.tenant_name} ne istediyse forma yazıldı. Kontrol edip kaydedin; herkese yeniden sorulur.`
        : '',
  )
  const form = useForm<ContractInForm, unknown, ContractForm>({
    resolver: contractResolver,
    defaultValues:
      kept.form && kept.base
        ? mergeForms(kept.base.form, kept.form, base.form)
        : { ...base.form, terms: withWishes(base.form.terms, granted?.wishes ?? []) },
  })
  useRecheck(form)
  const values = useWatch({ control: form.control }) as ContractInForm
  const changes = changesBetween(base.form, values)
  const asks = loaded.status === 'rejected_by_tenant' || changes.some((change) => change.asks)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed, name }) => {
          if (name) writeDraft(draft, { base, form: typed })
        },
      }),
    [form, draft, base],
  )

  const submit = form.handleSubmit(async (sent) => {
    setFailure('')
    if (asks && !(await confirm(askAgainQuestion(changes)))) return
    await update.run(
      { ...sent, version: base.version },
      {
        done: () => {
          dropDraft(draft)
          return navigate({ to: '/viewContract/$contractId', params: { contractId: id }, replace: true })
        },
        refused: (error) => {
          if (error instanceof CallError && error.code === 'contract_changed') setOutdated(error.message)
          else if (!applyServerErrors(form, error)) setFailure(`${messageOf(error)} Yazdıklarınız duruyor.`)
        },
      },
    )
  })

  const loadCurrent = async () => {
    setLoading(true)
    try {
      const current = baseOf(await fetchEditForm(id))
      form.reset(mergeForms(base.form, form.getValues(), current.form))
      setBase(current)
      setOutdated('')
      setNotice('Güncel bilgiler yüklendi; sizin değiştirdikleriniz yazdığınız gibi duruyor.')
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setLoading(false)
    }
  }
  const startOver = () => {
    dropDraft(draft)
    form.reset(base.form)
    setNotice('')
  }
  return { form, changes, asks, outdated, notice, failure, loading, submit, loadCurrent, startOver }
}

const askAgainQuestion = (changes: ReturnType<typeof changesBetween>) => ({
  title: 'Herkese yeniden sorulsun mu?',
  text: <ChangeList changes={changes} asks />,
  confirmLabel: 'Kaydet ve yeniden sor',
})
