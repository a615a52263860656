import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { presentText, wishLabels, wishText } from '#domain/tenancy/contracts/wishes.rules.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { useContractVerbs } from './verbs.ts'

interface Props {
  view: ContractView
  approval: ContractView['approvals'][number]
}

/** The wished terms beside the contract's; the landlord also gets the two ways to respond. */
export function Wishes({ view, approval: { id, wishes } }: Props) {
  const { contract, actions } = view
  const verbs = useContractVerbs(view)
  // `diger` is a free topic, with no value that the form could take over.
  const usable = wishes.some(({ term }) => term !== 'diger')
  return (
    <>
      {wishes.length > 0 && (
        <Stack
          component="ul"
          aria-label="İstenen değişiklikler"
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}
          spacing={1}
        >
          {wishes.map((wish) => (
            <Box component="li" key={wish.term} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <Typography variant="body2" color="textSecondary">
                {wishLabels[wish.term]}
              </Typography>
              {wish.term !== 'diger' && (
                <Typography variant="body2">Kontratta: {presentText(wish.term, contract.terms)}</Typography>
              )}
              <Typography sx={{ fontWeight: 600 }}>İstenen: {wishText(wish, contract.terms.bedelTuru)}</Typography>
            </Box>
          ))}
        </Stack>
      )}
      {actions.includes('askAgain') && (
        <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
          {usable && (
            <LinkButton
              variant="contained"
              to="/editContract/$contractId"
              params={{ contractId: contract.id }}
              search={{ kabul: id }}
            >
              Kabul et ve yeniden gönder
            </LinkButton>
          )}
          <Button variant="outlined" onClick={verbs.askSame} loading={verbs.busy}>
            Aynı şartlarla yeniden sor
          </Button>
        </Stack>
      )}
    </>
  )
}
