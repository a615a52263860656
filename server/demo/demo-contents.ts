import type { Meter, ReadingMoment } from '#domain/property/properties/properties.schema.ts'
import type { PicturedRoom, RoomState } from './demo-pictures.ts'
import { acibadem, besiktas, moda, uskudar, yeldegirmeni } from './demo-property.ts'

type Fixture = [kind: string, brand: string, count: string, note: string, handover?: string, back?: string]

/** The fixtures of each property. The second condition exists if a tenant has moved out. */
export const demoFixtures: Record<string, Fixture[]> = {
  [moda]: [
    ['Kombi', 'Vaillant', '1', 'Son bakım eylül ayında yapıldı.', 'Çok iyi'],
    ['Buzdolabı', 'Arçelik', '1', 'No-frost, 2023 model', 'Çok iyi'],
    ['Ankastre Fırın', 'Bosch', '1', '', 'İyi'],
    ['Bulaşık Makinesi', 'Siemens', '1', '', 'İyi'],
    ['Klima', 'Daikin', '2', 'Salon ve yatak odasında', 'Çok iyi'],
    ['Gardırop', '', '1', 'Sürgülü kapaklı, aynalı', 'Yeni'],
    ['Perde', '', '4', 'Tül ve fon', 'İyi'],
  ],
  [besiktas]: [
    ['Klima', 'Mitsubishi', '1', 'Tavan tipi', 'İyi'],
    ['Kepenk', '', '1', 'Motorlu, iki kumandalı', 'Çok iyi'],
    ['Vitrin Aydınlatması', '', '6', '', 'İyi'],
  ],
  [uskudar]: [
    ['Avize', '', '1', 'Salonda', 'İyi', 'Eksik'],
    ['Banyo Aynası', '', '1', '', 'Çok iyi', 'Hasarlı'],
    ['Kombi', 'Demirdöküm', '1', '', 'İyi', 'İyi'],
    ['Ankastre Set', 'Franke', '1', 'Ocak, fırın ve davlumbaz', 'Çok iyi', 'Yıpranmış'],
    ['Stor Perde', '', '5', '', 'İyi', 'İyi'],
  ],
  [yeldegirmeni]: [
    ['Kombi', 'Eca', '1', '', 'İyi'],
    ['Çamaşır Makinesi', 'Vestel', '1', '', 'İyi'],
  ],
  [acibadem]: [['Yangın Tüpü', '', '4', 'Her katta bir tane', 'Yeni']],
}

type Reading = [meter: Meter, moment: ReadingMoment, index: number, daysAgo: number, withPicture?: true]

export const demoReadings: Record<string, Reading[]> = {
  [moda]: [
    ['elektrik', 'teslim', 18432, 158, true],
    ['su', 'teslim', 614.2, 158],
    ['dogalgaz', 'teslim', 3907.5, 158],
    ['elektrik', 'ara', 18961, 40],
  ],
  [uskudar]: [
    ['elektrik', 'teslim', 27315, 410, true],
    ['su', 'teslim', 902, 410],
    ['dogalgaz', 'teslim', 6120, 410],
    ['elektrik', 'tahliye', 29874, 33, true],
    ['su', 'tahliye', 1011.6, 33],
    ['dogalgaz', 'tahliye', 7238.4, 33],
  ],
  [besiktas]: [
    ['elektrik', 'teslim', 5210, 320],
    ['su', 'teslim', 88, 320],
  ],
}

interface Comparison {
  room: PicturedRoom
  delivery: string
  evacuation?: { note: string; state: RoomState }
}

/** Pictures of the same rooms at handover and at return. */
export const demoComparisons: Record<string, Comparison[]> = {
  [moda]: [
    { room: 'Salon', delivery: 'Duvarlar yeni boyandı.' },
    { room: 'Mutfak', delivery: 'Ankastre set çalışır durumda.' },
    { room: 'Banyo', delivery: 'Ayna ve armatürler sağlam.' },
  ],
  [uskudar]: [
    {
      room: 'Salon',
      delivery: 'Duvarlar temiz, avize yerinde.',
      evacuation: { note: 'Duvarda nem lekesi var, avize sökülmüş.', state: 'stained' },
    },
    {
      room: 'Mutfak',
      delivery: 'Dolap kapakları eksiksiz.',
      evacuation: { note: 'Alt dolaplardan birinin kapağı yok.', state: 'damaged' },
    },
    {
      room: 'Yatak Odası',
      delivery: 'Gardırop sağlam.',
      evacuation: { note: 'Gardırop kapağı ve sağdaki abajur eksik.', state: 'damaged' },
    },
    {
      room: 'Banyo',
      delivery: 'Ayna sağlam.',
      evacuation: { note: 'Ayna çatlamış, küvette pas lekesi var.', state: 'damaged' },
    },
  ],
}
