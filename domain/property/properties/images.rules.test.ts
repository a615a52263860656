import { expect, test } from 'vitest'
import { comparedRooms, roomInName, withoutRoom } from './images.rules.ts'

const taken = (...rooms: string[]) => rooms.map((oda, at) => ({ id: `${oda}${at}`, oda }))

test('pictures of one room meet, whatever the letters; usual rooms first, others in Turkish order', () => {
  const compared = comparedRooms(taken('Çatı', 'Mutfak', 'SALON', 'Cam Oda', ''), taken('salon', 'Salon', 'Banyo'))
  expect(compared.map(({ name, delivery, evacuation }) => [name, delivery.length, evacuation.length])).toEqual([
    ['SALON', 1, 2],
    ['Mutfak', 1, 0],
    ['Banyo', 0, 1],
    ['Cam Oda', 1, 0],
    ['Çatı', 1, 0],
  ])
})

test('pictures without a room are counted, not compared', () => {
  expect(comparedRooms(taken('', ' '), [])).toEqual([])
  expect(withoutRoom(taken('', ' ', 'Salon'))).toBe(2)
})

test('LST-05 a picture whose name speaks of a room is taken for one of it', () => {
  expect(
    ['Mutfak_2.JPG', 'yatak odası.png', 'DIŞ CEPHE-1.jpg', 'IMG_2041.jpg', 'salonlar.jpg'].map(roomInName),
  ).toEqual(['Mutfak', 'Yatak Odası', 'Dış Cephe', '', ''])
})
