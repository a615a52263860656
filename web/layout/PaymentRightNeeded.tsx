import { LockKeyhole } from 'lucide-react'
import { LinkButton } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/states.tsx'

/** Shown instead of a screen whose requests would be refused. */
export const PaymentRightNeeded = () => (
  <EmptyState
    icon={LockKeyhole}
    title="Bu ekran ödemeleri yönetenler içindir"
    text="Mülk sahibi size “Ödemeleri yönetebilir” yetkisini verirse burada çalışabilirsiniz."
    action={
      <LinkButton variant="contained" to="/payment">
        Ödemelere dön
      </LinkButton>
    }
  />
)
