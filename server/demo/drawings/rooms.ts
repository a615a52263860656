import {
  accents,
  chance,
  height,
  leaves,
  line,
  oval,
  path,
  picture,
  rect,
  round,
  shade,
  shape,
  skies,
  stroke,
  times,
  tone,
  walls,
  width,
  woods,
} from './paint.ts'

type Chance = ReturnType<typeof chance>

/** Changes between handover and return. */
export interface Wear {
  stain?: boolean
  lampGone?: boolean
  broken?: boolean
}

/** Draws an item even if it is then left out, so that the random numbers for later items stay the same. */
const gone = (isGone: boolean | undefined, drawn: string) => (isGone ? '' : drawn)

const back = { left: 150, right: 810, top: 90, floor: 440 }

/** The ceiling, three walls and the floor boards, in perspective. */
function shell(luck: Chance) {
  const wall = luck.pick(walls)
  const wood = luck.pick(woods)
  const { left, right, top, floor } = back
  return {
    wall,
    wood,
    defs: shade('wall', tone(wall, 0.25), wall) + shade('boards', tone(wood, 0.28), tone(wood, -0.02)),
    body: [
      shape(
        [
          [0, 0],
          [width, 0],
          [right, top],
          [left, top],
        ],
        tone(wall, 0.5),
      ),
      shape(
        [
          [0, 0],
          [left, top],
          [left, floor],
          [0, height],
        ],
        tone(wall, -0.07),
      ),
      shape(
        [
          [width, 0],
          [right, top],
          [right, floor],
          [width, height],
        ],
        tone(wall, -0.03),
      ),
      rect(left, top, right - left, floor - top, 'url(#wall)'),
      shape(
        [
          [0, height],
          [left, floor],
          [right, floor],
          [width, height],
        ],
        'url(#boards)',
      ),
      times(13, (index) =>
        line(left + index * 55, floor, index * 160 - 480, height, tone(wood, -0.12), 1.5, 'opacity="0.55"'),
      ),
      rect(left, floor - 12, right - left, 12, '#fbf8f2'),
      shape(
        [
          [0, 620],
          [left, floor - 12],
          [left, floor],
          [0, height],
        ],
        '#f3eee5',
      ),
      shape(
        [
          [width, 620],
          [right, floor - 12],
          [right, floor],
          [width, height],
        ],
        '#f7f3ec',
      ),
    ].join(''),
  }
}

function view(x: number, y: number, w: number, h: number, luck: Chance) {
  const [top, bottom] = luck.pick(skies)
  const hill = luck.pick(leaves)
  const sea = luck.next() < 0.4
  return (
    rect(x - 9, y - 9, w + 18, h + 18, '#ffffff') +
    rect(x, y, w, h, bottom) +
    rect(x, y, w, h * 0.6, top, 'opacity="0.85"') +
    (sea
      ? rect(x, y + h * 0.62, w, h * 0.38, '#7fb6cf')
      : path(
          `M${x} ${y + h} V${y + h * 0.72} Q${x + w * 0.3} ${y + h * 0.52} ${x + w * 0.6} ${y + h * 0.7} T${x + w} ${y + h * 0.64} V${y + h}Z`,
          hill,
          'opacity="0.8"',
        )) +
    rect(x + w / 2 - 3, y, 6, h, '#ffffff') +
    rect(x, y + h * 0.34, w, 5, '#ffffff') +
    shape(
      [
        [x + w * 0.08, y + h],
        [x + w * 0.36, y],
        [x + w * 0.46, y],
        [x + w * 0.18, y + h],
      ],
      '#ffffff',
      'opacity="0.18"',
    ) +
    rect(x - 16, y + h + 9, w + 32, 9, '#f1ece2')
  )
}

function drape(x: number, y: number, w: number, h: number, colour: string) {
  return (
    rect(x, y, w, h, colour, 'opacity="0.92"') +
    times(3, (index) => rect(x + (w / 3) * index + w / 5, y, 4, h, tone(colour, -0.12), 'opacity="0.7"'))
  )
}

