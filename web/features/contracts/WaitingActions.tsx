import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { BellRing, Link2, Send } from 'lucide-react'
import { useState } from 'react'
import { type ContractCard, contractsApi } from '#domain/contracts/contracts.api.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/states.tsx'
import { notify } from '#web/ui/toast.tsx'
import { refreshContracts } from './contracts.queries.ts'
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
}

export function WaitingActions({ contractId, person, held }: Props) {
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
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(again || !held) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={again ? <Send size={16} aria-hidden /> : <BellRing size={16} aria-hidden />}
          loading={ask.isPending}
          loadingPosition="start"
          onClick={() => ask.mutate()}
          aria-label={`${person.name}: ${again ? 'yeniden gönder' : 'hatırlat'}`}
          sx={{ minHeight: 44 }}
        >
          {again ? 'Yeniden gönder' : 'Hatırlat'}
        </Button>
      )}
      {!person.expired && (
        <Button
          size="small"
          startIcon={<Link2 size={16} aria-hidden />}
          loading={copy.isPending}
          loadingPosition="start"
          onClick={() => copy.mutate()}
          aria-label={`${person.name}: bağlantıyı kopyala`}
          sx={{ minHeight: 44 }}
        >
          Bağlantıyı kopyala
        </Button>
      )}
      {shown && <LinkDialog name={person.name} link={shown} onClose={() => setShown('')} />}
    </Stack>
  )
}
