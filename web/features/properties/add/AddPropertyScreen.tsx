import Box from '@mui/material/Box'
import { useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { useCurrentUser } from '#web/session/current-user.ts'
import { NewProperty } from './NewProperty.tsx'
import { PropertySections } from './PropertySections.tsx'

const isId = (value: unknown): value is string => z.uuid().safeParse(value).success

/** First the title; once that is saved the property exists, and every further part saves to it. */
export default function AddPropertyScreen() {
  const me = useCurrentUser()
  const { id, bina }: Record<string, unknown> = useSearch({ strict: false })
  if (!me) return null
  return (
    <Box sx={{ maxWidth: 960 }}>
      {isId(id) ? (
        <PropertySections key={id} id={id} userId={me.user.id} />
      ) : (
        <NewProperty key={String(bina)} userId={me.user.id} building={isId(bina) ? bina : null} />
      )}
    </Box>
  )
}