function plant(x: number, ground: number, size: number, colour: string, pot: string) {
  const leaf = (angle: number, reach: number) =>
    oval(
      x,
      ground - size * 0.45 - reach / 2,
      size * 0.09,
      reach / 2,
      colour,
      `transform="rotate(${angle} ${x} ${ground - size * 0.42})"`,
    )
  return (
    oval(x, ground, size * 0.26, size * 0.05, '#000000', 'opacity="0.14"') +
    [-52, -30, -12, 10, 30, 50].map((angle, index) => leaf(angle, size * (0.5 + (index % 3) * 0.12))).join('') +
    shape(
      [
        [x - size * 0.2, ground - size * 0.4],
        [x + size * 0.2, ground - size * 0.4],
        [x + size * 0.14, ground],
        [x - size * 0.14, ground],
      ],
      pot,
    )
  )
}

/** A pendant lamp; if it is gone, only its wire hangs there. */
const pendant = (x: number, colour: string, gone?: boolean) =>
  gone
    ? stroke(`M${x} 44 q6 40 -4 64 q-6 14 6 24`, '#4a4a4a', 3) + oval(x, 44, 16, 6, '#ffffff')
    : line(x, 40, x, 128, '#5b5b5b', 3) +
      oval(x, 40, 16, 6, '#ffffff') +
      path(`M${x - 54} 176 Q${x - 46} 126 ${x} 124 Q${x + 46} 126 ${x + 54} 176Z`, colour) +
      oval(x, 176, 54, 9, tone(colour, -0.2)) +
      oval(x, 178, 34, 6, '#fff3cf') +
      shape(
        [
          [x - 50, 184],
          [x + 50, 184],
          [x + 150, 420],
          [x - 150, 420],
        ],
        '#fff6d8',
        'opacity="0.16"',
      )

/** A damp stain. */
const stain = (x: number, y: number) =>
  path(
    `M${x} ${y} q40 -26 86 -8 q44 2 50 42 q20 44 -22 66 q-40 30 -84 8 q-56 -8 -52 -54 q-14 -34 22 -54Z`,
    '#a68457',
    'opacity="0.5"',
  ) +
  path(`M${x + 22} ${y + 22} q34 -18 62 0 q34 26 4 54 q-40 20 -68 -6 q-22 -26 2 -48Z`, '#8c6b42', 'opacity="0.42"') +
  oval(x + 150, y + 110, 16, 10, '#a68457', 'opacity="0.4"')

function art(x: number, y: number, w: number, h: number, luck: Chance) {
  return (
    rect(x - 8, y - 8, w + 16, h + 16, luck.pick(woods)) +
    rect(x, y, w, h, '#fbf7ef') +
    oval(x + w * 0.64, y + h * 0.34, w * 0.16, w * 0.16, luck.pick(accents), 'opacity="0.75"') +
    path(
      `M${x} ${y + h} V${y + h * 0.7} Q${x + w * 0.3} ${y + h * 0.42} ${x + w * 0.56} ${y + h * 0.68} T${x + w} ${y + h * 0.6} V${y + h}Z`,
      luck.pick(accents),
      'opacity="0.6"',
    )
  )
}

export function livingRoom(seed: number, wear: Wear = {}) {
  const luck = chance(seed)
  const { defs, body, wood } = shell(luck)
  const sofa = luck.pick(['#6f8f95', '#a9a29a', '#8b9a7b', '#b98b7a', '#7d87a3'])
  const colour = luck.pick(accents)
  const cloth = luck.pick(['#f2ebe0', '#e3d9c8', '#dfe5e2'])
  return picture(
    defs,
    body,
    wear.stain ? stain(384, 138) : '',
    view(500, 130, 220, 190, luck),
    rect(462, 108, 296, 7, tone(wood, -0.3)),
    drape(470, 112, 44, 316, cloth),
    drape(706, 112, 44, 316, cloth),
    art(236, 150, 150, 104, luck),
    oval(470, 556, 320, 64, tone(colour, 0.55)) + oval(470, 556, 284, 52, tone(colour, 0.68)),
    oval(330, 500, 210, 18, '#000000', 'opacity="0.14"'),
    round(140, 318, 380, 130, 26, tone(sofa, -0.06)),
    round(112, 366, 66, 132, 24, sofa) + round(482, 366, 66, 132, 24, sofa),
    round(170, 406, 322, 84, 18, tone(sofa, 0.12)) + line(331, 410, 331, 486, tone(sofa, -0.08), 3),
    round(190, 348, 78, 72, 14, colour, 'transform="rotate(-8 229 384)"') +
      round(404, 352, 72, 66, 14, tone(colour, 0.5), 'transform="rotate(9 440 385)"'),
    rect(160, 490, 14, 22, tone(wood, -0.4)) + rect(486, 490, 14, 22, tone(wood, -0.4)),
    oval(560, 568, 104, 26, tone(wood, 0.08)) + oval(560, 562, 104, 26, tone(wood, 0.24)),
    rect(500, 574, 9, 46, tone(wood, -0.3)) + rect(612, 574, 9, 46, tone(wood, -0.3)),
    wear.broken ? '' : round(530, 530, 30, 32, 6, '#f2ede4') + oval(546, 520, 26, 16, leaves[2]),
    plant(842, 560, 190, luck.pick(leaves), luck.pick(['#c9a27c', '#e9e2d6', '#8c8f94'])),
    pendant(600, luck.pick(['#e8c26a', '#d9d2c6', '#4f5b62']), wear.lampGone),
  )
}

