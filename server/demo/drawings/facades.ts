import {
  accents,
  chance,
  height,
  leaves,
  line,
  oval,
  type Point,
  path,
  picture,
  plasters,
  rect,
  round,
  shade,
  shape,
  skies,
  times,
  tone,
  width,
} from './paint.ts'

type Chance = ReturnType<typeof chance>

function scenery(luck: Chance) {
  const [top, bottom] = luck.pick(skies)
  const sun = luck.between(120, 840)
  const far = tone(bottom, -0.12)
  const cloud = (x: number, y: number) =>
    oval(x, y, 70, 16, '#ffffff', 'opacity="0.6"') + oval(x + 34, y - 12, 40, 16, '#ffffff', 'opacity="0.6"')
  return {
    defs: shade('sky', top, bottom),
    back: [
      rect(0, 0, width, height, 'url(#sky)'),
      oval(sun, 120, 46, 46, '#fff6dd', 'opacity="0.9"'),
      oval(sun, 120, 78, 78, '#fff6dd', 'opacity="0.25"'),
      cloud(luck.between(80, 380), luck.between(70, 150)),
      cloud(luck.between(560, 860), luck.between(60, 180)),
      times(9, (index) => {
        const tall = luck.between(110, 230)
        return rect(index * 112 - 20, 520 - tall, luck.between(70, 104), tall, far, 'opacity="0.55"')
      }),
    ].join(''),
  }
}

const street = (pavement = '#d9d2c6') =>
  rect(0, 520, width, 44, pavement) +
  times(12, (index) => line(index * 84, 520, index * 84 - 18, 564, tone(pavement, -0.08), 2)) +
  rect(0, 564, width, 76, '#8d9299') +
  rect(0, 560, width, 6, '#b9b4aa') +
  times(7, (index) => rect(30 + index * 144, 600, 72, 6, '#e9e4d4', 'opacity="0.8"'))

function tree(x: number, ground: number, size: number, colour: string) {
  return (
    oval(x, ground + 2, size * 0.5, size * 0.08, '#000000', 'opacity="0.12"') +
    rect(x - size * 0.05, ground - size * 0.7, size * 0.1, size * 0.7, '#7a5b43') +
    oval(x, ground - size * 0.95, size * 0.4, size * 0.44, colour) +
    oval(x - size * 0.2, ground - size * 0.74, size * 0.28, size * 0.26, tone(colour, -0.1)) +
    oval(x + size * 0.12, ground - size * 1.08, size * 0.2, size * 0.18, tone(colour, 0.16))
  )
}

function pane(x: number, y: number, w: number, h: number, luck: Chance, frame = '#ffffff') {
  const lit = luck.next() < 0.22
  const glass = lit ? '#ffe3a8' : luck.pick(['#8fb3c7', '#9dbfd0', '#7fa5bc'])
  const curtain = luck.next() < 0.6 ? '#f7f2e8' : luck.pick(['#e4d3c0', '#d9e2dd'])
  return (
    rect(x - 4, y - 4, w + 8, h + 8, frame) +
    rect(x, y, w, h, glass) +
    shape(
      [
        [x, y + h],
        [x + w * 0.55, y],
        [x + w * 0.75, y],
        [x + w * 0.2, y + h],
      ],
      '#ffffff',
      'opacity="0.18"',
    ) +
    rect(x, y, w * 0.22, h, curtain, 'opacity="0.85"') +
    rect(x + w * 0.78, y, w * 0.22, h, curtain, 'opacity="0.85"') +
    rect(x + w / 2 - 1.5, y, 3, h, frame) +
    rect(x - 7, y + h + 4, w + 14, 6, tone(frame, -0.1))
  )
}

const balcony = (x: number, y: number, w: number, colour: string) =>
  rect(x - 12, y, w + 24, 9, tone(colour, -0.16)) +
  times(Math.floor((w + 24) / 11), (index) => rect(x - 11 + index * 11, y - 34, 3, 34, '#4d5560')) +
  rect(x - 14, y - 38, w + 28, 5, '#3f4650')

