import GlobalStyles from '@mui/material/GlobalStyles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import AnalyticsPanel from '#web/features/analytics/AnalyticsPanel.tsx'
import { Page } from '#web/ui/Page.tsx'
import { LoadingRows } from '#web/ui/states.tsx'

interface Part {
  /** In the address. */
  tab: string
  label: string
  Panel: ComponentType
}

/** The first one is what the screen opens with. */
const parts: [Part, ...Part[]] = [
  { tab: 'analiz', label: 'Analiz', Panel: AnalyticsPanel },
  { tab: 'soru', label: 'Soru sor', Panel: lazy(() => import('./QuestionsPanel.tsx')) },
]

/** On paper nothing but the page itself. */
const printed = {
  '@media print': {
    'header, nav, .MuiDrawer-root, .MuiTabs-root': { display: 'none !important' },
    ':has(> #icerik)': { margin: '0 !important', padding: '0 !important' },
    section: { breakInside: 'avoid' },
  },
} as const

export default function AssistantScreen() {
  const { tab } = useSearch({ from: '/app/assistant' })
  const navigate = useNavigate()
  const [first] = parts
  const { tab: chosen, Panel } = parts.find((part) => part.tab === tab) ?? first
  return (
    <Page
      title="Asistan"
      subtitle="Mülklerinizin rakamları, dönem dönem ve yan yana; sorularınıza kendi kayıtlarınızdan yanıt"
    >
      <GlobalStyles styles={printed} />
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
