import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type LucideIcon, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { showPhone } from '#domain/kernel/phone.ts'
import { notGiven, type TenantCard, tenantRole, unnamedTenant } from '#domain/work/tenants/tenants.schema.ts'
import { WriteButton } from '#web/features/people/chat/WriteButton.tsx'
import { thumbRoom } from '#web/ui/link.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { TenantHomes } from './TenantHomes.tsx'
import { TenantCover, WithEmblem } from './tenant-pictures.tsx'

/** `first`: index of the page's first card in the whole list, so that the pictures continue across pages. */
export function TenantCards({ tenants, first }: { tenants: TenantCard[]; first: number }) {
  return (
    <Box
      component="ul"
      aria-label="Kiracılar"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {tenants.map((tenant, index) => (
        <Card key={tenant.id} tenant={tenant} index={first + index} />
      ))}
    </Box>
  )
}

function Card({ tenant, index }: { tenant: TenantCard; index: number }) {
  const name = tenant.name?.trim() || unnamedTenant
  return (
    <Paper component="li" variant="outlined" sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}>
      <TenantCover index={index} />
      <Stack sx={{ px: 2, pb: 2, gap: 1.5, flexGrow: 1 }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-end', mt: -3 }}>
          <WithEmblem index={index}>
            <PersonAvatar name={name} avatar={tenant.avatar} size={62} />
          </WithEmblem>
          <Box sx={{ minWidth: 0, flexGrow: 1, pt: 3.5 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {tenant.role?.trim() || tenantRole}
            </Typography>
          </Box>
          <WriteButton userId={tenant.userId} name={name} compact />
        </Stack>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))' }}
        >
          <Fact icon={Phone} label="Telefon Numarası">
            {tenant.phoneNumber && (
              <Address href={`tel:${tenant.phoneNumber}`}>{showPhone(tenant.phoneNumber)}</Address>
            )}
          </Fact>
          <Fact icon={Mail} label="Mail Adresi">
            {tenant.email && <Address href={`mailto:${tenant.email}`}>{tenant.email}</Address>}
          </Fact>
        </Box>
        <TenantHomes homes={tenant.homes} name={name} />
      </Stack>
    </Paper>
  )
}

const Address = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} color="textPrimary" underline="hover" sx={thumbRoom}>
    {children}
  </Link>
)

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        <Icon size={15} aria-hidden style={{ marginRight: 6, verticalAlign: '-2px' }} />
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        color={children ? 'textPrimary' : 'textSecondary'}
        sx={{ m: 0, overflowWrap: 'anywhere' }}
      >
        {children || notGiven}
      </Typography>
    </div>
  )
}
