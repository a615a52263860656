import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ConditionView } from '#domain/tenancy/conditions/conditions.schema.ts'
import { offeredConditions } from '#domain/tenancy/conditions/offered-conditions.rules.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { BinLink } from '#web/ui/BinLink.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { ConditionDialog } from './ConditionDialog.tsx'
import { libraryQuery, useOrderConditions, useRemoveCondition, useTakeCondition } from './conditions.queries.ts'
import { VoidClauseNotes } from './VoidClauseNotes.tsx'

/** The user's own special conditions, and those offered by the product. */
export default function ConditionsScreen() {
  const library = useQuery(libraryQuery())
  const [edited, setEdited] = useState<ConditionView | 'new' | null>(null)
  const me = useCurrentUser()
  const own = library.data?.documents ?? []
  const add = (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      Şart ekle
    </Button>
  )
  return (
    <Page
      title="Hususi şartlar"
      subtitle="Kontrat hazırlarken işaretleyip ekleyebileceğiniz kendi şartlarınız."
      actions={own.length > 0 && add}
    >
      {library.isError ? (
        <ErrorState error={library.error} onRetry={() => library.refetch()} />
      ) : library.isPending ? (
        <LoadingRows rows={4} height={96} />
      ) : (
        <Stack spacing={2} sx={{ maxWidth: 960 }}>
          {me && me.engagements.length > 0 && (
            <Alert severity="info">
              Çalıştığınız mülk sahibinin şartlarını kontrat hazırlarken görür ve kullanırsınız; onları yalnızca mülk
              sahibi değiştirir. Buradakiler size ait mülkler içindir.
            </Alert>
          )}
          <Section title="Kütüphaneniz">
            {own.length > 0 ? (
              <OwnList conditions={own} onEdit={setEdited} />
            ) : (
              <EmptyState
                icon={ListChecks}
                title="Kütüphaneniz boş"
                text="Kendi şartınızı yazın ya da aşağıdaki önerilerden ekleyin; kontratta tek dokunuşla kullanırsınız."
                action={add}
              />
            )}
          </Section>
          <OfferedList own={own} />
          <BinLink />
        </Stack>
      )}
      {edited && <ConditionDialog condition={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

const listStyle = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const

function OwnList({ conditions, onEdit }: { conditions: ConditionView[]; onEdit: (condition: ConditionView) => void }) {
  const order = useOrderConditions()
  const remove = useRemoveCondition()
  const move = (at: number, by: -1 | 1) => {
    const ids = conditions.map(({ id }) => id)
    ids.splice(at + by, 0, ...ids.splice(at, 1))
    void order.run({ ids })
  }
  return (
    <Stack component="ul" sx={listStyle}>
      {conditions.map((condition, at) => (
        <Stack component="li" key={condition.id} spacing={1} sx={{ py: 1.5 }}>
          <Words {...condition} />
          <VoidClauseNotes text={condition.body} />
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            <Button startIcon={<Pencil size={18} aria-hidden />} onClick={() => onEdit(condition)}>
              Düzenle
            </Button>
            <Button
              color="error"
              startIcon={<Trash2 size={18} aria-hidden />}
              aria-label={`Sil: ${condition.title}`}
              onClick={() => void remove.run(condition.id)}
            >
              Sil
            </Button>
            <IconButton
              aria-label={`Yukarı taşı: ${condition.title}`}
              disabled={at === 0 || order.busy}
              onClick={() => move(at, -1)}
            >
              <ArrowUp size={20} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={`Aşağı taşı: ${condition.title}`}
              disabled={at === conditions.length - 1 || order.busy}
              onClick={() => move(at, 1)}
            >
              <ArrowDown size={20} aria-hidden />
            </IconButton>
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

function OfferedList({ own }: { own: ConditionView[] }) {
  const take = useTakeCondition()
  const known = new Set(own.map(({ body }) => body))
  const left = offeredConditions.filter(({ body }) => !known.has(body))
  if (left.length === 0) return null
  return (
    <Section title="Öneriler" lead="Bilgilendirme amaçlıdır; eklediğinizi kendinize göre değiştirebilirsiniz.">
      <Stack component="ul" sx={listStyle}>
        {left.map((offered) => (
          <Stack component="li" key={offered.key} spacing={0.5} sx={{ py: 1.5, alignItems: 'flex-start' }}>
            <Words {...offered} />
            <Typography variant="body2" color="textSecondary">
              {offered.why}
            </Typography>
            <Button
              startIcon={<Plus size={18} aria-hidden />}
              aria-label={`Kütüphaneme ekle: ${offered.title}`}
              disabled={take.busy}
              onClick={() => void take.run(offered)}
            >
              Kütüphaneme ekle
            </Button>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

const Words = ({ title, body, uses }: Pick<ConditionView, 'title' | 'body' | 'uses'>) => (
  <div>
    <Typography variant="h3">{title}</Typography>
    <Typography variant="body2" color="textSecondary">
      {uses.length > 0 ? uses.join(', ') : 'Bütün kullanımlar'}
    </Typography>
    <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
  </div>
)
