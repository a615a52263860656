import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { contractStatusLabels } from '#domain/tenancy/contracts/contracts.schema.ts'
import { SubmitButton } from '#web/forms/form.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import type { EditForm } from '../contract-form.queries.ts'
import { GuarantorFields } from '../form/GuarantorFields.tsx'
import { LandlordFields } from '../form/LandlordFields.tsx'
import { PropertyKind } from '../form/LegalNotes.tsx'
import { TenantFields } from '../form/TenantFields.tsx'
import { TermsFields } from '../form/TermsFields.tsx'
import { ChangeList } from './ChangeList.tsx'
import { useContractEdit } from './use-contract-edit.tsx'

interface Props {
  id: string
  loaded: EditForm
  /** The approval whose wishes the form starts with. */
  accept: string | undefined
}

export function EditContract({ id, loaded, accept }: Props) {
  const { form, changes, asks, outdated, notice, failure, loading, submit, loadCurrent, startOver } = useContractEdit(
    id,
    loaded,
    accept,
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label="Kontrat">
        <Stack spacing={2} sx={{ maxWidth: 960 }}>
          {loaded.status === 'rejected_by_tenant' && (
            <Alert severity="warning">
              {contractStatusLabels.rejected_by_tenant}: kaydettiğinizde, hiçbir şart değişmese de herkese yeniden
              sorulur.
            </Alert>
          )}
          {notice && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" onClick={startOver}>
                  Kayıtlı hâline dön
                </Button>
              }
            >
              {notice}
            </Alert>
          )}
          <Part title="Kiraya veren">
            <LandlordFields />
          </Part>
          <Part title="Kiracılar">
            <TenantFields people={[]} />
          </Part>
          <Part title="Kefil">
            <GuarantorFields />
          </Part>
          <Part title="Şartlar">
            <PropertyKind value={loaded.tasinmazCinsi}>
              <TermsFields facts={loaded.facts} />
            </PropertyKind>
          </Part>
          <Paper variant="outlined" component="section" aria-label="Değişiklikler" sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              Değişiklikler
            </Typography>
            <ChangeList changes={changes} asks={asks} />
            {failure && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {failure}
              </Alert>
            )}
            {outdated && (
              <Alert
                severity="warning"
                action={
                  <Button color="inherit" onClick={loadCurrent} loading={loading}>
                    Güncel hâlini yükle
                  </Button>
                }
                sx={{ mt: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
              >
                {outdated}
              </Alert>
            )}
            <Stack direction="row" spacing={1.5} sx={{ mt: 2, justifyContent: 'flex-end' }}>
              <LinkButton size="large" to="/viewContract/$contractId" params={{ contractId: id }} onClick={startOver}>
                Vazgeç
              </LinkButton>
              <SubmitButton busy={form.formState.isSubmitting}>Kaydet</SubmitButton>
            </Stack>
          </Paper>
        </Stack>
      </form>
    </FormProvider>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
    {children}
  </Paper>
)