export function kitchen(seed: number, wear: Wear = {}) {
  const luck = chance(seed)
  const { defs, body } = shell(luck)
  const front = luck.pick(['#7f9a8f', '#eae6dc', '#5f7a92', '#c9b8a3', '#93a08a'])
  const top = luck.pick(['#cdbfae', '#e6e4e0', '#6b6460'])
  const handle = '#c6a15a'
  const cupboard = (x: number, y: number, w: number, h: number, broken = false) =>
    rect(x, y, w, h, front) +
    rect(x + 8, y + 8, w - 16, h - 16, tone(front, 0.14), `stroke="${tone(front, -0.12)}" stroke-width="2"`) +
    (broken
      ? rect(x + 8, y + 8, w - 16, h - 16, '#4a3d33') + line(x + 8, y + h / 2, x + w - 8, y + h / 2, '#7a6552', 5)
      : round(x + w - 22, y + h / 2 - 14, 5, 28, 2, handle))
  return picture(
    defs,
    body,
    rect(170, 210, 620, 110, '#f3f1ea'),
    times(21, (index) => line(170 + index * 31, 210, 170 + index * 31, 320, '#dcd8cd', 1.5)),
    times(4, (row) => line(170, 232 + row * 28, 790, 232 + row * 28, '#dcd8cd', 1.5)),
    wear.stain ? stain(566, 214) : '',
    cupboard(170, 104, 96, 108) + cupboard(266, 104, 96, 108),
    view(392, 122, 170, 110, luck),
    cupboard(592, 104, 96, 108),
    shape(
      [
        [694, 150],
        [790, 150],
        [772, 206],
        [712, 206],
      ],
      '#c2c7ca',
    ) + rect(722, 90, 40, 62, '#d6dadc'),
    rect(160, 318, 640, 18, top) + rect(160, 334, 640, 5, tone(top, -0.25)),
    times(3, (index) => cupboard(164 + index * 106, 338, 106, 112, wear.broken && index === 1)),
    rect(482, 338, 100, 112, '#d9dcdd') + round(494, 362, 76, 66, 6, '#39424a') + rect(494, 350, 76, 6, '#9aa3a8'),
    cupboard(582, 338, 106, 112),
    rect(688, 338, 112, 112, '#eceff0') + oval(744, 396, 34, 34, '#8a959b') + oval(744, 396, 24, 24, '#5f6b73'),
    round(498, 312, 72, 8, 4, '#2f363b'),
    round(398, 312, 80, 10, 4, '#b9c1c5') + stroke('M438 314 v-34 q0 -16 22 -16 v12', '#9aa5ab', 6),
    round(206, 282, 26, 38, 5, luck.pick(accents)) +
      round(240, 292, 20, 28, 5, '#e9dfcd') +
      round(268, 274, 18, 46, 5, tone(front, -0.25)),
    gone(wear.broken, plant(628, 320, 64, luck.pick(leaves), '#ffffff')),
    shape(
      [
        [0, 96],
        [118, 140],
        [118, 520],
        [0, 610],
      ],
      '#e2e6e8',
    ) +
      shape(
        [
          [0, 330],
          [118, 320],
          [118, 324],
          [0, 336],
        ],
        '#b9c1c5',
      ) +
      round(98, 250, 7, 54, 3, '#9aa5ab') +
      round(98, 340, 7, 80, 3, '#9aa5ab'),
    oval(560, 600, 210, 30, '#000000', 'opacity="0.1"'),
    oval(560, 548, 200, 32, '#e8ddcb') + oval(560, 542, 200, 32, '#f5eee1') + rect(546, 572, 28, 60, '#d4c6b0'),
    oval(520, 536, 40, 9, luck.pick(accents), 'opacity="0.8"') +
      oval(616, 540, 22, 7, '#ffffff') +
      round(604, 516, 24, 24, 5, '#dbe6e4'),
    pendant(560, luck.pick(['#d9a441', '#56646c', '#e8e2d4']), wear.lampGone),
  )
}

