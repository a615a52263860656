import { type Breakpoint, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

const atOnce = { noSsr: true } as const

/** A phone held upright. */
export const useNarrow = () => useMediaQuery(useTheme().breakpoints.down('sm'), atOnce)

export const useWiderThan = (breakpoint: Breakpoint) => useMediaQuery(useTheme().breakpoints.up(breakpoint), atOnce)
