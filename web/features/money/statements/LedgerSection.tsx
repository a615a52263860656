import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

/** On the tenancy's page: the link to its ledger. */
export const LedgerSection = ({ tenancy, rents, left }: { tenancy: string; rents: boolean; left: boolean }) => (
  <Section title="Hesap">
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography color="textSecondary">
        {rents
          ? 'Borçlarınız, ödemeleriniz, makbuzlarınız ve depozitonuz.'
          : 'Borçlar, ödemeler, makbuzlar ve depozito; ekstresi PDF ya da Excel olarak.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <LinkButton to="/tenancy/$tenancyId/account" params={{ tenancyId: tenancy }} variant="outlined">
          Hesabı aç
        </LinkButton>
        {!left && (
          <LinkButton to="/tenancy/$tenancyId/plan" params={{ tenancyId: tenancy }}>
            Ödeme planı
          </LinkButton>
        )}
      </Stack>
    </Stack>
  </Section>
)
