import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { newId } from '#domain/kernel/ids.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { type Prefill, prefillQuery } from '../contract-form.queries.ts'
import { ContractWizard } from './ContractWizard.tsx'
import { knownValues } from './contract-values.ts'
import { type DraftContent, unsentDraft } from './draft-saver.ts'

const idOf = (value: unknown): string | undefined => z.uuid().safeParse(value).data

/** A draft's id is in the address, so that a reload continues it. */
export default function AddContractScreen() {
  const { propertyId, renew, taslak } = useAddress()
  const navigate = useNavigate()
  const [freshId] = useState(newId)
  const property = idOf(propertyId)
  const { data, error, refetch } = useQuery(prefillQuery({ ...(property && { property }), ...(renew && { renew }) }))
  const draftId = taslak ?? freshId
  const open = (draft: string) =>
    void navigate({ to: '.', search: { ...(renew && { renew }), taslak: draft }, replace: true })
  return (
    <Page
      title={renew ? 'Kontratı Yenile' : 'Kontrat Ekle'}
      subtitle={renew ? 'Eski kontratın bilgileri dolduruldu; değişenleri güncelleyin.' : undefined}
    >
      {data ? (
        data.properties.length > 0 ? (
          <ContractWizard
            key={draftId}
            {...startOf(data, draftId, renew ?? null)}
            draftId={draftId}
            known={data}
            onNamed={() => open(draftId)}
            onResume={open}
          />
        ) : (
          <EmptyState
            title="Önce bir mülk ekleyin"
            text="Kontrat bir mülk için hazırlanır. Mülkünüzü ekleyin, ardından kontratı birkaç adımda gönderin."
            action={
              <LinkButton variant="contained" to="/addProperty">
                Mülk Ekle
              </LinkButton>
            }
          />
        )
      ) : (
        <NotLoaded query={{ error, refetch }} rows={5} />
      )}
    </Page>
  )
}

/** The screen has two addresses, one of which contains the property. */
function useAddress() {
  const start = useSearch({ from: '/app/addContract', shouldThrow: false })
  const ofProperty = useSearch({ from: '/app/addContract/$propertyId', shouldThrow: false })
  const params = useParams({ from: '/app/addContract/$propertyId', shouldThrow: false })
  const { renew, taslak } = start ?? ofProperty ?? {}
  return { propertyId: params?.propertyId, renew, taslak }
}

/** The latest draft: from this tab, from the server, or none. */
function startOf(data: Prefill, draftId: string, renew: string | null) {
  const stored = data.drafts.find(({ id }) => id === draftId)
  const draft = unsentDraft(draftId) ?? (stored && { ...(stored.data as unknown as DraftContent), step: stored.step })
  if (draft?.form) return { initial: draft.form, step: draft.step, renewedFrom: draft.renewed_from }
  const initial = knownValues(data)
  const chosen = data.properties.find(({ id }) => id === initial.property_id)
  // With property and landlord known, the wizard starts at the tenants; the first step says why a rented one must wait.
  const isKnown = chosen && initial.landlord.landlord_name && (renew || !chosen.rented)
  return { initial, step: isKnown ? 1 : 0, renewedFrom: renew }
}
