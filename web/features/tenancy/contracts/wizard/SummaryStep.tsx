import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import type { Prefill } from '../contract-form.queries.ts'
import { Disclaimer, LegalNotes, useLegalNotes } from '../form/LegalNotes.tsx'
import { type Line, partyLines, termLines } from './summary-lines.ts'

interface Props {
  known: Prefill
  onEdit: (step: number) => void
}

export function SummaryStep({ known, onEdit }: Props) {
  const { control } = useFormContext<ContractInForm>()
  const values = useWatch({ control }) as ContractInForm
  const notes = useLegalNotes(known.facts)
  const property = known.properties.find(({ id }) => id === values.property_id)
  const { landlord, tenants, guarantor, terms } = values
  const parties = [...tenants, ...(guarantor ? [guarantor] : [])]
  const people = parties.filter((party) => !party.signs_on_paper).length
  const onPaper = parties.length - people
  return (
    <Stack spacing={3}>
      <Part title="Mülk ve kiraya veren" onEdit={() => onEdit(0)}>
        <Lines lines={[['Mülk', property?.baslik ?? '—'], ...partyLines(landlord, 'landlord')]} />
      </Part>
      <Part title={tenants.length > 1 ? 'Kiracılar' : 'Kiracı'} onEdit={() => onEdit(1)}>
        {tenants.map((tenant, index) => (
          <Box key={tenant.tenant_email || tenant.tenant_name} sx={{ '& + &': { mt: 1.5 } }}>
            {tenants.length > 1 && (
              <Typography variant="subtitle2">
                {index + 1}. kiracı{tenant.is_primary ? ' (asıl kiracı)' : ''}
              </Typography>
            )}
            <Lines lines={partyLines(tenant, 'tenant')} />
          </Box>
        ))}
      </Part>
      <Part title="Kefil" onEdit={() => onEdit(2)}>
        {guarantor ? (
          <Lines lines={partyLines(guarantor, 'guarantor', terms.bedelTuru)} />
        ) : (
          <Typography color="textSecondary">Kefil yok</Typography>
        )}
      </Part>
      <Part title="Şartlar" onEdit={() => onEdit(3)}>
        <Lines lines={termLines(terms)} />
      </Part>
      {notes.length > 0 && (
        <Stack spacing={1} component="section" aria-label="Hukuki notlar">
          <LegalNotes facts={known.facts} />
          <Disclaimer />
        </Stack>
      )}
      <Alert severity="success" role="note" icon={false}>
        {people > 0 &&
          `Gönderince ${parties.length === 1 ? 'kiracıya' : `${people} kişiye`} kontratı okuyup karar vereceği bir bağlantı e-postayla gider; bağlantı 7 gün geçerlidir. `}
        {onPaper > 0 &&
          `${parties.length === 1 ? 'Kiracının' : `${onPaper} kişinin`} imzası kâğıtta alınır; taramasını kontrat sayfasında yüklersiniz. `}
        Herkes karar vermeden kimse bağlanmaz, yanıtları kontrat sayfasında görürsünüz.
      </Alert>
    </Stack>
  )
}

function Part({ title, onEdit, children }: { title: string; onEdit: () => void; children: React.ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="h3">{title}</Typography>
        <Button onClick={onEdit} aria-label={`Düzenle: ${title}`}>
          Düzenle
        </Button>
      </Stack>
      {children}
    </Box>
  )
}

const Lines = ({ lines }: { lines: Line[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '200px minmax(0, 1fr)' },
      columnGap: 2,
      rowGap: 0.75,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    }}
  >
    {lines.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
)