const awning = (x: number, y: number, w: number, colour: string) => {
  const strips = 10
  const each = w / strips
  return times(strips, (index) => {
    const left = x + index * each
    const points: Point[] = [
      [left + 6, y],
      [left + each + 6 - 12 / strips, y],
      [left + each, y + 42],
      [left, y + 42],
    ]
    const fill = index % 2 ? '#fbf6ea' : colour
    return shape(points, fill) + oval(left + each / 2, y + 42, each / 2, 9, fill)
  })
}

const door = (x: number, y: number, w: number, h: number, colour: string) =>
  rect(x - 8, y - 8, w + 16, h + 8, '#f4eee2') +
  rect(x, y, w, h, colour) +
  rect(x + w * 0.14, y + h * 0.1, w * 0.72, h * 0.36, '#cfe0e6', 'opacity="0.75"') +
  rect(x + w * 0.14, y + h * 0.56, w * 0.72, h * 0.32, tone(colour, -0.14)) +
  oval(x + w * 0.86, y + h * 0.53, 4, 4, '#e7c873')

/** A block of flats on a street; with `shop`, there is a shop on the ground floor. */
export function apartment(seed: number, options: { floors?: number; shop?: boolean } = {}) {
  const luck = chance(seed)
  const { defs, back } = scenery(luck)
  const wall = luck.pick(plasters)
  const floors = options.floors ?? luck.between(3, 4)
  const tall = floors * 88 + 110
  const [left, wide] = [230, 500]
  const top = 520 - tall
  const colour = luck.pick(accents)
  const gap = wide / 4
  return picture(
    defs + shade('wall', tone(wall, 0.14), tone(wall, -0.08), true),
    back,
    rect(left + 14, top + 10, wide, tall - 10, '#000000', 'opacity="0.1"'),
    rect(left, top, wide, tall, 'url(#wall)'),
    rect(left - 14, top - 16, wide + 28, 20, tone(wall, -0.2)),
    rect(left - 8, top - 24, wide + 16, 10, tone(wall, -0.3)),
    times(floors, (row) =>
      times(4, (column) => {
        const [x, y] = [left + column * gap + (gap - 56) / 2, top + 24 + row * 88]
        const out = column === 1 || column === 2
        return pane(x, y, 56, 52, luck) + (out ? balcony(x, y + 62, 56, wall) : '')
      }),
    ),
    rect(left, 520 - 96, wide, 6, tone(wall, -0.18)),
    options.shop
      ? rect(left + 22, 444, wide - 170, 76, '#a8c6d2') +
          rect(left + 22, 444, wide - 170, 76, '#ffe9bd', 'opacity="0.35"') +
          times(5, (index) => round(left + 40 + index * 62, 482, 34, 38, 6, luck.pick(accents), 'opacity="0.7"')) +
          times(3, (index) => rect(left + 22 + ((wide - 170) / 3) * (index + 1) - 3, 444, 6, 76, '#f4eee2')) +
          awning(left + 12, 424, wide - 150, colour)
      : pane(left + 36, 442, 64, 52, luck) + pane(left + wide - 100, 442, 64, 52, luck),
    door(options.shop ? left + wide - 98 : left + wide / 2 - 32, 436, 64, 84, colour),
    street(),
    tree(140, 524, luck.between(150, 200), luck.pick(leaves)),
    tree(830, 524, luck.between(130, 210), luck.pick(leaves)),
    options.shop ? '' : tree(70, 528, 120, luck.pick(leaves)),
  )
}

