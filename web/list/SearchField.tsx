import InputAdornment from '@mui/material/InputAdornment'
import { Search } from 'lucide-react'
import { TextInput, type TextInputProps } from '#web/ui/TextInput.tsx'

const slots: TextInputProps['slotProps'] = {
  htmlInput: { maxLength: 100 },
  input: {
    startAdornment: (
      <InputAdornment position="start">
        <Search size={18} aria-hidden />
      </InputAdornment>
    ),
  },
}

interface Props extends Pick<TextInputProps, 'sx' | 'size' | 'fullWidth'> {
  label: string
  text: string
  onText: (text: string) => void
}

export const SearchField = ({ text, onText, ...input }: Props) => (
  <TextInput {...input} type="search" value={text} onChange={(event) => onText(event.target.value)} slotProps={slots} />
)