export function bedroom(seed: number, wear: Wear = {}) {
  const luck = chance(seed)
  const { defs, body, wood } = shell(luck)
  const cover = luck.pick(['#8fa3b0', '#b7a6b5', '#9db09a', '#c8a58d', '#7f8fa8'])
  const lamp = (x: number) =>
    rect(x - 3, 330, 6, 36, '#8a7a66') +
    shape(
      [
        [x - 26, 332],
        [x + 26, 332],
        [x + 18, 290],
        [x - 18, 290],
      ],
      '#f7e6bd',
    ) +
    oval(x, 316, 60, 50, '#fff2c9', 'opacity="0.22"')
  const table = (x: number) =>
    round(x - 38, 364, 76, 84, 6, wood) + rect(x - 30, 398, 60, 3, tone(wood, -0.3)) + oval(x, 386, 4, 4, '#f2d58f')
  return picture(
    defs,
    body,
    view(190, 136, 130, 170, luck),
    drape(172, 118, 34, 300, '#efe7da') + drape(306, 118, 34, 300, '#efe7da'),
    gone(wear.broken, art(470, 118, 120, 84, luck)),
    wear.stain ? stain(620, 112) : '',
    table(366) + table(694),
    lamp(366) + (wear.lampGone ? '' : lamp(694)),
    round(404, 226, 254, 160, 20, tone(wood, -0.12)) + round(418, 240, 226, 130, 14, tone(cover, 0.35)),
    oval(530, 596, 250, 24, '#000000', 'opacity="0.12"'),
    shape(
      [
        [404, 380],
        [658, 380],
        [744, 590],
        [318, 590],
      ],
      '#f7f3ec',
    ),
    shape(
      [
        [392, 424],
        [670, 424],
        [750, 600],
        [312, 600],
      ],
      cover,
    ) +
      shape(
        [
          [392, 424],
          [670, 424],
          [680, 450],
          [380, 450],
        ],
        tone(cover, 0.3),
      ),
    times(3, (index) =>
      stroke(`M${410 + index * 90} 470 Q${380 + index * 110} 530 ${372 + index * 118} 590`, tone(cover, -0.1), 3),
    ),
    round(420, 352, 106, 56, 22, '#ffffff') +
      round(536, 352, 106, 56, 22, '#fbf7f0') +
      round(484, 376, 92, 46, 18, luck.pick(accents)),
    shape(
      [
        [960, 40],
        [826, 106],
        [826, 470],
        [960, 566],
      ],
      tone(wood, 0.3),
    ),
    wear.broken
      ? shape(
          [
            [936, 72],
            [892, 94],
            [892, 500],
            [936, 530],
          ],
          '#4b3c30',
        )
      : '',
    line(892, 74, 892, 518, tone(wood, -0.2), 3) +
      round(880, 290, 5, 44, 2, '#6b5a45') +
      (wear.broken ? '' : round(900, 292, 5, 48, 2, '#6b5a45')),
    shape(
      [
        [60, 640],
        [170, 540],
        [330, 540],
        [280, 640],
      ],
      tone(luck.pick(accents), 0.6),
      'opacity="0.9"',
    ),
  )
}

