import { useEffect, useState } from 'react'
import { isoDate } from '#domain/kernel/dates.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'

/**
 * The published figures: those in the page, or read once where the page was opened without them. Read by hand, because
 * the endpoint's declaration would bring its schemas to a public page.
 */
export function useFigures(carried: TufeTable): { tufe: TufeTable; failed: boolean } {
  const isCarried = Object.keys(carried).length > 0
  const [read, setRead] = useState<TufeTable>({})
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (isCarried) return
    let here = true
    fetch('/api/rates/tufe')
      .then(async (reply) => {
        if (!reply.ok) throw new Error(`${reply.status}`)
        const { tufe } = (await reply.json()) as { tufe: TufeTable }
        if (here) setRead(tufe)
      })
      .catch(() => here && setFailed(true))
    return () => {
      here = false
    }
  }, [isCarried])
  return { tufe: isCarried ? carried : read, failed }
}

/** Null until the page is in a browser, because a prerendered page does not know when it will be read. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(isoDate(new Date())), [])
  return today
}
