import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText, House, KeyRound, type LucideIcon, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { showPhone } from '#domain/kernel/phone.ts'
import { notGiven, type TenantCard, tenantRole, unnamedTenant } from '#domain/tenants/tenants.schema.ts'
import { WriteButton } from '#web/features/chat/WriteButton.tsx'
import { LinkButton, thumbRoom } from '#web/ui/link.tsx'
import { TenantAvatar, TenantCover } from './tenant-pictures.tsx'

/** `first` is the place of the page's first card in the whole list: pictures go on over pages. */
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
      <Stack sx={{ px: 2, pb: 2, flexGrow: 1 }}>
        <Box sx={{ mt: -5, height: 76 }}>
          <TenantAvatar index={index} />
        </Box>
        <Typography variant="h3" component="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {tenant.role?.trim() || tenantRole}
        </Typography>
        <Stack component="dl" sx={{ m: 0, mt: 2, mb: 2, gap: 1.25 }}>
          <Fact icon={Phone} label="Telefon Numarası">
            {tenant.phoneNumber && (
              <Address href={`tel:${tenant.phoneNumber}`}>{showPhone(tenant.phoneNumber)}</Address>
            )}
          </Fact>
          <Fact icon={Mail} label="Mail Adresi">
            {tenant.email && <Address href={`mailto:${tenant.email}`}>{tenant.email}</Address>}
          </Fact>
          <Fact icon={House} label="Kiraladığı Mülk">
            {tenant.propertyInfo.trim()}
          </Fact>
          <Fact icon={KeyRound} label="Mülk Sahibi">
            {tenant.ownerInfo?.trim()}
          </Fact>
        </Stack>
        <Stack direction="row" sx={{ mt: 'auto', gap: 1, flexWrap: 'wrap' }}>
          <LinkButton
            to="/viewContract/$contractId"
            params={{ contractId: tenant.contractId }}
            variant="outlined"
            startIcon={<FileText size={18} aria-hidden />}
            aria-label={`Kontrata git: ${name}`}
            sx={{ flexGrow: 1 }}
          >
            Kontrata git
          </LinkButton>
          <LinkButton
            to="/property-detail/$id"
            params={{ id: tenant.propertyId }}
            startIcon={<House size={18} aria-hidden />}
            aria-label={`Mülke git: ${name}`}
            sx={{ flexGrow: 1 }}
          >
            Mülke git
          </LinkButton>
          <WriteButton userId={tenant.userId} name={name} fullWidth />
        </Stack>
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
    <Box sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)' }}>
      <Typography
        component="dt"
        variant="caption"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'center' }}
      >
        <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
          <Icon size={16} aria-hidden />
        </Box>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        color={children ? 'textPrimary' : 'textSecondary'}
        sx={{ m: 0, gridColumn: 2, overflowWrap: 'anywhere' }}
      >
        {children || notGiven}
      </Typography>
    </Box>
  )
}