export function bathroom(seed: number, wear: Wear = {}) {
  const luck = chance(seed)
  const tile = luck.pick(['#dfeae8', '#e9e5dc', '#dde4ec', '#eadfd8'])
  const wood = luck.pick(woods)
  const towel = luck.pick(accents)
  return picture(
    shade('tiles', tone(tile, 0.35), tile) +
      shade('glass', '#ffffff', '#cfe4e8') +
      shade('floor', tone(tile, -0.16), tone(tile, -0.28)),
    rect(0, 0, width, 460, 'url(#tiles)'),
    times(17, (index) => line(index * 60, 0, index * 60, 460, tone(tile, -0.1), 2)),
    times(8, (row) => line(0, row * 60, width, row * 60, tone(tile, -0.1), 2)),
    rect(0, 180, width, 14, tone(towel, 0.3), 'opacity="0.7"'),
    rect(0, 460, width, 180, 'url(#floor)'),
    times(11, (index) => line(index * 96, 460, index * 150 - 270, 640, tone(tile, -0.36), 2)),
    line(0, 512, width, 512, tone(tile, -0.36), 2) + line(0, 576, width, 576, tone(tile, -0.36), 2),
    wear.stain ? stain(420, 44) : '',
    oval(300, 126, 106, 108, '#e8d9b8') +
      oval(300, 126, 96, 98, '#dcebee') +
      shape(
        [
          [236, 160],
          [300, 30],
          [336, 34],
          [262, 194],
        ],
        '#ffffff',
        'opacity="0.4"',
      ),
    wear.broken
      ? stroke('M300 126 L250 70 M300 126 L366 86 M300 126 L276 208 M300 126 L382 158 M300 126 L318 34', '#6f7f85', 3)
      : '',
    wear.lampGone
      ? stroke('M170 104 q-8 16 2 30', '#4a4a4a', 3)
      : round(156, 84, 26, 78, 12, '#fff4d2') +
          round(418, 84, 26, 78, 12, '#fff4d2') +
          oval(169, 122, 50, 70, '#fff4d2', 'opacity="0.3"'),
    round(140, 300, 320, 26, 8, '#fbfaf7') +
      round(156, 326, 288, 140, 8, wood) +
      line(300, 330, 300, 462, tone(wood, -0.25), 3),
    round(270, 390, 18, 6, 3, '#f2e3bd') + round(312, 390, 18, 6, 3, '#f2e3bd'),
    oval(300, 300, 92, 18, '#ffffff', `stroke="${tone(tile, -0.12)}" stroke-width="3"`) +
      oval(300, 302, 70, 10, '#dbe7ea'),
    stroke('M300 300 v-40 q0 -14 18 -14', '#9aa5ab', 7) +
      round(376, 262, 16, 40, 5, towel) +
      round(398, 274, 14, 28, 5, '#f2e6cf'),
    rect(492, 244, 6, 90, '#9aa5ab') + round(476, 246, 58, 120, 8, towel) + rect(476, 340, 58, 8, tone(towel, 0.35)),
    round(560, 400, 360, 130, 40, '#ffffff') +
      rect(560, 396, 360, 24, '#ffffff', 'rx="12"') +
      rect(560, 414, 360, 6, '#e6ecec'),
    round(610, 520, 30, 22, 8, '#c9b27c') + round(840, 520, 30, 22, 8, '#c9b27c'),
    stroke('M860 396 v-250 q0 -30 -40 -30', '#9aa5ab', 8) + oval(816, 122, 40, 9, '#b5bfc4'),
    rect(600, 90, 170, 310, 'url(#glass)', 'opacity="0.45"') +
      rect(600, 90, 4, 310, '#c2cdd1') +
      rect(768, 90, 4, 310, '#c2cdd1'),
    wear.stain ? path('M640 470 q20 -14 34 4 q16 20 -6 30 q-34 6 -28 -34Z', '#b07a45', 'opacity="0.6"') : '',
    oval(300, 560, 150, 30, tone(towel, 0.55)) + oval(300, 556, 132, 24, tone(towel, 0.7)),
    gone(wear.broken, plant(70, 500, 130, luck.pick(leaves), '#ffffff')),
  )
}

/** Desks by a window: an office, or the back room of a shop. */
export function workRoom(seed: number, wear: Wear = {}) {
  const luck = chance(seed)
  const { defs, body, wood } = shell(luck)
  const chair = luck.pick(accents)
  const desk = (x: number) =>
    rect(x, 402, 190, 12, wood) +
    rect(x + 8, 414, 10, 90, tone(wood, -0.3)) +
    rect(x + 172, 414, 10, 90, tone(wood, -0.3)) +
    round(x + 50, 334, 96, 60, 5, '#39424a') +
    rect(x + 56, 340, 84, 48, '#9fc0cf') +
    rect(x + 92, 394, 12, 9, '#39424a') +
    round(x + 62, 430, 72, 72, 16, chair) +
    round(x + 72, 498, 52, 14, 6, '#4a4a4a') +
    rect(x + 95, 510, 6, 30, '#4a4a4a')
  return picture(
    defs,
    body,
    view(190, 126, 250, 180, luck),
    rect(520, 150, 236, 10, tone(wood, -0.1)) + rect(520, 220, 236, 10, tone(wood, -0.1)),
    times(16, (index) => {
      const row = index < 8 ? 0 : 1
      const tall = luck.between(34, 54)
      return rect(
        530 + (index % 8) * 27,
        150 + row * 70 - tall,
        luck.between(16, 24),
        tall,
        luck.pick(accents),
        'opacity="0.75"',
      )
    }),
    wear.stain ? stain(560, 250) : '',
    oval(470, 560, 350, 40, '#000000', 'opacity="0.07"'),
    desk(196) + desk(430) + desk(640),
    plant(860, 580, 170, luck.pick(leaves), '#e9e2d6'),
    pendant(330, '#56646c', wear.lampGone) + pendant(620, '#56646c'),
  )
}

