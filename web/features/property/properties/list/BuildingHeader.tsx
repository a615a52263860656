import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { unknownProperty } from '#domain/property/properties/properties.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { buildingsQuery } from '../properties.queries.ts'
import { unitsOf } from './property-text.ts'

/** The building whose units the list shows, with its links. */
export function BuildingHeader({ id, onClose }: { id: string; onClose: () => void }) {
  const buildings = useQuery(buildingsQuery)
  const building = buildings.data?.documents.find((each) => each.id === id)
  return (
    <Paper variant="outlined" sx={{ mb: 2, p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Building2 size={22} aria-hidden />
      <div style={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {building?.baslik ?? (buildings.isPending ? '…' : unknownProperty)}
        </Typography>
        {building && (
          <Typography variant="body2" color="textSecondary">
            {unitsOf(building)}
          </Typography>
        )}
      </div>
      <LinkButton to="/property-detail/$id" params={{ id }}>
        Binayı aç
      </LinkButton>
      <LinkButton to="/addProperty" search={{ bina: id }}>
        Bölüm ekle
      </LinkButton>
      <Button onClick={onClose}>Bütün mülkler</Button>
    </Paper>
  )
}
