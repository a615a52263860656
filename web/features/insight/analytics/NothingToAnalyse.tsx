import { ChartColumn } from 'lucide-react'
import type { emptyReasons } from '#domain/insight/analytics/analytics.schema.ts'
import { opensFor } from '#web/session/acting-roles.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/states.tsx'

type Reason = (typeof emptyReasons)[number]

const words: Record<Reason, { title: string; text: string }> = {
  tenant: {
    title: 'Analiz mülk sahipleri içindir',
    text: 'Burada kiraya verilen mülklerin geliri ve gideri incelenir. Kendi ödemelerinizi ve borcunuzu Ödemeler ekranında görürsünüz.',
  },
  no_right: {
    title: 'Ödemelerini görebildiğiniz bir mülk yok',
    text: 'Mülk sahibi size ödeme yetkisi verdiğinde o mülklerin geliri ve gideri burada incelenir.',
  },
  no_places: {
    title: 'İncelenecek bir mülk yok',
    text: 'Bir mülk ve kontratını ekleyin: gelen kiralar ve giderler birikince gelir, boş günler ve getiri burada görünür.',
  },
}

/** Why there is no data, and what to do about it. */
export function NothingToAnalyse({ why }: { why: Reason }) {
  const me = useCurrentUser()
  const role = useActiveRole()
  const addsProperties = why === 'no_places' && me !== null && opensFor(me, 'host', role)
  return (
    <EmptyState
      icon={ChartColumn}
      {...words[why]}
      action={
        addsProperties ? (
          <LinkButton variant="contained" to="/addProperty">
            Mülk ekle
          </LinkButton>
        ) : (
          <LinkButton variant="outlined" to="/payment">
            Ödemelere git
          </LinkButton>
        )
      }
    />
  )
}
