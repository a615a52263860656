import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Switch from '@mui/material/Switch'

interface Sharing {
  tenant_can_see: boolean
  lawyer_can_see: boolean
}

interface Props {
  value: Sharing
  onChange: (value: Sharing) => void
  /** A lawyer's own documents are always visible to lawyers. */
  isLawyer: boolean
}

export function SharingSwitches({ value, onChange, isLawyer }: Props) {
  return (
    <FormGroup aria-label="Kimler görebilir" role="group">
      <FormControlLabel
        control={
          <Switch
            checked={value.tenant_can_see}
            onChange={(_, tenant_can_see) => onChange({ ...value, tenant_can_see })}
          />
        }
        label="Kiracı görebilsin"
        sx={{ ml: -0.75 }}
      />
      <FormControlLabel
        control={
          <Switch
            checked={value.lawyer_can_see || isLawyer}
            disabled={isLawyer}
            onChange={(_, lawyer_can_see) => onChange({ ...value, lawyer_can_see })}
          />
        }
        label={isLawyer ? 'Avukatlar görür (yüklediğiniz belgeler hep açıktır)' : 'Avukat görebilsin'}
        sx={{ ml: -0.75 }}
      />
    </FormGroup>
  )
}
