import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { relativeTime } from '#domain/kernel/dates.ts'
import type { ContractDraft } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { useDropDraft } from '../contract-form.queries.ts'
import { wizardSteps } from './contract-values.ts'
import type { DraftContent } from './draft-saver.ts'

interface Props {
  drafts: ContractDraft[]
  current: string
  onResume: (id: string) => void
}

const nameOf = ({ property_title, data }: ContractDraft) => {
  const tenant = (data as Partial<DraftContent>).form?.tenants[0]?.tenant_name
  return [property_title || 'Mülk seçilmedi', tenant].filter(Boolean).join(' · ')
}

/** Optional: a new contract can be started right below it. */
export function ResumeDrafts({ drafts, current, onResume }: Props) {
  const confirm = useConfirm()
  const discard = useDropDraft()
  const [dropped, setDropped] = useState<string[]>([])
  const shown = drafts.filter(({ id, contract_id }) => id !== current && !contract_id && !dropped.includes(id))
  if (shown.length === 0) return null
  const drop = async (draft: ContractDraft) => {
    const { id } = draft
    const sure = await confirm({
      title: 'Taslağı sil',
      text: `${nameOf(draft)}: yazdıklarınız silinir ve geri getirilemez.`,
      confirmLabel: 'Sil',
      danger: true,
    })
    if (!sure) return
    await discard.run(id, { done: () => setDropped((all) => [...all, id]) })
  }
  return (
    <Paper variant="outlined" component="section" aria-label="Yarım kalan kontratlar" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Kaldığınız yerden devam edin
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((draft) => (
          <Stack
            key={draft.id}
            component="li"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, justifyContent: 'space-between' }}
          >
            <Stack sx={{ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
              <Typography>{nameOf(draft)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {wizardSteps[draft.step]?.title} adımında · {relativeTime(draft.updated_at, new Date())}
              </Typography>
            </Stack>
            <Stack direction="row" spacing={1} sx={{ ml: 'auto' }}>
              <Button aria-label={`Taslağı sil: ${nameOf(draft)}`} onClick={() => drop(draft)}>
                Sil
              </Button>
              <Button variant="outlined" aria-label={`Devam et: ${nameOf(draft)}`} onClick={() => onResume(draft.id)}>
                Devam et
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Paper>
  )
}