/** A house in a garden; with `sea`, whitewashed and on the shore. */
export function house(seed: number, options: { sea?: boolean } = {}) {
  const luck = chance(seed)
  const { defs, back } = scenery(luck)
  const wall = options.sea ? '#f7f4ee' : luck.pick(plasters)
  const roof = options.sea ? '#f7f4ee' : luck.pick(['#b0573f', '#9c4f3d', '#6d6a70'])
  const colour = options.sea ? '#3f7fb0' : luck.pick(accents)
  const grass = '#9fbf84'
  return picture(
    defs + shade('wall', tone(wall, 0.1), tone(wall, -0.08), true) + shade('sea', '#6fb1cf', '#a9d6e2'),
    back,
    options.sea ? rect(0, 400, width, 130, 'url(#sea)') : path(`M0 470 Q240 380 480 450 T960 420 V640 H0Z`, '#b9cfa3'),
    options.sea
      ? times(6, (index) => rect(40 + index * 160, 424 + (index % 3) * 16, 90, 3, '#ffffff', 'opacity="0.5"'))
      : '',
    path('M0 510 Q480 470 960 510 V640 H0Z', options.sea ? '#d9c9a4' : grass),
    oval(500, 552, 330, 22, '#000000', 'opacity="0.12"'),
    rect(240, 300, 330, 250, 'url(#wall)'),
    rect(570, 370, 180, 180, tone(wall, -0.06)),
    options.sea
      ? rect(228, 284, 354, 20, tone(wall, -0.1)) + rect(560, 356, 202, 18, tone(wall, -0.14))
      : shape(
          [
            [212, 306],
            [405, 196],
            [598, 306],
          ],
          roof,
        ) +
          shape(
            [
              [212, 306],
              [405, 196],
              [430, 210],
              [250, 312],
            ],
            tone(roof, 0.12),
          ) +
          shape(
            [
              [552, 374],
              [590, 316],
              [742, 316],
              [776, 374],
            ],
            tone(roof, -0.1),
          ),
    options.sea ? '' : rect(500, 210, 34, 66, tone(wall, -0.2)),
    pane(282, 344, 76, 66, luck, options.sea ? '#3f7fb0' : '#ffffff'),
    pane(450, 344, 76, 66, luck, options.sea ? '#3f7fb0' : '#ffffff'),
    pane(282, 458, 76, 62, luck, options.sea ? '#3f7fb0' : '#ffffff'),
    pane(612, 424, 100, 74, luck, options.sea ? '#3f7fb0' : '#ffffff'),
    door(452, 446, 66, 104, colour),
    path('M444 552 Q420 600 380 640 H590 Q540 600 526 552Z', '#e0d6c2'),
    options.sea
      ? times(
          3,
          (index) =>
            oval(600 + index * 46, 560, 26, 18, '#d0609a', 'opacity="0.75"') +
            oval(592 + index * 46, 566, 20, 14, leaves[1]),
        )
      : times(8, (index) =>
          oval(610 + index * 30, 566 + (index % 2) * 6, 12, 10, luck.pick(['#e8b4bc', '#f1d27a', '#ffffff'])),
        ),
    tree(130, 560, luck.between(190, 240), luck.pick(leaves)),
    tree(860, 562, luck.between(160, 230), luck.pick(leaves)),
    tree(790, 574, 90, luck.pick(leaves)),
  )
}

/** A tower of glass and steel. */
export function tower(seed: number) {
  const luck = chance(seed)
  const { defs, back } = scenery(luck)
  const glass = luck.pick(['#6d97b3', '#6aa0a4', '#7f93b8'])
  return picture(
    defs + shade('glass', tone(glass, 0.45), tone(glass, -0.15)) + shade('side', tone(glass, 0.1), tone(glass, -0.35)),
    back,
    shape(
      [
        [300, 70],
        [610, 40],
        [610, 520],
        [300, 520],
      ],
      'url(#glass)',
    ),
    shape(
      [
        [610, 40],
        [720, 96],
        [720, 520],
        [610, 520],
      ],
      'url(#side)',
    ),
    times(11, (row) => line(300, 108 + row * 38, 610, 80 + row * 40.5, '#ffffff', 2, 'opacity="0.4"')),
    times(8, (column) =>
      line(334 + column * 35, 66 - column * 3.4, 334 + column * 35, 520, '#ffffff', 2, 'opacity="0.35"'),
    ),
    times(11, (row) => line(610, 80 + row * 40.5, 720, 130 + row * 36, '#ffffff', 2, 'opacity="0.2"')),
    times(14, () => {
      const [column, row] = [luck.between(0, 7), luck.between(1, 10)]
      return rect(302 + column * 35, 106 + row * 38, 30, 30, '#ffe3a8', 'opacity="0.55"')
    }),
    shape(
      [
        [300, 330],
        [420, 60],
        [470, 55],
        [330, 520],
        [300, 520],
      ],
      '#ffffff',
      'opacity="0.14"',
    ),
    rect(400, 458, 110, 62, '#24343f') + rect(452, 458, 4, 62, '#c9d6dc') + rect(380, 446, 150, 14, '#e9eef0'),
    street('#dcdad5'),
    times(4, (index) => tree(110 + index * 42 + (index > 1 ? 600 : 0), 524, luck.between(90, 130), luck.pick(leaves))),
  )
}

