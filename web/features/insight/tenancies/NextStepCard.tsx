import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { BeginHandover } from '#web/features/tenancy/handovers/BeginHandover.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import type { NextStep } from './next-step.ts'

/** The one thing to do now. Brass marks it, as everywhere. */
export function NextStepCard({ step, tenancyId }: { step: NextStep; tenancyId: string }) {
  const heading = useId()
  return (
    <Card
      component="section"
      aria-label="Sıradaki adım"
      aria-describedby={heading}
      sx={{ p: { xs: 2, sm: 3 }, borderLeft: 4, borderLeftColor: 'secondary.main' }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { xs: 'stretch', sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack sx={{ minWidth: 0, gap: 0.5 }}>
          <Typography id={heading} variant="h2">
            {step.title}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', maxWidth: '42rem' }}>
            {step.text}
          </Typography>
        </Stack>
        <StepButton step={step} tenancyId={tenancyId} />
      </Stack>
    </Card>
  )
}

const look = { variant: 'contained', sx: { flexShrink: 0 } } as const

function StepButton({ step: { label, target }, tenancyId }: { step: NextStep; tenancyId: string }) {
  const params = { tenancyId }
  switch (target.to) {
    case 'begin':
      return <BeginHandover {...look} tenancyId={tenancyId} kind={target.kind} />
    case 'payments':
      return (
        <LinkButton {...look} to="/payment">
          {label}
        </LinkButton>
      )
    case 'account':
      return (
        <LinkButton {...look} to="/tenancy/$tenancyId/account" params={params}>
          {label}
        </LinkButton>
      )
    case 'increase':
      return (
        <LinkButton {...look} to="/tenancy/$tenancyId/increase" params={params}>
          {label}
        </LinkButton>
      )
    case 'renewal':
      return (
        <LinkButton {...look} to="/tenancy/$tenancyId/renewal" params={params}>
          {label}
        </LinkButton>
      )
    case 'ending':
      return (
        <LinkButton {...look} to="/tenancy/$tenancyId/ending" params={params}>
          {label}
        </LinkButton>
      )
    case 'handover':
      return (
        <LinkButton {...look} to="/handover/$handoverId" params={{ handoverId: target.id }}>
          {label}
        </LinkButton>
      )
    case 'contract':
      return (
        <LinkButton {...look} to="/viewContract/$contractId" params={{ contractId: target.id }}>
          {label}
        </LinkButton>
      )
    case 'addendum':
      return (
        <LinkButton {...look} to="/tenancy/$tenancyId/addendum/$id" params={{ ...params, id: target.id }}>
          {label}
        </LinkButton>
      )
  }
}
