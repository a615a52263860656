import Typography, { type TypographyProps } from '@mui/material/Typography'
import { tabularFigures } from './theme.ts'

/** Short facts side by side without separators, which would hang at the end of a wrapped line. */
export const FactRow = (props: Pick<TypographyProps, 'children'>) => (
  <Typography
    component="div"
    variant="body2"
    color="textSecondary"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, ...tabularFigures }}
    {...props}
  />
)