/** A low hall with roller doors. */
export function warehouse(seed: number) {
  const luck = chance(seed)
  const { defs, back } = scenery(luck)
  const wall = luck.pick(['#c9d3d8', '#d6d0c4', '#bfcac4'])
  const colour = luck.pick(accents)
  return picture(
    defs + shade('wall', tone(wall, 0.16), tone(wall, -0.08)),
    back,
    shape(
      [
        [110, 300],
        [480, 232],
        [850, 300],
      ],
      tone(wall, -0.24),
    ),
    rect(130, 296, 700, 226, 'url(#wall)'),
    times(28, (index) => line(154 + index * 25, 300, 154 + index * 25, 520, tone(wall, -0.12), 2)),
    rect(130, 320, 700, 22, colour, 'opacity="0.85"'),
    times(3, (index) => {
      const x = 176 + index * 210
      return (
        rect(x - 8, 372, 176, 150, tone(wall, -0.3)) +
        rect(x, 380, 160, 140, index === 1 ? '#3b444b' : '#eef1f0') +
        (index === 1
          ? times(6, (box) =>
              round(
                x + 12 + (box % 3) * 48,
                472 - Math.floor(box / 3) * 44,
                42,
                42,
                3,
                luck.pick(['#c69c6d', '#b98a5b', '#d6b48c']),
              ),
            )
          : times(8, (row) => line(x, 396 + row * 16, x + 160, 396 + row * 16, '#c3cbcd', 2)))
      )
    }),
    street('#cfccc4'),
    tree(60, 524, 130, luck.pick(leaves)),
    tree(906, 524, 150, luck.pick(leaves)),
  )
}

/** One shop window, seen from the pavement. */
export function shopFront(seed: number) {
  const luck = chance(seed)
  const wall = luck.pick(['#3f4f57', '#5b4a44', '#47584c', '#6b5b73'])
  const colour = luck.pick(accents)
  return picture(
    shade('glass', '#bcd6dd', '#e9e2cc') + shade('wall', tone(wall, 0.12), tone(wall, -0.1)),
    rect(0, 0, width, 520, '#d9c7ae'),
    times(13, (row) => line(0, row * 22, width, row * 22, '#c9b498', 2)),
    times(4, (index) => pane(110 + index * 210, 24, 96, 80, luck)),
    rect(60, 140, 840, 384, 'url(#wall)'),
    round(150, 164, 660, 46, 8, tone(wall, -0.25)),
    times(5, (index) => oval(210 + index * 135, 158, 16, 8, '#e7c873')),
    rect(96, 270, 470, 240, 'url(#glass)'),
    rect(600, 270, 96, 254, '#e8f0ef') + rect(616, 288, 64, 160, '#a9c6cf') + round(686, 392, 6, 44, 3, '#5b4a44'),
    rect(728, 270, 136, 240, 'url(#glass)'),
    times(3, (row) => rect(112, 350 + row * 58, 438, 7, '#b98a5b')),
    times(18, (index) => {
      const [x, row, tall] = [124 + (index % 6) * 72, Math.floor(index / 6), luck.between(26, 44)]
      return round(x, 350 + row * 58 - tall, luck.between(28, 46), tall, 6, luck.pick(accents), 'opacity="0.85"')
    }),
    oval(796, 480, 44, 10, '#00000022') +
      round(764, 420, 64, 60, 8, tone(colour, 0.3)) +
      oval(796, 404, 34, 36, leaves[0]),
    shape(
      [
        [96, 510],
        [300, 270],
        [370, 270],
        [166, 510],
      ],
      '#ffffff',
      'opacity="0.2"',
    ),
    awning(84, 222, 800, colour),
    rect(0, 520, width, 120, '#cfc8bb'),
    times(12, (index) => line(index * 92, 520, index * 92 - 50, 640, '#bdb5a6', 2)),
    line(0, 574, width, 574, '#bdb5a6', 2),
  )
}
