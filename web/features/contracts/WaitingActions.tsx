import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { useMutation } from '@tanstack/react-query'
import { BellRing, Link2, type LucideIcon, Send } from 'lucide-react'
import { useState } from 'react'
import type { ContractCard } from '#domain/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/contracts/contracts.api.ts'
import { refreshContracts } from '#web/cache/contracts.keys.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { LinkDialog } from './LinkDialog.tsx'

export type WaitingPerson = ContractCard['waiting_for'][number]

/** A reminder repeats the link; a link that has run out, and the guarantor's, is sent anew. */
export function askAgain(id: string, { approval, expired }: WaitingPerson) {
  if (!approval) return call(contractsApi.resendGuarantor, { params: { id } })
  return call(expired ? contractsApi.resend : contractsApi.remind, { params: { id, approval } })
}

const linkOf = (id: string, { approval }: WaitingPerson) =>
  approval
    ? call(contractsApi.link, { params: { id, approval } })
    : call(contractsApi.guarantorLink, { params: { id } })

interface Props {
  contractId: string
  person: WaitingPerson
  /** Tenants are not pressed while the guarantor is pending. */
  held: boolean
  mayCopy: boolean
  /** Signs without words, for the rows of a table. */
  dense?: boolean
}

export function WaitingActions({ contractId, person, held, mayCopy, dense = false }: Props) {
  const [shown, setShown] = useState('')
  const ask = useMutation({
    mutationFn: () => askAgain(contractId, person),
    // A lost answer must not send a second letter.
    retry: false,
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(messageOf(error)),
    onSettled: refreshContracts,
  })
  const copy = useMutation({
    mutationFn: async () => {
      const { link } = await linkOf(contractId, person)
      try {
        await navigator.clipboard.writeText(link)
        notify.success('Bağlantı kopyalandı.')
      } catch {
        setShown(link)
      }
    },
    onError: (error) => notify.error(messageOf(error)),
  })
  const again = !person.approval || person.expired
  return (
    <Stack direction="row" sx={{ flexWrap: dense ? 'nowrap' : 'wrap', gap: dense ? 0 : 1 }}>
      {(again || !held) && (
        <ActionButton
          label={again ? 'Yeniden gönder' : 'Hatırlat'}
          name={`${person.name}: ${again ? 'yeniden gönder' : 'hatırlat'}`}
          icon={again ? Send : BellRing}
          variant="outlined"
          busy={ask.isPending}
          dense={dense}
          onClick={() => ask.mutate()}
        />
      )}
      {mayCopy && !person.expired && (
        <ActionButton
          label="Bağlantıyı kopyala"
          name={`${person.name}: bağlantıyı kopyala`}
          icon={Link2}
          variant="text"
          busy={copy.isPending}
          dense={dense}
          onClick={() => copy.mutate()}
        />
      )}
      {shown && <LinkDialog name={person.name} link={shown} onClose={() => setShown('')} />}
    </Stack>
  )
}

interface ActionProps {
  label: string
  /** Which person it is about, for those who hear the page. */
  name: string
  icon: LucideIcon
  variant: 'outlined' | 'text'
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
