import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FilePlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { addendumKinds } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { paperStateText } from '#domain/tenancy/papers/papers.rules.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { TextLink } from '#web/ui/link.tsx'
import { QuietRow } from '#web/ui/QuietList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { WaitingRow } from '#web/ui/WaitingRow.tsx'
import { paperStateColors } from '../paper-state-colors.ts'
import { AddendumDialog } from './AddendumDialog.tsx'

/** What both sides agreed on beside the contract, and the way to agree on more; empty before the first one. */
export function AddendaSection({ tenancy: { id, addenda, may_add } }: { tenancy: TenancyView }) {
  const [adding, setAdding] = useState(false)
  if (addenda.length === 0) return null
  return (
    <Section
      id="ekler"
      title="Kontrata ek belgeler"
      aside={
        may_add && (
          <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)} sx={{ flexShrink: 0 }}>
            Ek belge hazırla
          </Button>
        )
      }
    >
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {addenda.map(({ id: addendum, kind, subject, state, asked, sent_by, sent_on }) => (
          <WaitingRow key={addendum}>
            <Stack sx={{ minWidth: 0 }}>
              <TextLink
                to="/tenancy/$tenancyId/addendum/$id"
                params={{ tenancyId: id, id: addendum }}
                sx={{ py: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {[addendumKinds[kind].title, subject].filter(Boolean).join(': ')}
              </TextLink>
              <Typography variant="body2" color="textSecondary">
                {sent_by}, {showDate(sent_on)}
              </Typography>
            </Stack>
            <Chip
              label={asked ? 'Yanıtınız bekleniyor' : paperStateText(state, false)}
              color={asked ? 'primary' : paperStateColors[state]}
              size="small"
              sx={{ alignSelf: { xs: 'flex-start', sm: 'center' } }}
            />
          </WaitingRow>
        ))}
      </Stack>
      {adding && <AddendumDialog tenancy={id} onClose={() => setAdding(false)} />}
    </Section>
  )
}

/** Before the first one: a row among the tenancy's other places. */
export function FirstAddendumRow({ tenancy: { id, addenda, may_add } }: { tenancy: TenancyView }) {
  const [adding, setAdding] = useState(false)
  if (addenda.length > 0 || !may_add) return null
  return (
    <QuietRow
      icon={FilePlus}
      title="Kontrata ek belgeler"
      text="Otopark, tadilat, evcil hayvan gibi sonradan anlaşılanlar"
      leads={false}
      action={
        <>
          <Button aria-label="Ek belge hazırla" onClick={() => setAdding(true)} sx={{ mr: -1 }}>
            Hazırla
          </Button>
          {adding && <AddendumDialog tenancy={id} onClose={() => setAdding(false)} />}
        </>
      }
    />
  )
}
