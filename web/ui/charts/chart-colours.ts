/**
 * Neighbours differ in lightness and not only in hue, so that a chart is read on a grey print and by those who do not
 * tell colours apart; each stands out from the paper under it.
 */
export const chartColours = {
  light: ['#084650', '#B9781A', '#5B2A7A', '#2F8F6B', '#7A1F1A', '#4E86B8'],
  dark: ['#A5E6EE', '#BF8127', '#DDC0F4', '#3FA37A', '#F7B4AE', '#4F93C9'],
} as const

/** The dashes of a line say which one it is where the colour does not. */
export const chartDashes = ['none', '8 4', '2 4', '12 4 2 4', '4 2', '16 6'] as const

const variables = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, at) => [`--chart-${at}`, colour]))

/** The colours of the theme in force as variables of the part that carries a chart; paper is always light. */
export const chartVariables = {
  ...variables(chartColours.light),
  '[data-theme="dark"] &': variables(chartColours.dark),
  '@media print': { '&, [data-theme="dark"] &': variables(chartColours.light) },
}

export const chartColour = (at: number) => `var(--chart-${at % chartColours.light.length})`
export const chartDash = (at: number) => chartDashes[at % chartDashes.length] ?? 'none'
