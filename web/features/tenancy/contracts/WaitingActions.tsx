import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { BellRing, Link2, type LucideIcon, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { hasShareSheet } from '#web/lib/share.ts'
import { notify } from '#web/ui/toast.tsx'
import { useApprovalLink, useAskAgain, type WaitingPerson } from './contracts.queries.ts'
import { LinkDialog } from './LinkDialog.tsx'

interface Props {
  contractId: string
  person: WaitingPerson
  /** Tenants are not reminded while the guarantor is pending. */
  held: boolean
  mayCopy: boolean
  /** Only this person's answer is missing, so this is the next step. */
  main?: boolean
  /** Icons only, for table rows. */
  dense?: boolean
}

export function WaitingActions({ contractId, person, held, mayCopy, main = false, dense = false }: Props) {
  const [shown, setShown] = useState('')
  const ask = useAskAgain(contractId)
  const link = useApprovalLink(contractId)
  const copy = () =>
    link.run(person, {
      done: async ({ link: address }) => {
        if (hasShareSheet()) return setShown(address)
        try {
          await navigator.clipboard.writeText(address)
          notify.success('Bağlantı kopyalandı. Kontratı okutur; karar için kişinin kendisine kod gider.')
        } catch {
          setShown(address)
        }
      },
    })
  const again = !person.approval || person.expired
  return (
    <Stack direction="row" sx={{ flexWrap: dense ? 'nowrap' : 'wrap', gap: dense ? 0 : 1 }}>
      {(again || !held) && (
        <ActionButton
          label={again ? 'Yeniden gönder' : 'Hatırlat'}
          name={`${person.name}: ${again ? 'yeniden gönder' : 'hatırlat'}`}
          icon={again ? Send : BellRing}
          variant={main ? 'contained' : 'outlined'}
          busy={ask.busy}
          dense={dense}
          onClick={() => ask.run([person])}
        />
      )}
      {mayCopy && !person.expired && !person.declined && (
        <ActionButton
          label={hasShareSheet() ? 'Bağlantıyı paylaş' : 'Bağlantıyı kopyala'}
          name={`${person.name}: bağlantıyı ${hasShareSheet() ? 'paylaş' : 'kopyala'}`}
          icon={hasShareSheet() ? Share2 : Link2}
          variant="text"
          busy={link.busy}
          dense={dense}
          onClick={copy}
        />
      )}
      {shown && <LinkDialog name={person.name} link={shown} onClose={() => setShown('')} />}
    </Stack>
  )
}

interface ActionProps {
  label: string
  /** The person's name, for screen readers. */
  name: string
  icon: LucideIcon
  variant: 'contained' | 'outlined' | 'text'
  busy: boolean
  dense: boolean
  onClick: () => void
}

function ActionButton({ label, name, icon: Icon, variant, busy, dense, onClick }: ActionProps) {
  if (dense)
    return (
      <Tooltip title={label} describeChild>
        <IconButton color="primary" loading={busy} onClick={onClick} aria-label={name} sx={{ width: 44, height: 44 }}>
          <Icon size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    )
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Icon size={16} aria-hidden />}
      loading={busy}
      loadingPosition="start"
      onClick={onClick}
      aria-label={name}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  )
}
