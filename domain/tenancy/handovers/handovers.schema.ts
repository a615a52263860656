import { z } from 'zod'
import { recordVersion } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { meters } from '#domain/property/properties/properties.schema.ts'
import { paperView } from '#domain/tenancy/papers/papers.schema.ts'

export const handoverKinds = ['in', 'out'] as const
export type HandoverKind = (typeof handoverKinds)[number]

export const handoverStates = ['draft', 'sent', 'objected', 'confirmed'] as const
export type HandoverState = (typeof handoverStates)[number]

/** Offered, not enforced. */
export const keyKinds = ['Daire', 'Apartman girişi', 'Posta kutusu', 'Depo', 'Otopark kumandası', 'Site kartı'] as const
export const roomConditions = ['Temiz ve hasarsız', 'Kullanım izleri var', 'Hasarlı', 'Temizlik gerekiyor'] as const

export const maxRooms = 20
export const maxRoomPhotos = 12
export const maxMeterPhotos = 2
export const maxRemarkPhotos = 6
/** Of one record, remarks included: the paper and its page stay readable. */
export const maxPhotos = 120

const tooLong = (max: number) => `En fazla ${max} karakter girilebilir`
const words = (max: number) => z.string().trim().max(max, tooLong(max))

const room = z.strictObject({
  id: z.uuid(),
  name: words(60),
  condition: words(60),
  remarks: words(1000),
})
const fixture = z.strictObject({
  /** Of the property's list, or made here. */
  id: z.uuid(),
  name: words(120),
  brand: words(120),
  count: words(5),
  condition: words(60),
  remarks: words(500),
})
const meter = z.strictObject({
  meter: z.enum(meters),
  number: words(40),
  /** As the meter shows it; null while nobody has read it. */
  reading: z
    .number({ error: 'Sayaçtaki değeri sayı olarak yazın' })
    .min(0, 'Endeks 0’dan küçük olamaz')
    .max(99_999_999_999, 'Endeks çok büyük')
    .transform((value) => Math.round(value * 1000) / 1000)
    .nullable(),
  /** There is none, or it cannot be reached: then nothing is asked of it. */
  absent: z.boolean(),
})
const keys = z.strictObject({ id: z.uuid(), kind: words(60), count: z.number().int().min(0).max(99) })

/** What is written on site. Half of it may be missing while it is a draft. */
export const handoverData = z.strictObject({
  date: enteredDay().nullable(),
  rooms: z.array(room).max(maxRooms),
  fixtures: z.array(fixture).max(120),
  meters: z.array(meter).max(meters.length),
  keys: z.array(keys).max(20),
  /** Who was there, as a sentence. */
  present: words(300),
  remarks: words(3000),
})
export type HandoverData = z.output<typeof handoverData>
export type HandoverRoom = HandoverData['rooms'][number]
export type HandoverFixture = HandoverData['fixtures'][number]

export const handoverPhoto = z.strictObject({
  id: z.uuid(),
  file_id: z.uuid(),
  /** room:<id>, meter:<name> or remark:<id> */
  place: z.string(),
  /** Whether the person looking may take it out again. */
  own: z.boolean(),
})
export type HandoverPhoto = z.output<typeof handoverPhoto>

export const photoPlace = z
  .string()
  .regex(
    /^(?:meter:(?:elektrik|su|dogalgaz)|(?:room|remark):[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
    'Fotoğrafın yeri belirsiz',
  )

/** The other record of the tenancy, beside which this one is read. */
export const frozenHandover = z.strictObject({
  data: handoverData,
  photos: z.array(z.strictObject({ file_id: z.uuid(), place: z.string() })),
})
export type FrozenHandover = z.output<typeof frozenHandover>

const instant = z.iso.datetime()

export const handoverRemark = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  author_name: z.string(),
  created_at: instant,
  photos: z.array(z.uuid()),
  own: z.boolean(),
})

export const handoverView = z.strictObject({
  id: z.uuid(),
  tenancy_id: z.uuid(),
  kind: z.enum(handoverKinds),
  state: z.enum(handoverStates),
  property_title: z.string(),
  tenant_names: z.array(z.string()),
  /** The draft, or what was sent. */
  data: handoverData,
  photos: z.array(handoverPhoto),
  version: recordVersion,
  updated_at: instant,
  updated_by: z.string(),
  paper: paperView.nullable(),
  /** Of the moving in, once it was sent, where this one is about moving out. */
  before: frozenHandover.nullable(),
  remarks: z.array(handoverRemark),
  /** The last day for remarks; null where none are taken. */
  remarks_until: z.iso.date().nullable(),
  rents: z.boolean(),
  may: z.strictObject({
    /** Write the draft and send it. */
    write: z.boolean(),
    /** Take back what was sent, in order to correct it. */
    reopen: z.boolean(),
    remark: z.boolean(),
  }),
})
export type HandoverView = z.output<typeof handoverView>

/** For the tenancy's own page. */
export const handoverSummary = z.strictObject({
  id: z.uuid(),
  kind: z.enum(handoverKinds),
  state: z.enum(handoverStates),
  date: z.iso.date().nullable(),
  /** Whether the answer of the person looking is waited for. */
  asked: z.boolean(),
  remarks_until: z.iso.date().nullable(),
  remark_count: z.number().int(),
  /** A party's signature on it is on paper. */
  on_paper: z.boolean(),
})
export type HandoverSummary = z.output<typeof handoverSummary>
