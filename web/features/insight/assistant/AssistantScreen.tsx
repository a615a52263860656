import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import AnalyticsPanel from '#web/features/insight/analytics/AnalyticsPanel.tsx'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { Page } from '#web/ui/Page.tsx'
import { LoadingRows } from '#web/ui/states.tsx'

interface Part {
  /** The key in the address. */
  tab: string
  label: string
  Panel: ComponentType
}

const analysis: Part = { tab: 'analiz', label: 'Analiz', Panel: AnalyticsPanel }
const questions: Part = { tab: 'soru', label: 'Soru sor', Panel: lazy(() => import('./QuestionsPanel.tsx')) }

/** The first tab is the default; a user who only rents has no properties to analyse. */
function usePanels(): { parts: [Part, ...Part[]]; subtitle: string } {
  const me = useCurrentUser()
  const role = useActiveRole()
  const rentsOnly = role === 'tenant' || (me !== null && !me.roles.isHost && me.engagements.length === 0)
  return rentsOnly
    ? { parts: [questions], subtitle: 'Sorularınıza kendi kayıtlarınızdan yanıt' }
    : {
        parts: [analysis, questions],
        subtitle: 'Mülklerinizin rakamları, dönem dönem ve yan yana; sorularınıza kendi kayıtlarınızdan yanıt',
      }
}

export default function AssistantScreen() {
  const { tab } = useSearch({ from: '/app/assistant' })
  const navigate = useNavigate()
  const { parts, subtitle } = usePanels()
  const [first] = parts
  const { tab: chosen, Panel } = parts.find((part) => part.tab === tab) ?? first
  return (
    <Page title="Asistan" subtitle={subtitle}>
      {parts.length > 1 && (
        <Tabs
          value={chosen}
          onChange={(_, next: string) =>
            navigate({ to: '/assistant', search: next === first.tab ? {} : { tab: next } })
          }
          aria-label="Asistanın bölümleri"
          sx={{ mb: 2 }}
        >
          {parts.map(({ tab: value, label }) => (
            <Tab key={value} value={value} label={label} />
          ))}
        </Tabs>
      )}
      <Suspense fallback={<LoadingRows rows={3} height={160} />}>
        <Panel />
      </Suspense>
    </Page>
  )
}
