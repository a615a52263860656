import { createHash } from 'node:crypto'
import type { FileArea } from '#domain/services/files/files.schema.ts'
import type { Clock } from '#server/platform/clock.ts'
import { chatPaper, chatPicture } from './demo-chats.ts'
import { demoComparisons, demoReadings } from './demo-contents.ts'
import { demoHandovers } from './demo-handovers.ts'
import { demoPapers, serviceForm, signedPageForm, undertakingForm } from './demo-papers.ts'
import { pictureOf, readPicture } from './demo-pictures.ts'
import { demoProperties } from './demo-properties.ts'
import { moda } from './demo-property.ts'
import { type DemoReceipt, demoReceipts, receiptPaper } from './demo-receipts.ts'
import { demoSuggestions } from './demo-suggestions.ts'
import { type FileKeeper, type KeptFile, keepContent } from './kept-file.ts'
import { pastOf } from './past.ts'
import { readyPaper, written } from './ready-papers.ts'

interface KeptImage {
  property: string
  set: 'general' | 'delivery' | 'evacuation'
  oda: string
  aciklama: string
  file: KeptFile
}

export interface DemoFiles {
  images: KeptImage[]
  /** By property and index in its list of readings. */
  readings: Map<string, KeptFile>
  fixtures: { property: string; kind: string; file: KeptFile }[]
  /** In the order of `demoPapers`. */
  papers: KeptFile[]
  /** Files sent in chats, by name. */
  chat: Map<string, KeptFile>
  /** The signed eviction undertaking. */
  undertaking: KeptFile
  /** The scanned signature of a tenant who has neither mail nor phone. */
  signedPage: KeptScan
  /** Photographs by the request's index in `demoSuggestions`. */
  requests: Map<number, KeptFile[]>
  /** By the index in `demoHandovers`, each with the room's index in its record. */
  handovers: { room: number; sha256: string; file: KeptFile }[][]
  receipts: KeptReceipt[]
}

export interface KeptScan {
  file: KeptFile
  sha256: string
}

/** A bank's paper that a tenant uploaded, and what was said of it. */
export interface KeptReceipt extends KeptScan {
  said: DemoReceipt
}

interface Pictured extends Omit<KeptImage, 'file'> {
  picture: string
}

function pictures(): Pictured[] {
  const general = demoProperties.flatMap(({ baslik, cover, rooms = [] }) =>
    [...(cover ? ['Dış Cephe'] : []), ...rooms].map((oda): Pictured => {
      return { property: baslik, set: 'general', oda, aciklama: '', picture: pictureOf(baslik, oda) }
    }),
  )
  const compared = Object.entries(demoComparisons).flatMap(([property, rooms]) =>
    rooms.flatMap(({ room, delivery, evacuation }): Pictured[] => {
      const { note = '', state } = evacuation ?? {}
      const before = { property, oda: room, aciklama: delivery, picture: pictureOf(property, room) }
      const after = { property, oda: room, aciklama: note, picture: pictureOf(property, room, state) }
      return [{ ...before, set: 'delivery' }, ...(evacuation ? [{ ...after, set: 'evacuation' as const }] : [])]
    }),
  )
  return [...general, ...compared]
}

export const readingKey = (property: string, at: number) => `${property}/${at}`

/** Fixtures with a picture of their room. */
const picturedFixtures = [
  { property: moda, kind: 'Buzdolabı', room: 'Mutfak' },
  { property: moda, kind: 'Gardırop', room: 'Yatak Odası' },
] as const

/** Stores all files before the rows that refer to them are inserted. */
export async function keepDemoFiles(ctx: FileKeeper & { clock: Clock }): Promise<DemoFiles> {
  const keepPicture = async (name: string, picture: string, area: FileArea = 'property-images') =>
    keepContent(ctx, area, `${name}.webp`, await readPicture(picture))
  const images = await inLanes(pictures(), async ({ picture, ...image }): Promise<KeptImage> => {
    const name = `${image.property} - ${image.oda}${image.set === 'general' ? '' : ` - ${image.set}`}`
    return { ...image, file: await keepPicture(name, picture) }
  })
  const meters = Object.entries(demoReadings).flatMap(([property, readings]) =>
    readings.flatMap(([meter, moment, index, , pictured], at) =>
      pictured ? [{ key: readingKey(property, at), name: `${property} - ${meter} ${moment}`, property, index }] : [],
    ),
  )
  const readings = await inLanes(meters, async ({ key, name, property, index }) => {
    return [key, await keepPicture(name, pictureOf(property, `meter ${index}`))] as const
  })
  const fixtures = await inLanes([...picturedFixtures], async ({ property, kind, room }) => {
    return { property, kind, file: await keepPicture(`${property} - ${kind}`, pictureOf(property, room)) }
  })
  const papers = await inLanes(demoPapers, async (paper) =>
    keepContent(ctx, 'property-documents', `${paper.property} - ${paper.name}`, await readyPaper(paper)),
  )
  const sent = [
    await keepPicture(chatPicture.replace(/\.webp$/, ''), pictureOf(moda, 'meter 1284'), 'general-files'),
    await keepContent(ctx, 'general-files', chatPaper, await readyPaper(serviceForm)),
  ]
  const undertaking = await keepContent(
    ctx,
    'contract-documents',
    'Tahliye taahhüdü',
    await readyPaper(undertakingForm),
  )
  const signed = await readyPaper(signedPageForm)
  const signedPage = {
    file: await keepContent(ctx, 'contract-documents', 'Kâğıtta imzanın taraması, kiracı', signed),
    sha256: createHash('sha256').update(signed.content).digest('hex'),
  }
  const chat = new Map(sent.map((file) => [file.name, file]))
  const requests = new Map<number, KeptFile[]>()
  for (const [at, { photos }] of demoSuggestions.entries())
    requests.set(
      at,
      await inLanes(photos, (photo) => keepPicture(`Talep ${at + 1}`, pictureOf('damages', photo), 'general-files')),
    )
  const handovers: DemoFiles['handovers'] = []
  for (const { property, kind, rooms } of demoHandovers)
    handovers.push(
      await inLanes(
        rooms.flatMap(({ name, picture }, room) => (picture ? [{ name, picture, room }] : [])),
        async ({ name, picture, room }) => {
          const shown = pictureOf(property, name, picture === true ? undefined : picture)
          const file = await keepPicture(`${property} - ${name} - ${kind}`, shown, 'contract-documents')
          const content = (await ctx.storage.get(file.area, file.id))!
          return { room, sha256: createHash('sha256').update(content).digest('hex'), file }
        },
      ),
    )
  const receipts: KeptReceipt[] = []
  for (const said of demoReceipts(pastOf(ctx.clock.now()))) {
    // Not prepared in advance, because its dates are relative to today.
    const prepared = await written(receiptPaper(said))
    const file = await keepContent(ctx, 'general-files', said.name, prepared)
    receipts.push({ said, file, sha256: createHash('sha256').update(prepared.content).digest('hex') })
  }
  return {
    images,
    readings: new Map(readings),
    fixtures,
    papers,
    chat,
    requests,
    handovers,
    undertaking,
    signedPage,
    receipts,
  }
}

/** Four at a time, which is quick and needs little memory. */
async function inLanes<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return results
}
