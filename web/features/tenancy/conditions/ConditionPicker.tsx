import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { addCondition, dropCondition, hasCondition, isOffered } from '#domain/tenancy/conditions/conditions.rules.ts'
import { offeredConditions } from '#domain/tenancy/conditions/offered-conditions.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { useBack } from '#web/lib/use-back.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import { libraryQuery } from './conditions.queries.ts'

interface Props {
  /** Empty while no property is chosen; the user's own library is offered then. */
  propertyId: string
  use: ContractTerms['kullanimAmaci']
  text: string
  onChange: (text: string) => void
  onClose: () => void
}

/** Ticking adds a condition to the text; unticking removes exactly that one. */
export function ConditionPicker({ propertyId, use, text, onChange, onClose }: Props) {
  const title = useId()
  const narrow = useNarrow()
  const library = useQuery(libraryQuery(propertyId || undefined))
  useBack(true, onClose)
  const own = (library.data?.documents ?? []).filter((each) => isOffered(each, use))
  const known = new Set(own.map(({ body }) => body))
  const offered = offeredConditions.filter((each) => isOffered(each, use) && !known.has(each.body))
  const toggle = (body: string, on: boolean) => onChange(on ? addCondition(text, body) : dropCondition(text, body))
  const line = (condition: { title: string; body: string }, key: string, why?: string) => (
    <Choice
      key={key}
      {...condition}
      why={why}
      checked={hasCondition(text, condition.body)}
      onToggle={(on) => toggle(condition.body, on)}
    />
  )
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={narrow} aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>Hazır hususi şartlar</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <Box component="section" aria-label="Kütüphane">
            <Typography variant="h3" sx={{ mb: 1 }}>
              {library.data?.own === false ? 'Mülk sahibinin şartları' : 'Kendi şartlarınız'}
            </Typography>
            {library.isPending && <LoadingRows rows={4} />}
            {library.isError && <ErrorState error={library.error} onRetry={() => library.refetch()} />}
            {library.data && own.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                Bu kullanım için kayıtlı şart yok. Sık kullandıklarınızı kütüphanenize ekleyebilirsiniz.
              </Typography>
            )}
            {own.map((each) => line(each, each.id))}
          </Box>
          {/* Waits for the library, because suggestions already in it move up there, and nothing may move under a
             finger. */}
          {!library.isPending && (
            <Box component="section" aria-label="Önerilenler">
              <Typography variant="h3" sx={{ mb: 1 }}>
                Önerilenler ({use.toLocaleLowerCase('tr-TR')})
              </Typography>
              {offered.map((each) => line(each, each.key, each.why))}
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                Bu metinler bilgilendirme amaçlıdır; hukuki danışmanlık değildir.
              </Typography>
            </Box>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <LinkButton to="/special-conditions">Kütüphaneyi düzenle</LinkButton>
        <Button variant="contained" onClick={onClose}>
          Tamam
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoiceProps {
  title: string
  body: string
  why: string | undefined
  checked: boolean
  onToggle: (on: boolean) => void
}

const Choice = ({ title, body, why, checked, onToggle }: ChoiceProps) => (
  <FormControlLabel
    sx={{ display: 'flex', alignItems: 'flex-start', ml: -1.25, mr: 0, py: 0.5 }}
    control={<Checkbox checked={checked} onChange={(_, on) => onToggle(on)} />}
    slotProps={{ typography: { component: 'div', sx: { pt: 1.25, minWidth: 0 } } }}
    label={
      <>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {body}
        </Typography>
        {why && (
          <Typography variant="body2" color="textSecondary">
            {why}
          </Typography>
        )}
      </>
    }
  />
)
