import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { LedgerLine } from '#domain/money/statements/statements.schema.ts'
import { LineDetail } from './LineDetail.tsx'
import { TableField, TableLine } from './ledger-table-parts.tsx'
import { type LineState, lineState } from './line-state.ts'

/** What stands in the three columns of amounts; null leaves one empty. */
export interface LineAmounts {
  first: number | null
  second: number | null
  /** Before the second amount; `narrow` only on a phone, where no heading says which of the two it is. */
  sign: { text: '−' | '+'; on: 'narrow' | 'every' } | null
  last: string | null
}

interface Props {
  line: LedgerLine
  tenancy: string
  today: string
  /** The claims of the table that are late. */
  late: ReadonlySet<string>
  amounts: LineAmounts
  /** Null for a reader without the right to reverse it. */
  onTakeBack: (() => void) | null
}

/** One line of the ledger; a tap anywhere on it shows the rest. */
export function LineRow({ line, tenancy, today, late, amounts, onTakeBack }: Props) {
  const { label, note, currency, on_date, reversed } = line
  const [open, setOpen] = useState(false)
  const detail = useId()
  const state = lineState(line, { today, late })
  const { first, second, sign, last } = amounts
  const quiet = reversed ? 'text.secondary' : undefined
  const shown = (amount: number) => <Box component={reversed ? 's' : 'span'}>{showMoney(amount, currency)}</Box>
  return (
    <>
      <TableLine>
        <TableField area="date">
          {showDate(on_date)}
          {/* On a phone the state stands beside the day, so that a line never takes three. */}
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {state && ' · '}
            <State state={state} />
          </Box>
        </TableField>
        <TableField area="what" head bold color={quiet}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1, flexWrap: 'wrap' }}>
            <ButtonBase
              onClick={() => setOpen(!open)}
              aria-expanded={open}
              aria-controls={open ? detail : undefined}
              disableRipple
              sx={{
                // The row is what the arrow and the tap target are placed in.
                position: 'static',
                font: 'inherit',
                color: 'inherit',
                textAlign: 'left',
                minWidth: 0,
                // The tap target is the whole row.
                '&::after': { content: '""', position: 'absolute', inset: 0 },
                '&.Mui-focusVisible': { outline: 'none' },
                '&.Mui-focusVisible::after': { outline: '2px solid', outlineOffset: -2, borderRadius: 1 },
              }}
            >
              <Box component={reversed ? 's' : 'span'} sx={{ overflowWrap: 'anywhere' }}>
                {label}
              </Box>
              <Box
                component={ChevronDown}
                size={16}
                aria-hidden
                sx={{
                  flexShrink: 0,
                  ml: { xs: 0.5, sm: 0 },
                  alignSelf: 'center',
                  // At the edge of the row, where every row has it.
                  position: { sm: 'absolute' },
                  right: 4,
                  top: 14,
                  color: 'text.secondary',
                  transform: open ? 'rotate(180deg)' : 'none',
                  '@media print': { display: 'none' },
                }}
              />
            </ButtonBase>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 400, whiteSpace: 'nowrap' }}>
              <State state={state} />
            </Box>
          </Box>
          {note && (
            <Box
              component="span"
              sx={{
                display: { xs: 'none', sm: 'block' },
                fontWeight: 400,
                color: 'text.secondary',
                overflowWrap: 'anywhere',
              }}
            >
              {note}
            </Box>
          )}
        </TableField>
        <TableField area="amount" wideOnly={first === null} color={quiet}>
          {first !== null && shown(first)}
        </TableField>
        <TableField
          area="amount"
          wideOnly={second === null}
          color={quiet ?? (sign ? 'success.main' : 'text.secondary')}
        >
          {second !== null && (
            <>
              {sign && (
                <Box component="span" sx={{ display: { sm: sign.on === 'narrow' ? 'none' : 'inline' } }}>
                  {sign.text}{' '}
                </Box>
              )}
              {shown(second)}
            </>
          )}
        </TableField>
        <TableField area="balance">{last ?? ''}</TableField>
      </TableLine>
      {open && (
        <Box component="tr" role="row" id={detail} sx={{ display: { xs: 'block', sm: 'table-row' } }}>
          <Box
            component="td"
            role="cell"
            colSpan={5}
            sx={{ display: { xs: 'block', sm: 'table-cell' }, p: { xs: 0, sm: '0 8px 0 116px' } }}
          >
            <LineDetail line={line} tenancy={tenancy} onTakeBack={onTakeBack} />
          </Box>
        </Box>
      )}
    </>
  )
}

const State = ({ state }: { state: LineState | null }) =>
  state && (
    <Box component="span" sx={{ color: state.color }}>
      {state.text}
    </Box>
  )
