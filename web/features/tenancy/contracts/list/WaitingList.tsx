import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { WaitingActions } from '../WaitingActions.tsx'

const listed = 3

/** In the table, the column already says what is awaited. */
const waits = ({ declined, expired, on_paper }: ContractCard['waiting_for'][number], dense: boolean) => {
  if (declined) return dense ? '· kabul etmedi' : 'kabul etmedi'
  if (on_paper) return dense ? '· imzası kâğıtta' : 'için kâğıtta imza bekleniyor'
  if (expired) return dense ? '· süresi doldu' : 'süresinde yanıt vermedi'
  return dense ? '' : 'henüz yanıt vermedi'
}

/** The people who have not answered, with the actions for it, without opening the contract. */
export function WaitingList({ contract, dense = false }: { contract: ContractCard; dense?: boolean }) {
  const { waiting_for, manage, copy_links, decide, id } = contract
  if (decide)
    return (
      <LinkButton to="/viewContract/$contractId" params={{ contractId: id }} variant="contained">
        Kararınızı verin
      </LinkButton>
    )
  if (waiting_for.length === 0) return null
  const held = waiting_for.some(({ approval }) => approval === null)
  const shown = waiting_for.slice(0, listed)
  return (
    <Stack
      component="ul"
      aria-label={`${contract.property_title}: yanıt vermeyenler`}
      sx={{ listStyle: 'none', m: 0, p: 0, gap: dense ? 0 : 1 }}
    >
      {shown.map((person) => (
        <Box
          component="li"
          key={person.approval ?? 'kefil'}
          sx={
            dense
              ? { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }
              : { display: 'grid', gap: 0.5 }
          }
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <strong>{person.name}</strong>
            {person.approval ? '' : ' (kefil)'} {waits(person, dense)}
          </Typography>
          {manage && !person.on_paper && (
            <WaitingActions contractId={id} person={person} held={held} mayCopy={copy_links} dense={dense} />
          )}
        </Box>
      ))}
      {waiting_for.length > listed && (
        <li>
          <TextLink to="/viewContract/$contractId" params={{ contractId: id }} variant="body2">
            {waiting_for.length - listed} kişi daha
          </TextLink>
        </li>
      )}
    </Stack>
  )
}
