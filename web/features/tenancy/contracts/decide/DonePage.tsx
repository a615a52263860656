import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { DecisionRecord } from './decided.ts'
import { LinkPage } from './LinkPage.tsx'

interface Props {
  title: string
  decided: DecisionRecord
  /** The decision, as a sentence. */
  what: string
  /** The next steps, in order. */
  next: readonly string[]
  children?: ReactNode
}

export function DonePage({ title, decided, what, next, children }: Props) {
  return (
    <LinkPage title={title}>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Mark icon={CircleCheck} />
        <Typography variant="h2" component="p">
          {what}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {[decided.property_title, showDateTime(decided.decided_at)].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
          Bundan sonra
        </Typography>
        <Box component="ol" sx={{ mt: 1, mb: 0, pl: 2.5, '& li + li': { mt: 0.75 } }}>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
        {children && <Box sx={{ mt: 3 }}>{children}</Box>}
      </Card>
    </LinkPage>
  )
}

/** Opened by hand, in another tab or later: this browser knows of no decision, so none is claimed. */
export function NothingDecidedHere() {
  return (
    <LinkPage title="Karar bu sekmede görünmüyor">
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Mark icon={CircleHelp} />
        <Typography>
          Bu sayfa, kararı verdiğiniz sekmede ne olduğunu anlatır. Kararınızı verdiyseniz kaydedilmiştir: e-postanızdaki
          bağlantıyı yeniden açtığınızda kayıtlı kararınızı görürsünüz. Henüz vermediyseniz aynı bağlantı sizi kontrata
          götürür.
        </Typography>
      </Card>
    </LinkPage>
  )
}

const Mark = ({ icon: Icon }: { icon: LucideIcon }) => (
  <Box sx={{ color: 'primary.main', mb: 1.5 }}>
    <Icon size={40} aria-hidden="true" />
  </Box>
)
