import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { TextInput, type TextInputProps } from '#web/ui/TextInput.tsx'

interface Props extends Pick<TextInputProps, 'sx' | 'size' | 'fullWidth'> {
  label: string
  /** Without a line for its label, which then stands inside. */
  compact?: boolean
  text: string
  onText: (text: string) => void
}

/** With its own clear button, because the browser's is blue, small, and missing in half of the browsers. */
export function SearchField({ label, compact = false, text, onText, sx, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onText('')
    field.current?.focus()
  }
  return (
    <TextInput
      {...input}
      {...(compact ? { placeholder: label, size: 'small' } : { label })}
      type="search"
      inputRef={field}
      value={text}
      onChange={(event) => onText(event.target.value)}
      sx={[withoutNativeCross, ...(Array.isArray(sx) ? sx : [sx])]}
      slotProps={{
        htmlInput: { maxLength: 100, ...(compact && { 'aria-label': label }) },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={18} aria-hidden />
            </InputAdornment>
          ),
          ...(text && {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label="Yazıyı sil" onClick={clear}>
                  <X size={18} aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          }),
        },
      }}
    />
  )
}

const withoutNativeCross = { '& input::-webkit-search-cancel-button': { display: 'none' } } as const
