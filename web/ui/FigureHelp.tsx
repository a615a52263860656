import IconButton from '@mui/material/IconButton'
import { Info } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type FigureName, figureTexts } from '#domain/services/figures/figures.messages.ts'
import { useOpened } from './use-opened.ts'

const FigureExplanation = lazy(() => import('./FigureExplanation.tsx'))

/** Explains on a tap what a figure means and how it is calculated. */
export function FigureHelp({ name }: { name: FigureName }) {
  const [at, setAt] = useState<HTMLElement | null>(null)
  const opened = useOpened(at !== null)
  const { label } = figureTexts[name]
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${label}: nasıl hesaplandı?`}
        aria-haspopup="dialog"
        aria-expanded={at !== null}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{ m: -1, color: 'text.secondary', '@media print': { display: 'none' } }}
      >
        <Info size={16} aria-hidden />
      </IconButton>
      <Suspense fallback={null}>
        {opened && <FigureExplanation name={name} anchor={at} onClose={() => setAt(null)} />}
      </Suspense>
    </>
  )
}
