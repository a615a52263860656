import Button from '@mui/material/Button'
import { MessageSquarePlus, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { type SuggestionView, waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { RequestExpense } from '#web/features/money/expenses/RequestExpense.tsx'
import { NewRequestDialog } from '#web/features/property/suggestions/NewRequestDialog.tsx'
import { useOpenRequest } from '#web/features/property/suggestions/open-request.ts'
import { RequestCards } from '#web/features/property/suggestions/RequestCards.tsx'
import { RequestDialog } from '#web/features/property/suggestions/RequestDialog.tsx'
import { useLiveRequests } from '#web/features/property/suggestions/suggestions.queries.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { EmptyState } from '#web/ui/states.tsx'
import { SectionHeading } from './TabSections.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

/** Waiting requests come first; the rest stays newest first. */
const waitingFirst = (requests: SuggestionView[]) => [
  ...requests.filter((request) => request.durum === waitingForAnswer),
  ...requests.filter((request) => request.durum !== waitingForAnswer),
]

export function RequestsPart({ detail }: { detail: PropertyDetail }) {
  const { suggestions, rights, relation, property } = detail
  const me = useCurrentUser()?.user.id ?? ''
  const [asking, setAsking] = useState(false)
  const { openId, open, close } = useOpenRequest()
  useLiveRequests()
  const waiting = suggestions.filter((request) => request.durum === waitingForAnswer).length
  const rents = relation === 'tenant'
  const mayAsk = rents || (rights.manageSuggestions && property.tenant_id.length > 0)
  const ask = mayAsk && (
    <Button
      variant={rents ? 'contained' : 'outlined'}
      startIcon={<MessageSquarePlus size={18} aria-hidden />}
      onClick={() => setAsking(true)}
    >
      Talep oluştur
    </Button>
  )

  return (
    <UnlessFailed detail={detail} parts={['suggestions']}>
      <SectionHeading of="talepler" count={waiting} action={suggestions.length > 0 && ask} />
      {suggestions.length === 0 ? (
        <EmptyState
          icon={MessageSquareWarning}
          title="Talep yok"
          text={
            rents
              ? 'Bir arıza ya da isteğiniz olduğunda buradan bildirin; yanıtı da burada görürsünüz.'
              : 'Kiracınız bir arıza ya da istek bildirdiğinde burada görür ve yanıtlarsınız.'
          }
          action={ask}
        />
      ) : (
        <RequestCards requests={waitingFirst(suggestions)} onOpen={open} />
      )}
      {asking && <NewRequestDialog user={me} property={property.id} onClose={() => setAsking(false)} />}
      {openId && <RequestDialog key={openId} id={openId} me={me} Expense={RequestExpense} onClose={close} />}
    </UnlessFailed>
  )
}
