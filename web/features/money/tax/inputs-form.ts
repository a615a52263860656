import type { Resolver } from 'react-hook-form'
import type { TaxMethod } from '#domain/money/tax/tax.rules.ts'
import { type TaxInputsForm, type TaxSheet, taxInputsForm } from '#domain/money/tax/tax.schema.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'

/** The form's fields: flat, and empty where nothing was typed. */
export interface Values {
  other_dwelling: number | null
  other_workplace: number | null
  other_withheld: number | null
  other_plain: number | null
  other_expenses: number | null
  other_income: number | null
  commercial: boolean
  method: TaxMethod | 'auto'
  /** `none`, `outside` for a dwelling that is not recorded here, or a property's id. */
  purchase_of: string
  purchase_price: number | null
  purchase_on: string | null
  before: { property_id: string; gross: number | null }[]
}

const orNull = (amount: number) => (amount === 0 ? null : amount)

export function valuesOf({ inputs, openings }: TaxSheet): Values {
  const { purchase } = inputs
  const ids = new Set([...openings, ...inputs.before].map(({ property_id }) => property_id))
  return {
    other_dwelling: orNull(inputs.other_dwelling),
    other_workplace: orNull(inputs.other_workplace),
    other_withheld: orNull(inputs.other_withheld),
    other_plain: orNull(inputs.other_plain),
    other_expenses: orNull(inputs.other_expenses),
    other_income: orNull(inputs.other_income),
    commercial: inputs.commercial,
    method: inputs.method ?? 'auto',
    purchase_of: purchase ? (purchase.property_id ?? 'outside') : 'none',
    purchase_price: purchase?.price ?? null,
    purchase_on: purchase?.on ?? null,
    before: [...ids].map((property_id) => ({
      property_id,
      gross: orNull(inputs.before.find((each) => each.property_id === property_id)?.gross ?? 0),
    })),
  }
}

type Resolve = Resolver<Values, unknown, TaxInputsForm>

/** Empty fields count as nothing; the purchase is sent complete or not at all. */
export function inputsResolver(version: number): Resolve {
  const resolve = zodResolver(taxInputsForm) as unknown as (sent: unknown, ...rest: unknown[]) => ReturnType<Resolve>
  return async ({ method, purchase_of, purchase_price, purchase_on, before, ...amounts }, context, options) => {
    const filled = Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, value ?? 0]))
    const purchase =
      purchase_of === 'none'
        ? null
        : {
            property_id: purchase_of === 'outside' ? null : purchase_of,
            price: purchase_price ?? 0,
            on: purchase_on ?? '',
          }
    const sent = {
      ...filled,
      version,
      purchase,
      method: method === 'auto' ? null : method,
      before: before.filter(({ gross }) => gross !== null && gross !== 0),
    }
    const found = await resolve(sent, context, options)
    const { purchase: inside, ...errors } = found.errors as Record<string, unknown> & {
      purchase?: { price?: object; on?: object }
    }
    const flat = {
      ...(inside?.price && { purchase_price: inside.price }),
      ...(inside?.on && { purchase_on: inside.on }),
    }
    return { ...found, errors: { ...errors, ...flat } } as typeof found
  }
}
