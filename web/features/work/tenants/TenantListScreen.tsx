import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { tenantFilter } from '#domain/work/tenants/tenants.schema.ts'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { CallError } from '#web/lib/call.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, RetryButton } from '#web/ui/states.tsx'
import { TenantCards } from './TenantCards.tsx'
import { tenantsQuery } from './tenants.queries.ts'

/** `owner` is listed although empty, because only listed keys are read from the address. */
const defaults = { ...tenantFilter.parse({}), owner: undefined }
const touchTarget = { minHeight: 44 }
const paging = {
  color: 'primary',
  siblingCount: 0,
  sx: { mt: 1, '& .MuiPaginationItem-root': { minWidth: 44, height: 44, borderRadius: '50%', mx: 0 } },
} as const

export default function TenantListScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/renterList' }), tenantFilter, defaults)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const list = useQuery(tenantsQuery(filter))
  const found = list.data

  return (
    <Page title="Kiralayanlar" subtitle={found && found.total > 0 ? `${found.total} kişi` : undefined}>
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={filter.q !== '' || filter.owner !== undefined}
        filters={
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mb: 1 }}>
            <SearchField
              label="Kiracı, e-posta ya da mülk ara"
              text={text}
              onText={setText}
              fullWidth
              sx={{ maxWidth: { sm: 480 } }}
            />
            <OwnerFilter value={filter.owner} onChange={(owner) => setFilter({ owner, page: 1 })} />
          </Stack>
        }
        loading={<Loading />}
        failed={(error, retry) => <Failure error={error} onRetry={retry} />}
        empty={<NoTenants />}
        nothingFound={
          <EmptyState
            icon={SearchX}
            title="Aramanıza uyan kiracı yok"
            text="Daha kısa bir söz deneyin. Türkçe harf kullanmanız gerekmez."
            action={
              <Button
                variant="outlined"
                sx={touchTarget}
                onClick={() => setFilter({ q: '', owner: undefined, page: 1 })}
              >
                Aramayı temizle
              </Button>
            }
          />
        }
        paging={paging}
      >
        {(tenants) => <TenantCards tenants={tenants} first={(filter.page - 1) * filter.size} />}
      </ListScreen>
    </Page>
  )
}

const Loading = () => (
  <Box role="status">
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      Kiracı Verileri Yükleniyor...
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
      }}
    >
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={300} />
      ))}
    </Box>
  </Box>
)

/** An unreadable account has its own error text (TEN-10). */
const reasonOf = (error: unknown) =>
  error instanceof CallError && ['no_session', 'user_missing'].includes(error.code)
    ? 'Kullanıcı bilgileri alınamadı'
    : messageOf(error)

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Alert severity="error" variant="outlined" sx={{ mb: 2 }} action={<RetryButton onClick={onRetry} />}>
    {`Kiracı verileri yüklenirken bir hata oluştu: ${reasonOf(error)}`}
  </Alert>
)

const NoTenants = () => (
  <EmptyState
    icon={Users}
    title="Henüz Kiracınız Yok"
    text="Önce bir mülk ekleyin, ardından o mülk için bir kira kontratı oluşturun; kiracılarınız burada görünür."
    action={
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <LinkButton variant="contained" to="/addProperty" sx={touchTarget}>
            Mülk Ekle
          </LinkButton>
          <LinkButton variant="outlined" to="/addContract" sx={touchTarget}>
            Sözleşme Ekle
          </LinkButton>
        </Stack>
        <Alert severity="info" variant="outlined" sx={{ maxWidth: 520, textAlign: 'left' }}>
          İpucu: Kiracınızın e-posta adresi kontrat için yeterlidir; üye olması gerekmez, onayını gönderilen bağlantıdan
          verir.
        </Alert>
      </Stack>
    }
  />
)
