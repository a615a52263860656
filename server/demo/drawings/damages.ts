import {
  chance,
  height,
  line,
  oval,
  path,
  picture,
  rect,
  round,
  shade,
  stroke,
  times,
  tone,
  walls,
  width,
} from './paint.ts'

/** Drawings of photographs that tenants take of damages. */

const drop = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y} q ${size} ${size * 1.4} 0 ${size * 2} q ${-size} ${-size * 0.6} 0 ${-size * 2} z`,
    '#6db3d6',
    'opacity="0.9"',
  )

function wallOf(seed: number) {
  const wall = chance(seed).pick(walls)
  return {
    wall,
    defs: shade('wall', tone(wall, 0.22), tone(wall, -0.1)) + shade('case', '#fdfdfb', '#d9dcdb'),
    body: rect(0, 0, width, height, 'url(#wall)'),
  }
}

/** Water below the boiler, and its gauge in the red. */
export function leakingBoiler(seed: number) {
  const { defs, body } = wallOf(seed)
  return picture(
    defs,
    body,
    times(7, (row) => line(0, 60 + row * 90, width, 60 + row * 90, '#ffffff', 2, 'opacity="0.35"')),
    rect(452, 0, 56, 70, '#b9bfc1'),
    round(322, 70, 340, 400, 20, '#000000', 'opacity="0.15"'),
    round(310, 58, 340, 400, 20, 'url(#case)', 'stroke="#bcc2c1" stroke-width="4"'),
    round(360, 350, 240, 72, 10, '#39434a') + oval(420, 386, 26, 26, '#f4f5f3', 'stroke="#8a9396" stroke-width="3"'),
    stroke('M420 386 L404 370', '#c8402f', 4) + round(470, 370, 96, 32, 4, '#9fd0b4'),
    times(5, (pipe) => rect(346 + pipe * 62, 458, 16, 182, pipe % 2 ? '#b8743f' : '#9aa3a6')),
    oval(478, 622, 190, 22, '#8cc4df', 'opacity="0.65"'),
    drop(416, 486, 13) + drop(416, 540, 16) + drop(424, 584, 10),
  )
}

/** The lower rack of a dishwasher with a missing wheel. */
export function brokenRack(seed: number) {
  const { defs, body } = wallOf(seed)
  const wheel = (x: number) =>
    oval(x, 520, 30, 30, '#4c555a') + oval(x, 520, 14, 14, '#a8b0b3') + oval(x, 520, 5, 5, '#e8ebeb')
  return picture(
    defs,
    body,
    rect(0, 470, width, 170, '#7d8588') + rect(0, 470, width, 10, '#5f686b'),
    round(120, 60, 720, 420, 26, '#c6cccd', 'stroke="#9aa2a4" stroke-width="6"') +
      round(150, 90, 660, 370, 16, '#e3e7e7'),
    times(15, (bar) => stroke(`M${185 + bar * 42} 180 v240`, '#8b979c', 6)),
    times(4, (bar) => line(172, 210 + bar * 68, 788, 210 + bar * 68, '#6f7b80', 7)),
    wheel(230) + wheel(420) + wheel(610),
    oval(770, 520, 20, 8, '#2f3639', 'opacity="0.5"') + stroke('M752 468 l10 26 M782 466 l-6 20', '#c8402f', 6),
    oval(700, 596, 30, 12, '#4c555a') + oval(700, 592, 14, 6, '#a8b0b3'),
  )
}

/** An air conditioner above a stain on the wall. */
export function drippingCooler(seed: number) {
  const { wall, defs, body } = wallOf(seed)
  return picture(
    defs,
    body,
    path('M330 262 q20 150 -14 250 q-6 60 30 70 q52 8 44 -70 q-22 -120 10 -250 z', tone(wall, -0.22), 'opacity="0.55"'),
    round(196, 96, 580, 178, 26, '#000000', 'opacity="0.14"'),
    round(184, 84, 580, 178, 26, 'url(#case)', 'stroke="#c3c9c8" stroke-width="4"'),
    rect(214, 214, 520, 26, '#59646a') +
      times(12, (slat) => line(226 + slat * 42, 216, 240 + slat * 42, 238, '#8d989d', 4)),
    oval(716, 172, 8, 8, '#3f9a5f'),
    drop(344, 278, 13) + drop(362, 350, 16) + drop(348, 438, 12),
    rect(0, 596, width, 44, tone(wall, -0.3)),
  )
}

/** A crooked shutter. */
export function stuckShutter(seed: number) {
  const { wall, defs, body } = wallOf(seed)
  return picture(
    defs,
    body,
    rect(150, 40, 660, 560, '#2d363a') + rect(150, 40, 660, 40, tone(wall, -0.35)),
    `<g transform="rotate(3 480 200)">${times(11, (slat) => rect(160, 84 + slat * 30, 640, 26, slat % 2 ? '#aab2b5' : '#b9c0c3'))}${rect(160, 412, 640, 22, '#7d8588')}</g>`,
    stroke('M800 90 l22 330', '#c8402f', 8) + rect(126, 30, 28, 580, '#8d969a') + rect(806, 30, 28, 580, '#8d969a'),
    rect(0, 600, width, 40, '#6f6a63'),
  )
}
