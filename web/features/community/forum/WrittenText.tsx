import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { FormField } from '#web/forms/form.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'

interface Props<Values extends FieldValues, Sent> {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
  label: string
  minRows?: number
  autoFocus?: boolean
}

/** A text field with its few formatting marks and a preview. */
export function WrittenText<Values extends FieldValues, Sent = Values>(props: Props<Values, Sent>) {
  const { control, name, label, minRows = 4, autoFocus = false } = props
  const id = useId()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const text: string = useWatch({ control, name }) ?? ''
  return (
    <div>
      <Tabs value={view} onChange={(_, next) => setView(next)} aria-label={label} sx={{ mb: 1.5 }}>
        <Tab value="write" label="Yaz" id={`${id}-write`} aria-controls={`${id}-panel`} />
        <Tab value="preview" label="Önizleme" id={`${id}-preview`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
        {view === 'write' ? (
          <FormField<Values, Sent>
            control={control}
            name={name}
            label={label}
            required
            multiline
            minRows={minRows}
            maxRows={24}
            autoFocus={autoFocus}
            helperText="**kalın**, *eğik*, > alıntı, [bağlantı metni](https://adres) yazabilirsiniz; satır başındaki tire liste yapar."
          />
        ) : (
          <Paper variant="outlined" sx={{ p: 2 }}>
            {text.trim() ? <Markdown text={text} /> : <Typography color="textSecondary">Henüz metin yok.</Typography>}
          </Paper>
        )}
      </div>
    </div>
  )
}
