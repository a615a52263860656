import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { type IsoDate, isIsoDate, readDate, showDate } from '#domain/kernel/dates.ts'
import { TextInput, type TextInputProps } from '#web/ui/TextInput.tsx'

/** Loaded lazily, because most people type the date. */
const DayCalendar = lazy(() => import('./DayCalendar.tsx'))

type Props<Values extends FieldValues, Sent> = Omit<
  TextInputProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'type' | 'label' | 'placeholder'
> & {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
  label: string
}

const shown = (value: unknown) => (isIsoDate(value) ? showDate(value) : typeof value === 'string' ? value : '')

/** Adds dots while digits are typed; any other text stays as it is. */
const withDots = (text: string) =>
  text.replace(/^(\d{2})(\d{1,6})$/, '$1.$2').replace(/^(\d{1,2}\.\d{2})(\d{1,4})$/, '$1.$2')

/**
 * A date or nothing, in the Turkish format in every browser; a native field would follow the browser's language. The
 * form holds the ISO date, null when empty, and any other text unchanged, so that the schema reports the error.
 */
export function DateField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  label,
  helperText,
  slotProps,
  ...props
}: Props<Values, Sent>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur, ...field }, fieldState: { error } }) => {
        const dayIn = (text: string): IsoDate | null => (text.trim() === '' ? null : (readDate(text) ?? text))
        // A value set from outside, such as a draft, replaces the typed text.
        const isOwn = typed !== null && dayIn(typed) === (value ?? null)
        return (
          <div ref={anchor}>
            <TextInput
              fullWidth
              autoComplete="off"
              {...props}
              {...field}
              label={label}
              inputRef={ref}
              placeholder="gg.aa.yyyy"
              value={isOwn ? typed : shown(value)}
              onChange={(event) => {
                const text = event.target.value
                const isLonger = text.length > (isOwn ? typed : shown(value)).length
                const next = isLonger ? withDots(text) : text
                setTyped(next)
                onChange(dayIn(next))
              }}
              onBlur={() => {
                // A valid date is reformatted; any other text stays for correction.
                if (!value || isIsoDate(value)) setTyped(null)
                onBlur()
              }}
              slotProps={{
                ...slotProps,
                inputLabel: { shrink: true },
                htmlInput: { inputMode: 'numeric', maxLength: 14, ...slotProps?.htmlInput },
                input: {
                  endAdornment: (
                    <InputAdornment position="end">
                      <IconButton
                        edge="end"
                        disabled={props.disabled ?? false}
                        aria-label={`Takvimi aç: ${label}`}
                        aria-haspopup="dialog"
                        onClick={() => setOpen(true)}
                      >
                        <CalendarDays size={20} aria-hidden />
                      </IconButton>
                    </InputAdornment>
                  ),
                },
              }}
              error={Boolean(error)}
              helperText={error?.message ?? helperText}
            />
            <Popover
              open={open}
              anchorEl={() => anchor.current}
              onClose={() => setOpen(false)}
              anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
              slotProps={{ paper: { role: 'dialog', 'aria-label': `${label}: gün seçin`, 'aria-modal': true } }}
            >
              <Suspense fallback={<CircularProgress aria-label="Takvim yükleniyor" sx={{ m: 4 }} />}>
                <DayCalendar
                  value={isIsoDate(value) ? value : null}
                  onPick={(date) => {
                    setTyped(null)
                    onChange(date)
                    setOpen(false)
                  }}
                />
              </Suspense>
            </Popover>
          </div>
        )
      }}
    />
  )
}
