import { Wallet } from 'lucide-react'
import { useActiveRole } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { MonthScreen } from './MonthScreen.tsx'

/** Whoever looks as a tenant sees the own payments, everybody else the month of the places whose money they may read. */
export default function PaymentScreen() {
  return useActiveRole() === 'tenant' ? <OwnPayments /> : <MonthScreen />
}

const OwnPayments = () => (
  <Page title="Ödemeler">
    <EmptyState
      icon={Wallet}
      title="Ödemeleriniz mülk sahibince kaydedilir"
      text="Kaydedilen ya da geri alınan her ödeme size bildirilir. Kira tutarını ve ödeme gününü kontratınızda görebilirsiniz."
      action={
        <LinkButton to="/contracts" variant="outlined">
          Kontratlar
        </LinkButton>
      }
    />
  </Page>
)
