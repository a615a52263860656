import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'

/** Checks an invalid field again with every change, so that the error disappears once it is corrected. */
export function useRecheck(form: UseFormReturn<ContractInForm, unknown, ContractForm>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && form.getFieldState(name as 'property_id').invalid) void form.trigger(name as 'property_id')
        },
      }),
    [form],
  )
}
