import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface Props {
  text: string
  label: string
  confirmed: boolean
  onConfirm: (confirmed: boolean) => void
}

/** A second confirmation before an occupied property is deleted. */
export const ConfirmDespiteTenants = ({ text, label, confirmed, onConfirm }: Props) => (
  <Alert severity="warning" sx={{ mt: 2 }}>
    {text}
    <FormControlLabel
      control={<Checkbox checked={confirmed} onChange={(_, checked) => onConfirm(checked)} color="default" />}
      label={label}
      slotProps={{ typography: { variant: 'body2', sx: { pt: 1.25 } } }}
      sx={{ display: 'flex', alignItems: 'flex-start', mt: 0.5 }}
    />
  </Alert>
)
