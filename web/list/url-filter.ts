import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'

/**
 * The filter of a list is part of the address, so that back, reload and a shared link show the same rows. `search` is
 * what the route read from the address. Invalid values fall back to their defaults, and defaults are left out of the
 * address.
 */
export function useUrlFilter<Filter extends Record<string, unknown>>(
  search: { [Name in keyof Filter]?: string | number | undefined },
  schema: z.ZodType<Filter>,
  defaults: Filter,
) {
  const navigate = useNavigate()
  const known = Object.entries(search).filter(([name, value]) => name in defaults && value !== undefined)
  const parsed = schema.safeParse({ ...defaults, ...Object.fromEntries(known) })
  const filter = parsed.success ? parsed.data : defaults

  const setFilter = (change: Partial<Filter>, { replace = false } = {}) => {
    const next = { ...filter, ...change }
    const changed = Object.entries(next).filter(([name, value]) => value !== defaults[name])
    return navigate({ to: '.', search: Object.fromEntries(changed), replace, resetScroll: 'page' in change })
  }
  return [filter, setFilter] as const
}
