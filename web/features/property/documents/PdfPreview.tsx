import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { openPdf } from './pdf.ts'

/** A phone has little memory, so longer documents are read by opening them. */
const pagesAtOnce = 5
const largestScale = 2

interface Props {
  fileId: string
  name: string
  onProblem: () => void
}

export default function PdfPreview({ fileId, name, onProblem }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [shown, setShown] = useState(pagesAtOnce)
  const failed = useRef(onProblem)

  useEffect(() => {
    const stop = new AbortController()
    let opened: PDFDocumentProxy | null = null
    const open = async () => {
      const answer = await fetch(fileAddress(fileId), { signal: stop.signal })
      if (!answer.ok) throw new Error(String(answer.status))
      opened = await openPdf(new Uint8Array(await answer.arrayBuffer()))
      if (stop.signal.aborted) await opened.loadingTask.destroy()
      else setPdf(opened)
    }
    open().catch(() => {
      if (!stop.signal.aborted) failed.current()
    })
    return () => {
      stop.abort()
      void opened?.loadingTask.destroy()
    }
  }, [fileId])

  if (!pdf) return <Skeleton variant="rounded" height={420} aria-label="Belge yükleniyor" />
  const count = Math.min(shown, pdf.numPages)
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
        <PdfPage key={index} pdf={pdf} number={index + 1} name={name} />
      ))}
      <Typography variant="body2" color="textSecondary">
        {count < pdf.numPages ? `${pdf.numPages} sayfanın ilk ${count} sayfası` : `${pdf.numPages} sayfa`}
      </Typography>
      {count < pdf.numPages && (
        <Button variant="outlined" onClick={() => setShown(shown + pagesAtOnce)}>
          Sonraki sayfaları göster
        </Button>
      )}
    </Stack>
  )
}

function PdfPage({ pdf, number, name }: { pdf: PDFDocumentProxy; number: number; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)

  useEffect(() => {
    let task: { cancel(): void; promise: Promise<unknown> } | null = null
    let gone = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (gone || !target) return
      const plain = page.getViewport({ scale: 1 })
      const room = target.parentElement?.clientWidth ?? plain.width
      const sharpness = Math.min(window.devicePixelRatio || 1, largestScale)
      const viewport = page.getViewport({ scale: (room / plain.width) * sharpness })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      task = page.render({ canvas: target, viewport })
      await task.promise
      setDrawn(true)
    }
    // A page that cannot be drawn stays white; the others are still shown.
    draw().catch(() => {})
    return () => {
      gone = true
      task?.cancel()
    }
  }, [pdf, number])

  return (
    <Box sx={{ width: 1, lineHeight: 0, border: 1, borderColor: 'divider', bgcolor: '#fff' }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${name}, sayfa ${number}`}
        data-drawn={drawn}
        style={{ width: '100%', height: 'auto' }}
      />
    </Box>
  )
}
