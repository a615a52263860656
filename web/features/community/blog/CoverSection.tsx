import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { coverAddress } from '#domain/community/blog/blog.rules.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import { refreshBlog } from '#web/cache/blog.keys.ts'
import { UploadArea } from '#web/ui/upload.tsx'
import { uploadCover, useRemoveCover } from './blog.queries.ts'

/** The cover is uploaded separately from the text, so the article keeps its version. */
export function CoverSection({ id, cover }: { id: string; cover: string | null }) {
  const remove = useRemoveCover(id)
  return (
    <Stack sx={{ gap: 1.5, mb: 3, maxWidth: 560 }}>
      {cover && (
        <Box
          component="img"
          src={coverAddress(cover)}
          alt="Kapak resmi"
          sx={{ width: 1, maxHeight: 260, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <UploadArea
        dense
        multiple={false}
        label={cover ? 'Kapak resmini değiştirin' : 'Kapak resmi ekleyin'}
        accept={imageTypes}
        upload={uploadCover(id)}
        onDone={() => void refreshBlog()}
      />
      {cover && (
        <Button color="error" onClick={() => remove.run()} loading={remove.busy} sx={{ alignSelf: 'flex-start' }}>
          Kapağı kaldır
        </Button>
      )}
    </Stack>
  )
}
