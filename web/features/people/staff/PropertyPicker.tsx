import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { mayActOnAll } from '#domain/people/staff/staff.rules.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { SearchField } from '#web/list/SearchField.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { ShareFields } from './ShareFields.tsx'
import { ownPropertiesQuery } from './staff.queries.ts'
import type { StaffValues } from './staff-form.ts'

interface Props {
  form: UseFormReturn<StaffValues>
  values: StaffValues
  titles: { id: string; baslik: string }[]
}

/** Shorter lists need no search. */
const searchFrom = 8

export function PropertyPicker({ form, values, titles }: Props) {
  const [q, setQ] = useState('')
  const [text, setText] = useDebouncedText(q, setQ)
  const found = useQuery(ownPropertiesQuery(q))
  const { type, properties, acts_on_all, shares } = values
  const withShares = type === 'shareholder'
  const total = found.data?.total ?? 0
  const listed = found.data?.documents ?? []
  // Chosen properties stay visible, whatever is searched for.
  const beyond = titles.filter(({ id }) => properties.includes(id) && !listed.some((each) => each.id === id))
  const offered = q ? listed : [...beyond, ...listed]
  const problem = form.formState.errors.properties?.message ?? (form.formState.errors.shares?.message as string)

  const toggle = (id: string, on: boolean) => {
    const next = on ? [...properties, id] : properties.filter((each) => each !== id)
    form.setValue('properties', next, { shouldDirty: true })
    if (!on && shares[id]) {
      const { [id]: _, ...others } = shares
      form.setValue('shares', others, { shouldDirty: true })
    }
  }

  /** Shares of properties that are no longer given go with them. */
  const toggleAll = (on: boolean) => {
    const ids = listed.map(({ id }) => id)
    form.setValue(
      'properties',
      on ? [...new Set([...properties, ...ids])] : properties.filter((id) => !ids.includes(id)),
      {
        shouldDirty: true,
      },
    )
    if (on) return
    const kept = Object.entries(shares).filter(([id]) => !ids.includes(id))
    form.setValue('shares', Object.fromEntries(kept), { shouldDirty: true })
  }
  const allChosen = listed.every(({ id }) => properties.includes(id))
  const isPart = q !== '' || total > listed.length

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">Mülkler</FormLabel>
      {mayActOnAll(type) && (
        <FormControlLabel
          sx={{ display: 'flex', m: 0, justifyContent: 'space-between' }}
          labelPlacement="start"
          control={
            <Switch
              checked={acts_on_all}
              onChange={(_, on) => form.setValue('acts_on_all', on, { shouldDirty: true })}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
          label="Bütün mülklerim, sonradan eklediklerim de"
        />
      )}
      {(!acts_on_all || withShares) && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
            {acts_on_all
              ? 'Payı olan mülkleri işaretleyip hissesini yazabilirsiniz.'
              : properties.length > 0
                ? `${properties.length} mülk seçildi`
                : 'Kişi yalnızca işaretlediğiniz mülkleri görür.'}
          </Typography>
          {(q || total > searchFrom) && (
            <SearchField label="Mülk ara" text={text} onText={setText} size="small" fullWidth sx={{ mb: 1 }} />
          )}
          {found.isPending && <LoadingRows rows={3} height={40} />}
          {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
          {found.data && total === 0 && (
            <Typography variant="body2" color="textSecondary">
              {q
                ? `“${q}” için mülk bulunamadı.`
                : 'Henüz mülkünüz yok. Kişiyi şimdi ekleyip mülkü sonra verebilirsiniz.'}
            </Typography>
          )}
          {listed.length > 1 && (
            <Button onClick={() => toggleAll(!allChosen)} startIcon={<ListChecks size={18} aria-hidden />}>
              {allChosen ? 'Seçimi kaldır' : isPart ? `Listedeki ${listed.length} mülkü seç` : 'Tümünü seç'}
            </Button>
          )}
          {offered.length > 0 && (
            <Box
              component="ul"
              aria-label="Verilecek mülkler"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0.5,
                maxHeight: 280,
                overflowY: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              {offered.map(({ id, baslik }) => (
                <li key={id}>
                  <FormControlLabel
                    sx={{ display: 'flex', m: 0 }}
                    control={<Checkbox checked={properties.includes(id)} onChange={(_, on) => toggle(id, on)} />}
                    label={baslik}
                    slotProps={{ typography: { sx: { overflowWrap: 'anywhere', lineHeight: 1.3, py: 0.75 } } }}
                  />
                  {withShares && properties.includes(id) && <ShareFields form={form} id={id} title={baslik} />}
                </li>
              ))}
            </Box>
          )}
          {total > listed.length && (
            <FormHelperText>
              {total} mülkten ilk {listed.length} tanesi listede; diğerleri için arayın.
            </FormHelperText>
          )}
        </>
      )}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  )
}
