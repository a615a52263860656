import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { type DataGroup, dataGroups } from '#domain/operations/privacy/data-groups.rules.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures } from '#web/ui/theme.ts'

interface Props {
  stored: { group: DataGroup; rows: number }[]
}

/** Existing data first; kinds of data without any rows below, one line each. */
export function StoredSection({ stored }: Props) {
  const sorted = stored.toSorted((a, b) => Number(b.rows > 0) - Number(a.rows > 0))
  return (
    <Section
      title="Hakkımda ne tutuluyor"
      id="tutulanlar"
      lead={
        <>
          Her başlıkta ne, neden, hangi hukuki sebeple ve ne kadar süreyle tutulduğu yazar. Bir mülkün her fotoğrafı,
          sayacı ve değişikliği ayrı bir kayıt sayılır. Ayrıntısı <TextLink to="/kvkk">KVKK Aydınlatma Metni</TextLink>
          ’ndedir.
        </>
      }
    >
      {sorted.map(({ group, rows }) => (
        <StoredGroup key={group} group={group} rows={rows} />
      ))}
    </Section>
  )
}

function StoredGroup({ group, rows }: { group: DataGroup; rows: number }) {
  const { title, what, why, basis, kept } = dataGroups[group]
  return (
    <Accordion disableGutters elevation={0} sx={{ '&::before': { display: 'none' }, bgcolor: 'transparent' }}>
      <AccordionSummary
        expandIcon={<ChevronDown size={20} aria-hidden />}
        sx={{ px: 0, borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, width: 1, pr: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography color="textSecondary" sx={{ ...tabularFigures, whiteSpace: 'nowrap' }}>
            {rows === 0 ? 'kayıt yok' : `${rows.toLocaleString('tr-TR')} kayıt`}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>
        <Stack component="dl" spacing={0.75} sx={{ m: 0 }}>
          <Fact name="Ne" text={what} />
          <Fact name="Neden" text={why} />
          <Fact name="Hukuki sebep" text={basis} />
          <Fact name="Süre" text={kept} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <Box sx={{ display: { sm: 'grid' }, gridTemplateColumns: '130px 1fr', gap: 1 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {text}
    </Typography>
  </Box>
)
