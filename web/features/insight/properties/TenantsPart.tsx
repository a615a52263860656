import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { UserMinus, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { mayWriteTo } from '#domain/people/chat/chat.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyDetail, RelatedPerson } from '#domain/property/properties/property-detail.api.ts'
import type { TenancyRequest } from '#domain/property/properties/tenants.schema.ts'
import { WriteButton } from '#web/features/people/chat/WriteButton.tsx'
import { useRemoveTenant } from '#web/features/property/properties/detail.queries.ts'
import { useWithdrawRequest } from '#web/features/property/properties/tenancy-requests.queries.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { FactList, filled } from '#web/ui/FactList.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { AddTenantDialog } from './AddTenantDialog.tsx'
import { Person } from './PeopleSection.tsx'
import { SectionHeading } from './TabSections.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export function TenantsPart({ detail }: { detail: PropertyDetail }) {
  const [adding, setAdding] = useState(false)
  const { property, rights, users, tenancyRequests } = detail
  const tenants = users.filter((person) => person.relation === 'tenant')
  const hidden = property.tenant_id.length - tenants.length
  const known = tenants.length + tenancyRequests.length
  const add = rights.edit && (
    <Button
      variant={known > 0 ? 'outlined' : 'contained'}
      startIcon={<UserPlus size={18} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Kiracı ekle
    </Button>
  )
  return (
    <UnlessFailed detail={detail} parts={['users', 'tenantRecords', 'tenancyRequests', 'ids']}>
      <SectionHeading of="kiracilar" count={property.tenant_id.length} action={known > 0 && add} />
      {known === 0 ? (
        <EmptyState
          icon={Users}
          title="Bu mülkte kiracı yok"
          text={
            rights.edit
              ? 'Kiracınızı e-posta adresiyle ekleyin; mülk “Kiralanmış” olur, kiracınız da onayladığında mülkü kendi hesabında görür.'
              : 'Mülk sahibi kiracı eklediğinde burada görünür.'
          }
          action={add}
        />
      ) : (
        <Stack spacing={2}>
          <Stack component="ul" spacing={2} aria-label="Kiracılar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {tenants.map((tenant) => (
              <Tenant key={tenant.id} tenant={tenant} detail={detail} />
            ))}
            {tenancyRequests.map((request) => (
              <TenancyRequestRow key={request.id} request={request} detail={detail} />
            ))}
          </Stack>
          {hidden > 0 && <Typography color="textSecondary">ve {hidden} kiracı daha</Typography>}
        </Stack>
      )}
      {adding && <AddTenantDialog property={property} onClose={() => setAdding(false)} />}
    </UnlessFailed>
  )
}

function Tenant({ tenant, detail }: { tenant: RelatedPerson; detail: PropertyDetail }) {
  const record = detail.tenantRecords.find(({ user_id }) => user_id === tenant.id)
  const facts = [
    ['Kayıttaki adı', record && record.adiSoyadi !== tenant.username && record.adiSoyadi],
    ['TC Kimlik No', record?.kimlikNo],
    ['Doğum tarihi', record?.dogumTarihi && showDate(record.dogumTarihi)],
    ['İletişim adresi', record?.iletisimAdresi],
  ] as const
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Person person={tenant} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
          {mayWriteTo(detail.relation, tenant.relation) && <WriteButton userId={tenant.id} name={tenant.username} />}
          {detail.rights.edit && <RemoveTenant tenant={tenant} detail={detail} />}
        </Box>
      </Box>
      {filled(facts).length > 0 && (
        <Box sx={{ mt: 2 }}>
          <FactList facts={facts} />
        </Box>
      )}
    </Card>
  )
}

/** A tenant named by the landlord who has not agreed yet. */
function TenancyRequestRow({
  request,
  detail: { property, rights },
}: {
  request: TenancyRequest
  detail: PropertyDetail
}) {
  const confirm = useConfirm()
  const { busy, run } = useWithdrawRequest(property.id, request.id)
  const withdraw = async () => {
    const sure = await confirm({
      title: 'Kiracıyı geri al',
      text: `${request.adiSoyadi} henüz onaylamadı. Geri alırsanız kendisinden artık onay istenmez; daha sonra yeniden ekleyebilirsiniz.`,
      confirmLabel: 'Geri al',
      danger: true,
    })
    if (sure) await run()
  }
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{request.adiSoyadi}</Typography>
          <Typography variant="body2" color="textSecondary">
            <EmailAddress email={request.emailAdresi} />
          </Typography>
          <Chip size="small" color="warning" label="Onay bekleniyor" sx={{ mt: 1 }} />
        </Box>
        {rights.edit && (
          <Button
            color="error"
            startIcon={<UserMinus size={18} aria-hidden />}
            onClick={withdraw}
            loading={busy}
            loadingPosition="start"
            aria-label={`Geri al: ${request.adiSoyadi}`}
            sx={{ alignSelf: 'flex-start' }}
          >
            Geri al
          </Button>
        )}
      </Box>
    </Card>
  )
}

function RemoveTenant({
  tenant,
  detail: { property, contracts, tenancyRequests },
}: {
  tenant: RelatedPerson
  detail: PropertyDetail
}) {
  const confirm = useConfirm()
  const { busy, run } = useRemoveTenant(property.id, tenant.id)
  const last = property.tenant_id.length + tenancyRequests.length === 1
  const bound = contracts.some((contract) => contract.status === 'active' && !contract.cancelled_at)
  const remove = async () => {
    const sure = await confirm({
      title: 'Kiracıyı çıkar',
      text: [
        `${tenant.username} artık ${titleOf(property)} mülkünü hesabında göremeyecek.`,
        last ? 'Mülkün durumu “Boş” olacak.' : 'Diğer kiracı kaldığı için mülkün durumu değişmeyecek.',
        bound ? 'Yürürlükteki kontrat bununla sona ermez.' : '',
        'Kiracıyı daha sonra yeniden ekleyebilirsiniz.',
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: 'Çıkar',
      danger: true,
    })
    if (sure) await run()
  }
  return (
    <Button
      color="error"
      startIcon={<UserMinus size={18} aria-hidden />}
      onClick={remove}
      loading={busy}
      loadingPosition="start"
      aria-label={`Çıkar: ${tenant.username}`}
      sx={{ alignSelf: 'flex-start' }}
    >
      Çıkar
    </Button>
  )
}
