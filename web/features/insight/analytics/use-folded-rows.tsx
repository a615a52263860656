import Button from '@mui/material/Button'
import { useState } from 'react'

const onPhone = 6
const onScreen = 30

/**
 * On a phone a few rows of a table, on wider screens thirty, all of them on a tap; paper prints as many as a wide
 * screen.
 */
export function useFoldedRows<Row>(rows: readonly Row[]) {
  const [all, setAll] = useState(false)
  const rowSx = (at: number) =>
    !all && at >= onPhone
      ? { display: { xs: 'none', md: 'table-row' }, '@media print': { display: 'table-row' } }
      : undefined
  const more = !all && rows.length > onPhone && (
    <Button
      onClick={() => setAll(true)}
      sx={{
        mt: 1,
        ml: -1,
        ...(rows.length <= onScreen && { display: { md: 'none' } }),
        '@media print': { display: 'none' },
      }}
    >
      Hepsini göster ({rows.length})
    </Button>
  )
  return { shown: all ? rows : rows.slice(0, onScreen), rowSx, more }
}
