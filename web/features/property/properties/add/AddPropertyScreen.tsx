import Box from '@mui/material/Box'
import { useSearch } from '@tanstack/react-router'
import { useCurrentUser } from '#web/session/current-user.ts'
import { NewProperty } from './NewProperty.tsx'
import { PropertySections } from './PropertySections.tsx'

/** First the title; once it is saved the property exists, and the other sections are saved to it. */
export default function AddPropertyScreen() {
  const me = useCurrentUser()
  const { id, bina } = useSearch({ from: '/app/addProperty' })
  if (!me) return null
  return (
    <Box sx={{ maxWidth: 960 }}>
      {id ? (
        <PropertySections key={id} id={id} userId={me.user.id} />
      ) : (
        <NewProperty key={String(bina)} me={me} building={bina ?? null} />
      )}
    </Box>
  )
}
