import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { staffLabels } from '#domain/access/roles.ts'
import { type StaffType, staffTypes } from '#domain/people/staff/staff.schema.ts'
import { typeTexts } from './staff-words.ts'

export function TypeField({ value, onChange }: { value: StaffType; onChange: (type: StaffType) => void }) {
  const id = useId()
  return (
    <FormControl component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel id={id} component="legend" sx={{ mb: 1 }}>
        Rol
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={value}
        onChange={(_, type: StaffType | null) => type && onChange(type)}
        aria-labelledby={id}
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          '& .MuiToggleButton-root': { border: 1, borderColor: 'divider', borderRadius: 2, m: 0 },
        }}
      >
        {staffTypes.map((type) => (
          <ToggleButton key={type} value={type} sx={{ textTransform: 'none', px: 1.75 }}>
            {staffLabels[type]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText sx={{ mx: 0 }}>{typeTexts[value]}</FormHelperText>
    </FormControl>
  )
}
