import { lazy, useEffect } from 'react'
import { SearchButton } from './features/insight/search/SearchButton.tsx'
import { BakimConsole } from './features/operations/maintenance/BakimConsole.tsx'
import { ConfirmIdentity } from './features/people/accounts/ConfirmIdentity.tsx'
import { useChatBackground } from './features/people/chat/use-chat-background.ts'
import { BellButton } from './features/people/notifications/BellButton.tsx'
import { RatesCard } from './features/tenancy/rates/RatesCard.tsx'
import { AppNotices } from './layout/AppNotices.tsx'
import { AppShell } from './layout/AppShell.tsx'
import { onConsentChange } from './lib/consent.ts'

const SecondFactorDueScreen = lazy(() => import('./features/people/accounts/SecondFactorDueScreen.tsx'))
const PendingScreen = lazy(() => import('./features/people/accounts/PendingScreen.tsx'))

/** The layout knows no feature: this is where features get their places in it. */
export default function SignedInShell() {
  return (
    <AppShell
      pending={<PendingScreen />}
      secondFactorDue={<SecondFactorDueScreen />}
      search={<SearchButton />}
      headerActions={<BellButton />}
      panel={<RatesCard />}
      notices={<AppNotices />}
      background={<Background />}
    />
  )
}

function Background() {
  useChatBackground()
  // Few people ever choose again, so what writes it down is loaded when they do.
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
