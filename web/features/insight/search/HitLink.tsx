import type { MouseEvent, ReactNode } from 'react'
import type { SearchHit } from '#domain/insight/search/search.schema.ts'
import { opensFor } from '#web/session/acting-roles.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { OptionLink } from './OptionLink.tsx'

export interface OptionProps {
  id: string
  selected: boolean
  'aria-selected': boolean
  onClick: () => void
  onMouseDown: (event: MouseEvent) => void
  onPointerMove: () => void
}

/** Links to the screen where the user may open the record. */
export function HitLink({ hit, option, children }: { hit: SearchHit; option: OptionProps; children: ReactNode }) {
  const me = useCurrentUser()
  const role = useActiveRole()
  const shared = { ...option, children }
  switch (hit.kind) {
    case 'person': {
      const lets = me !== null && opensFor(me, 'host', role)
      if (hit.group === null) return <OptionLink {...shared} to="/admin-users" search={{ q: hit.name, state: 'all' }} />
      if (hit.group === 'tenant' && lets) return <OptionLink {...shared} to="/renterList" search={{ q: hit.name }} />
      return <OptionLink {...shared} to="/chat" search={{ user: hit.id }} />
    }
    case 'property':
      return <OptionLink {...shared} to="/property-detail/$id" params={{ id: hit.id }} />
    case 'contract':
      return <OptionLink {...shared} to="/viewContract/$contractId" params={{ contractId: hit.id }} />
    case 'request':
      return (
        <OptionLink
          {...shared}
          to="/property-detail/$id"
          params={{ id: hit.property_id }}
          search={{ tab: 'talepler', talep: hit.id }}
        />
      )
    case 'document':
      return <OptionLink {...shared} to="/documents" search={{ property: hit.property_id, q: hit.name }} />
    case 'message':
      return <OptionLink {...shared} to="/chat" search={{ chat: hit.chat_id }} />
    case 'payment':
      // A tenant's own payments have a separate page.
      if (hit.own_rent) return <OptionLink {...shared} to="/payment" />
      return <OptionLink {...shared} to="/tenancy/$tenancyId/account" params={{ tenancyId: hit.tenancy_id }} />
  }
}
