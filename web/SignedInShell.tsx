import { lazy, useEffect } from 'react'
import { ConfirmIdentity } from './features/accounts/ConfirmIdentity.tsx'
import { useChatBackground } from './features/chat/use-chat-background.ts'
import { BakimConsole } from './features/maintenance/BakimConsole.tsx'
import { BellButton } from './features/notifications/BellButton.tsx'
import { RatesCard } from './features/rates/RatesCard.tsx'
import { SearchButton } from './features/search/SearchButton.tsx'
import { AppNotices } from './layout/AppNotices.tsx'
import { AppShell } from './layout/AppShell.tsx'
import { onConsentChange } from './lib/consent.ts'

const SecondFactorDueScreen = lazy(() => import('./features/accounts/SecondFactorDueScreen.tsx'))
const PendingScreen = lazy(() => import('./features/accounts/PendingScreen.tsx'))

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
        () => void import('./features/privacy/consent.queries.ts').then(({ keepChoice }) => keepChoice()),
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
