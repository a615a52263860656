import Button, { type ButtonProps } from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import type { HandoverKind } from '#domain/tenancy/handovers/handovers.schema.ts'
import { useBeginHandover } from './handovers.queries.ts'

interface Props extends Pick<ButtonProps, 'variant' | 'sx'> {
  tenancyId: string
  kind: HandoverKind
}

/** Starts the record and opens it. */
export function BeginHandover({ tenancyId, kind, ...look }: Props) {
  const navigate = useNavigate()
  const { run, busy } = useBeginHandover(tenancyId)
  const begin = () =>
    run({ kind }, { done: ({ id }) => navigate({ to: '/handover/$handoverId', params: { handoverId: id } }) })
  return (
    <Button {...look} loading={busy} onClick={begin}>
      Tutanağı başlat
    </Button>
  )
}
