import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useRef } from 'react'
import { shownOptions } from '#domain/people/survey/survey.rules.ts'
import type { OptionKey, Question } from '#domain/people/survey/survey.schema.ts'

interface Props {
  question: Question
  number: number
  of: number
  chosen: OptionKey[]
  busy: boolean
  onChoose: (keys: OptionKey[]) => void
  onBack: () => void
  onForward: () => void
}

const optionStyle = {
  mx: 0,
  px: 1,
  py: 0.5,
  width: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
  },
  '&:has(input:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const

export function QuestionStep({ question, number, of, chosen, busy, onChoose, onBack, onForward }: Props) {
  const options = shownOptions(question)
  const heading = useRef<HTMLLegendElement>(null)
  const shownBefore = useRef(question.id)

  // A new question replaces the old one in place; without this, the focus would stay on a button far below.
  useEffect(() => {
    if (shownBefore.current !== question.id) heading.current?.focus()
    shownBefore.current = question.id
  }, [question.id])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0 && !busy) onForward()
  }
  const toggle = (key: OptionKey) =>
    onChoose(options.map((option) => option.key).filter((each) => (each === key) !== chosen.includes(each)))

  return (
    <form onSubmit={submit}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2.5 }}>
        <LinearProgress
          variant="determinate"
          value={(number / of) * 100}
          aria-label="Anketin ilerlemesi"
          sx={{ flex: 1, height: 6, borderRadius: 3 }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          Soru {number} / {of}
        </Typography>
      </Stack>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography
          component="legend"
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ mb: 0.5, p: 0, outline: 'none', overflowWrap: 'anywhere' }}
        >
          {question.question_text}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {question.is_multiple_choice ? 'Birden çok seçenek işaretleyebilirsiniz.' : 'Bir seçenek işaretleyin.'}
        </Typography>
        {question.is_multiple_choice ? (
          <Stack spacing={1}>
            {options.map((option) => (
              <FormControlLabel
                key={option.key}
                sx={optionStyle}
                label={option.text}
                control={<Checkbox checked={chosen.includes(option.key)} onChange={() => toggle(option.key)} />}
              />
            ))}
          </Stack>
        ) : (
          <RadioGroup
            name={`soru-${question.id}`}
            value={chosen[0] ?? ''}
            onChange={(_, key) => onChoose([key as OptionKey])}
            sx={{ gap: 1 }}
          >
            {options.map((option) => (
              <FormControlLabel
                key={option.key}
                sx={optionStyle}
                value={option.key}
                label={option.text}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
        )}
      </Box>
      <Stack direction="row" sx={{ mt: 3, justifyContent: 'space-between' }}>
        <Button type="button" onClick={onBack} disabled={number === 1 || busy}>
          Geri
        </Button>
        <Button type="submit" variant="contained" disabled={chosen.length === 0 || busy} aria-busy={busy}>
          {number === of ? 'Tamamla' : 'İleri'}
        </Button>
      </Stack>
    </form>
  )
}
