import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CircleStop, Pause, Pencil, Play, Repeat } from 'lucide-react'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import { bearerLabels } from '#domain/money/expenses/expenses.rules.ts'
import type { RecurringView } from '#domain/money/expenses/expenses.schema.ts'
import { rhythmLabels } from '#domain/money/expenses/recurrence.rules.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { FactRow } from '#web/ui/FactRow.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { useEndRecurring, usePauseRecurring } from './expenses.queries.ts'
import { RecurringDialog } from './RecurringDialog.tsx'

export const RecurringList = ({ rows }: { rows: readonly RecurringView[] }) => (
  <Stack component="ul" aria-label="Tekrarlayan giderler" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((recurring) => (
      <RecurringCard key={recurring.id} recurring={recurring} />
    ))}
  </Stack>
)

function RecurringCard({ recurring }: { recurring: RecurringView }) {
  const [editing, setEditing] = useState(false)
  const confirm = useConfirm()
  const pause = usePauseRecurring(recurring.id)
  const end = useEndRecurring(recurring)
  const { paused, next_on, description, category, tenant_amount } = recurring
  const isOver = next_on === null && !paused
  const name = description || expenseCategoryLabels[category]
  const ask = async () => {
    const yes = await confirm({
      title: 'Tekrarlayan gider bitsin mi?',
      text: `“${name}” bundan sonra yazılmaz; yazılmış ${recurring.made} gider kalır.`,
      confirmLabel: 'Bitir',
    })
    if (yes) await end.run()
  }
  return (
    <Card component="li" variant="outlined" sx={{ px: 2, py: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0, flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ fontWeight: 600, flexShrink: 0, ml: 'auto', ...tabularFigures }}>
          {showMoney(recurring.amount)}
        </Typography>
      </Stack>
      <FactRow>
        <span>{rhythmLabels[recurring.every]}</span>
        <span>{recurring.property_title}</span>
        {recurring.supplier && <span>{recurring.supplier}</span>}
        {tenant_amount > 0 && <span>{`${bearerLabels[recurring.bearer]}: ${showMoney(tenant_amount)}`}</span>}
        <span>{recurring.made} gider yazıldı</span>
      </FactRow>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <Chip
          size="small"
          variant={paused ? 'filled' : 'outlined'}
          color={isOver ? 'default' : paused ? 'info' : 'success'}
          icon={<Repeat size={14} aria-hidden />}
          label={isOver ? 'Sona erdi' : paused ? 'Duraklatıldı' : `Sıradaki ${showDate(next_on!)}`}
        />
        {recurring.ends_on && !isOver && <Chip size="small" label={`Son gün ${showDate(recurring.ends_on)}`} />}
        <Button
          startIcon={<Pencil size={18} aria-hidden />}
          onClick={() => setEditing(true)}
          aria-label={`${name}: değiştir`}
        >
          Değiştir
        </Button>
        {!isOver && (
          <>
            <Button
              startIcon={paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
              loading={pause.busy}
              loadingPosition="start"
              onClick={() => pause.run({ paused: !paused })}
              aria-label={`${name}: ${paused ? 'sürdür' : 'duraklat'}`}
            >
              {paused ? 'Sürdür' : 'Duraklat'}
            </Button>
            <Button
              startIcon={<CircleStop size={18} aria-hidden />}
              loading={end.busy}
              loadingPosition="start"
              onClick={ask}
              aria-label={`${name}: bitir`}
            >
              Bitir
            </Button>
          </>
        )}
      </Stack>
      {editing && <RecurringDialog recurring={recurring} onClose={() => setEditing(false)} />}
    </Card>
  )
}
