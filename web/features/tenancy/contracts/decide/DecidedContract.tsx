import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { type ContractSummary, ContractText } from './ContractText.tsx'
import { PrintButton } from './PrintButton.tsx'

interface Props {
  /** The decision, as a sentence. */
  what: string
  decided_at: string
  summary: ContractSummary
  /** The specified text for a link that was used. */
  said: string
  /** Papers to take along, and what comes next. */
  children: ReactNode
}

/** What a used link opens: the decision, its papers, and the contract that it was about. */
export const DecidedContract = ({ what, decided_at, summary, said, children }: Props) => (
  <>
    <Card component="section" aria-label="Kararınız" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2" component="p">
        {what}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {showDateTime(decided_at)}. Kararınızı değiştirmek isterseniz mülk sahibine yazın.
      </Typography>
      <Box sx={{ mt: 2 }}>{children}</Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {said}
      </Typography>
    </Card>
    <ContractText summary={summary} />
    <PrintButton />
  </>
)
