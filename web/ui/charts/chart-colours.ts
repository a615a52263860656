/**
 * Adjacent colours differ in lightness as well as in hue, so that a chart stays readable in grey print and for
 * colour-blind people; each contrasts with its background.
 */
export const chartColours = {
  light: ['#084650', '#B9781A', '#5B2A7A', '#2F8F6B', '#7A1F1A', '#4E86B8'],
  dark: ['#A5E6EE', '#BF8127', '#DDC0F4', '#3FA37A', '#F7B4AE', '#4F93C9'],
} as const

/** Dash patterns distinguish lines without colour. */
export const chartDashes = ['none', '8 4', '2 4', '12 4 2 4', '4 2', '16 6'] as const

const variables = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, at) => [`--chart-${at}`, colour]))

/** The theme's chart colours as CSS variables of the element around a chart; print always uses the light ones. */
export const chartVariables = {
  ...variables(chartColours.light),
  '[data-theme="dark"] &': variables(chartColours.dark),
  '@media print': { '&, [data-theme="dark"] &': variables(chartColours.light) },
}

export const chartColour = (at: number) => `var(--chart-${at % chartColours.light.length})`
export const chartDash = (at: number) => chartDashes[at % chartDashes.length] ?? 'none'
