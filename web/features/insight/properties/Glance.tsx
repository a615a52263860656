import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import type { DetailSection } from './detail-tabs.ts'
import { type GlanceFact, glanceFacts } from './glance-facts.ts'
import { nextAction } from './next-action.ts'

interface Props {
  detail: PropertyDetail
  onOpen: (section: DetailSection) => void
}

/** The facts that people open this page for, each with a link to its section, and the suggested next step. */
export function Glance({ detail, onOpen }: Props) {
  const action = nextAction(detail)
  return (
    <Card component="section" aria-label="Bir bakışta">
      <Box
        component="ul"
        aria-label="Öne çıkanlar"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 45%), 1fr))',
          // Single lines between the cells for any number of columns: each cell draws its own outline.
          gap: '1px',
          '& > li': { boxShadow: '0 0 0 1px var(--mui-palette-divider)' },
        }}
      >
        {glanceFacts(detail).map((fact) => (
          <Box component="li" key={fact.label} sx={{ minWidth: 0, display: 'grid' }}>
            <Fact fact={fact} onOpen={onOpen} />
          </Box>
        ))}
      </Box>
      {action && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            p: 1.5,
            pl: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography color="textSecondary">Sıradaki adım</Typography>
          <Button
            variant="contained"
            endIcon={<ArrowRight size={18} aria-hidden />}
            onClick={() => onOpen(action.at)}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {action.label}
          </Button>
        </Box>
      )}
    </Card>
  )
}

function Fact({ fact, onOpen }: { fact: GlanceFact; onOpen: Props['onOpen'] }) {
  const { at, label, value, note, late } = fact
  const content: ReactNode = (
    <>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        sx={{
          fontSize: textSizes.section,
          fontWeight: 650,
          lineHeight: 1.3,
          overflowWrap: 'anywhere',
          ...(late && { color: 'error.main' }),
          ...tabularFigures,
        }}
      >
        {value}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: late ? 'error.main' : 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  )
  const sx = {
    px: 2,
    py: 1.5,
    height: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
  } as const
  if (!at) return <Box sx={sx}>{content}</Box>
  return (
    <CardActionArea onClick={() => onOpen(at)} sx={{ ...sx, borderRadius: 0 }}>
      {content}
    </CardActionArea>
  )
}
