import { lazy, Suspense, useEffect } from 'react'
import { SearchButton } from './features/insight/search/SearchButton.tsx'
import { BakimConsole } from './features/operations/maintenance/BakimConsole.tsx'
import { ConfirmIdentity } from './features/people/accounts/ConfirmIdentity.tsx'
import { useChatBackground } from './features/people/chat/use-chat-background.ts'
import { BellButton } from './features/people/notifications/BellButton.tsx'
import { RatesCard } from './features/tenancy/rates/RatesCard.tsx'
import { AppNotices } from './layout/AppNotices.tsx'
import { AppShell } from './layout/AppShell.tsx'
import { onConsentChange } from './lib/consent.ts'

const TodayPanel = lazy(() => import('./features/insight/dashboard/today/TodayPanel.tsx'))
const SecondFactorDueScreen = lazy(() => import('./features/people/accounts/SecondFactorDueScreen.tsx'))
const PendingScreen = lazy(() => import('./features/people/accounts/PendingScreen.tsx'))

/** AppShell imports no feature; features are placed into its slots here. */
export default function SignedInShell() {
  return (
    <AppShell
      pending={<PendingScreen />}
      secondFactorDue={<SecondFactorDueScreen />}
      search={<SearchButton />}
      headerActions={<BellButton />}
      panel={<RatesCard />}
      panelFirst={
        <Suspense fallback={null}>
          <TodayPanel />
        </Suspense>
      }
      notices={<AppNotices />}
      background={<Background />}
    />
  )
}

function Background() {
  useChatBackground()
  // Few people change their consent again, so the code that records it is loaded only then.
  useEffect(
    () =>
      onConsentChange(
        () => void import('./features/operations/privacy/consent.queries.ts').then(({ keepChoice }) => keepChoice()),
      ),
    [],
  )
  return (
    <>
      <ConfirmIdentity />
      <BakimConsole />
    </>
  )
}
