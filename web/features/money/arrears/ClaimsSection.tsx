import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ArrearsClaim, ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { nameableIn } from '#domain/money/arrears/justified.rules.ts'
import { claimTitle, netOfTaxNote } from '#domain/money/arrears/notice-text.rules.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { useDraftNotice, useLiftPursuit } from './arrears.queries.ts'
import { PursuitDialog } from './PursuitDialog.tsx'

interface Props {
  view: ArrearsView
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

export function ClaimsSection({ view, chosen, onChosen }: Props) {
  const { claims, figures, can } = view
  const draft = useDraftNotice(view.tenancy_id)
  const lift = useLiftPursuit(view.tenancy_id)
  const [pursuing, setPursuing] = useState(false)
  const picked = claims.filter(({ id }) => chosen.includes(id))
  const ids = picked.map(({ id }) => id)
  const fits = (way: 'late_rent' | 'two_notices') =>
    picked.length > 0 && picked.every(({ category }) => nameableIn(way, category))
  const write = (way: 'late_rent' | 'two_notices') =>
    draft.run({ id: newId(), way, claims: ids }, { done: () => onChosen([]) })
  return (
    <Section
      title="Ödenmeyen aylar"
      lead={
        claims.length > 0
          ? can.draft
            ? 'İhtar ya da takip için borçları seçin.'
            : can.manage
              ? 'Takip için borçları seçin.'
              : undefined
          : undefined
      }
    >
      <FactList
        facts={figures.flatMap(({ currency, overdue, days_late, balance }) => [
          [`Vadesi geçmiş (${currency})`, showMoney(overdue, currency)] as const,
          ['En eskisi', days_late > 0 && `${days_late} gün gecikti`] as const,
          ['Hesap bakiyesi', showMoney(balance, currency)] as const,
        ])}
      />
      {view.net_of_tax && claims.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {netOfTaxNote}
        </Typography>
      )}
      {claims.length === 0 && <Typography sx={{ mt: 1 }}>Bugün vadesi geçmiş ödenmemiş borç yok.</Typography>}
      <Box component="ul" aria-label="Ödenmeyen borçlar" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {claims.map((claim) => (
          <ClaimRow
            key={claim.id}
            claim={claim}
            checked={chosen.includes(claim.id)}
            onCheck={(on) => onChosen(on ? [...chosen, claim.id] : chosen.filter((id) => id !== claim.id))}
          />
        ))}
      </Box>
      {claims.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {can.draft && (
            <>
              <Button
                variant="contained"
                disabled={!fits('late_rent')}
                loading={draft.busy}
                onClick={() => write('late_rent')}
              >
                {view.pay_article} ihtarı hazırla
              </Button>
              {can.two_notices && (
                <Button
                  variant="outlined"
                  disabled={!fits('two_notices')}
                  loading={draft.busy}
                  onClick={() => write('two_notices')}
                >
                  TBK 352/2 ihtarı hazırla
                </Button>
              )}
            </>
          )}
          {can.manage && (
            <Button disabled={picked.length === 0} onClick={() => setPursuing(true)}>
              Takipte olarak işaretle
            </Button>
          )}
          {can.manage && picked.some(({ pursuit }) => pursuit) && (
            <Button color="error" loading={lift.busy} onClick={() => lift.run({ claims: ids })}>
              Takip kaydını kaldır
            </Button>
          )}
        </Stack>
      )}
      {pursuing && (
        <PursuitDialog
          view={view}
          claims={ids}
          onClose={() => {
            setPursuing(false)
            onChosen([])
          }}
        />
      )}
    </Section>
  )
}

function ClaimRow({
  claim,
  checked,
  onCheck,
}: {
  claim: ArrearsClaim
  checked: boolean
  onCheck: (on: boolean) => void
}) {
  const { due_on, amount, open, currency, days_late, pursuit } = claim
  return (
    <Box component="li" sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <FormControlLabel
          control={<Checkbox checked={checked} onChange={(_, on) => onCheck(on)} />}
          label={claimTitle(claim)}
        />
        <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {showMoney(open, currency)}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ pl: 4 }}>
        Vade {showDate(due_on)} · {days_late} gün gecikti
        {open < amount && ` · ${showMoney(amount - open, currency)} ödendi`}
        {pursuit && ` · Takipte: ${pursuit.office}, ${pursuit.file_number} (${showDate(pursuit.since)})`}
      </Typography>
    </Box>
  )
}
