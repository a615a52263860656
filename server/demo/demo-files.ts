import { createHash } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { PreparedFile } from '#server/services/files/prepare-file.ts'
import { chatPaper, chatPicture } from './demo-chats.ts'
import { demoComparisons, demoReadings } from './demo-contents.ts'
import {
  drawCover,
  drawingKeeper,
  drawMeter,
  drawRoom,
  type FileKeeper,
  type KeptFile,
  keepContent,
  seedOf,
} from './demo-drawings.ts'
import { demoHandovers } from './demo-handovers.ts'
import { demoPapers, type PaperText, serviceForm, undertakingForm } from './demo-papers.ts'
import { demoProperties } from './demo-properties.ts'
import { moda } from './demo-property.ts'
import { type DemoReceipt, demoReceipts, receiptPaper } from './demo-receipts.ts'
import { demoSuggestions } from './demo-suggestions.ts'
import { pastOf } from './past.ts'
import { type ReadyFiles, readyFiles } from './ready-files.ts'

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
  /** Photographs by the request's index in `demoSuggestions`. */
  requests: Map<number, KeptFile[]>
  /** By the index in `demoHandovers`, each with the room's index in its record. */
  handovers: { room: number; sha256: string; file: KeptFile }[][]
  receipts: KeptReceipt[]
}

/** A tenant's uploaded payment receipt, with its data. */
export interface KeptReceipt {
  said: DemoReceipt
  file: KeptFile
  sha256: string
}

interface Drawing extends Omit<KeptImage, 'file'> {
  draw(): string
}

function drawings(): Drawing[] {
  const general = demoProperties.flatMap(({ baslik, cover, rooms = [] }) => {
    const picture = { property: baslik, set: 'general' as const, aciklama: '' }
    return [
      ...(cover ? [{ ...picture, oda: 'Dış Cephe', draw: () => drawCover(baslik, cover) }] : []),
      ...rooms.map((room) => ({ ...picture, oda: room, draw: () => drawRoom(baslik, room) })),
    ]
  })
  const compared = Object.entries(demoComparisons).flatMap(([property, rooms]) =>
    rooms.flatMap(({ room, delivery, evacuation }): Drawing[] => [
      { property, set: 'delivery', oda: room, aciklama: delivery, draw: () => drawRoom(property, room) },
      ...(evacuation
        ? [
            {
              property,
              set: 'evacuation' as const,
              oda: room,
              aciklama: evacuation.note,
              draw: () => drawRoom(property, room, evacuation.wear),
            },
          ]
        : []),
    ]),
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
export async function keepDemoFiles(ctx: FileKeeper & { clock: Clock }, given?: ReadyFiles): Promise<DemoFiles> {
  const ready = given ?? (await readyFiles())
  const keepDrawing = drawingKeeper(ctx, ready)
  const paper = ({ heading, lines, text }: PaperText) =>
    ready(JSON.stringify({ heading, lines, text }), () => written({ heading, lines, ...(text && { text }) }))
  const images = inLanes(drawings(), async ({ draw, ...image }): Promise<KeptImage> => {
    const name = `${image.property} - ${image.oda}${image.set === 'general' ? '' : ` - ${image.set}`}`
    return { ...image, file: await keepDrawing(name, draw()) }
  })
  const meters = Object.entries(demoReadings).flatMap(([property, readings]) =>
    readings.flatMap(([meter, moment, index, , pictured], at) =>
      pictured ? [{ key: readingKey(property, at), name: `${property} - ${meter} ${moment}`, property, index }] : [],
    ),
  )
  const readings = inLanes(meters, async ({ key, name, property, index }) => {
    return [key, await keepDrawing(name, drawMeter(property, index))] as const
  })
  const fixtures = inLanes([...picturedFixtures], async ({ property, kind, room }) => {
    return { property, kind, file: await keepDrawing(`${property} - ${kind}`, drawRoom(property, room)) }
  })
  // They are awaited at the end; until then a failure must not be an unhandled rejection.
  for (const drawing of [images, readings, fixtures]) drawing.catch(() => {})
  const papers: KeptFile[] = []
  for (const each of demoPapers) {
    const prepared = await paper(each)
    papers.push(await keepContent(ctx, 'property-documents', `${each.property} - ${each.name}`, prepared))
  }
  const sent = [
    await keepDrawing(chatPicture.replace(/\.webp$/, ''), drawMeter(moda, 1284), 'general-files'),
    await keepContent(ctx, 'general-files', chatPaper, await paper(serviceForm)),
  ]
  const undertaking = await keepContent(ctx, 'contract-documents', 'Tahliye taahhüdü', await paper(undertakingForm))
  const chat = new Map(sent.map((file) => [file.name, file]))
  const requests = new Map<number, KeptFile[]>()
  for (const [at, { property, photos = [] }] of demoSuggestions.entries())
    requests.set(
      at,
      await inLanes(photos, (draw) => keepDrawing(`Talep ${at + 1}`, draw(seedOf(property)), 'general-files')),
    )
  const handovers: DemoFiles['handovers'] = []
  for (const { property, kind, rooms } of demoHandovers)
    handovers.push(
      await inLanes(
        rooms.flatMap(({ name, drawn }, room) => (drawn ? [{ name, drawn, room }] : [])),
        async ({ name, drawn, room }) => {
          const svg = drawRoom(property, name, drawn === true ? undefined : drawn)
          const file = await keepDrawing(`${property} - ${name} - ${kind}`, svg, 'contract-documents')
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
  const pictures = { images: await images, readings: new Map(await readings), fixtures: await fixtures }
  return { ...pictures, papers, chat, requests, handovers, undertaking, receipts }
}

async function written(paper: PaperText): Promise<PreparedFile> {
  const { writePaper } = await import('./write-paper.tsx')
  return { type: 'application/pdf', content: new Uint8Array(await writePaper(paper)) }
}

/** Four at a time, which uses the processor but little memory. */
async function inLanes<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return results
}