/** An empty hall with shelves along the wall. */
export function storeRoom(seed: number) {
  const luck = chance(seed)
  const { defs, body } = shell(luck)
  const steel = '#7f8a91'
  return picture(
    defs,
    body,
    times(2, (unit) => {
      const x = 190 + unit * 310
      return (
        times(4, (row) => rect(x, 160 + row * 88, 260, 9, steel)) +
        [0, 126, 252].map((at) => rect(x + at, 140, 8, 310, tone(steel, -0.2))).join('') +
        times(12, (index) => {
          const tall = luck.between(36, 66)
          return luck.next() < 0.8
            ? round(x + 14 + (index % 4) * 61, 248 + Math.floor(index / 4) * 88 - tall, 52, tall, 3, luck.pick(woods))
            : ''
        })
      )
    }),
    round(640, 500, 150, 84, 4, '#c69c6d') + rect(640, 536, 150, 8, '#a8814f') + round(690, 430, 104, 72, 4, '#d6b48c'),
    pendant(480, '#cfd6d9'),
  )
}

/** The segments of each digit, so that a meter's counter needs no font. */
const segments = ['abcefd', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg']
const bars: Record<string, [number, number, number, number]> = {
  a: [4, 0, 24, 5],
  b: [28, 4, 5, 24],
  c: [28, 34, 5, 24],
  d: [4, 57, 24, 5],
  e: [-1, 34, 5, 24],
  f: [-1, 4, 5, 24],
  g: [4, 28, 24, 5],
}

/** A photograph of a meter as taken at handover. */
export function meter(seed: number, index: number) {
  const luck = chance(seed)
  const wall = luck.pick(walls)
  const dial = luck.pick(accents)
  const digits = String(Math.floor(index)).padStart(6, '0')
  return picture(
    shade('wall', tone(wall, 0.2), tone(wall, -0.12)) + shade('case', '#fbfbf9', '#d5d8d6'),
    rect(0, 0, width, height, 'url(#wall)'),
    times(9, (row) => line(0, row * 80, width, row * 80, tone(wall, -0.14), 3)),
    rect(446, 0, 26, 150, '#8d969b') + rect(490, 490, 26, 150, '#8d969b'),
    round(286, 138, 400, 372, 30, '#000000', 'opacity="0.16"'),
    round(276, 124, 400, 372, 30, 'url(#case)', 'stroke="#b4bab8" stroke-width="4"'),
    round(330, 186, 292, 108, 10, '#c8d3bf', 'stroke="#7c857a" stroke-width="4"'),
    times(digits.length, (at) =>
      [...segments[Number(digits[at])]!]
        .map((name) => {
          const [x, y, w, h] = bars[name]!
          return round(348 + at * 44 + x, 210 + y, w, h, 2, '#2b332b')
        })
        .join(''),
    ),
    oval(476, 384, 66, 66, '#eef0ee', 'stroke="#a9b0ae" stroke-width="4"') +
      shape(
        [
          [476, 384],
          [520, 346],
          [488, 394],
        ],
        dial,
      ) +
      oval(476, 384, 8, 8, '#4a4f4e'),
    oval(366, 392, 14, 14, luck.pick(['#d0503f', '#3f9a5f'])) + round(566, 378, 70, 28, 6, '#c2c7c5'),
    oval(306, 154, 8, 8, '#9aa19f') +
      oval(646, 154, 8, 8, '#9aa19f') +
      oval(306, 466, 8, 8, '#9aa19f') +
      oval(646, 466, 8, 8, '#9aa19f'),
  )
}
