import { z } from 'zod'
import { instant, recordVersion } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { meters } from '#domain/property/properties/properties.schema.ts'
import { paperView } from '#domain/tenancy/papers/papers.schema.ts'

export const handoverKinds = ['in', 'out'] as const
export type HandoverKind = (typeof handoverKinds)[number]

export const handoverStates = ['draft', 'sent', 'objected', 'confirmed'] as const
export type HandoverState = (typeof handoverStates)[number]

/** Suggestions; other kinds are allowed. */
export const keyKinds = ['Daire', 'Apartman girişi', 'Posta kutusu', 'Depo', 'Otopark kumandası', 'Site kartı'] as const
export const roomConditions = ['Temiz ve hasarsız', 'Kullanım izleri var', 'Hasarlı', 'Temizlik gerekiyor'] as const

export const maxRooms = 20
export const maxRoomPhotos = 12
export const maxMeterPhotos = 2
export const maxRemarkPhotos = 6
/** Limit of one record including remarks, so that document and page stay readable. */
export const maxPhotos = 120

const room = z.strictObject({
  id: z.uuid(),
  name: trimmedText(60),
  condition: trimmedText(60),
  remarks: trimmedText(1000),
})
const fixture = z.strictObject({
  /** Id from the property's list, or a new one. */
  id: z.uuid(),
  name: trimmedText(120),
  brand: trimmedText(120),
  count: trimmedText(5),
  condition: trimmedText(60),
  remarks: trimmedText(500),
})
const meter = z.strictObject({
  meter: z.enum(meters),
  number: trimmedText(40),
  /** The value on the meter; null before it is read. */
  reading: z
    .number({ error: 'Sayaçtaki değeri sayı olarak yazın' })
    .min(0, 'Endeks 0’dan küçük olamaz')
    .max(99_999_999_999, 'Endeks çok büyük')
    .transform((value) => Math.round(value * 1000) / 1000)
    .nullable(),
  /** The meter does not exist or cannot be reached, so no reading is required. */
  absent: z.boolean(),
})
const keys = z.strictObject({ id: z.uuid(), kind: trimmedText(60), count: z.number().int().min(0).max(99) })

/** The record as filled in on site; a draft may be incomplete. */
export const handoverData = z.strictObject({
  date: enteredDay().nullable(),
  rooms: z.array(room).max(maxRooms),
  fixtures: z.array(fixture).max(120),
  meters: z.array(meter).max(meters.length),
  keys: z.array(keys).max(20),
  /** The people present, as a sentence. */
  present: trimmedText(300),
  remarks: trimmedText(3000),
})
export type HandoverData = z.output<typeof handoverData>
export type HandoverRoom = HandoverData['rooms'][number]
export type HandoverFixture = HandoverData['fixtures'][number]

export const handoverPhoto = z.strictObject({
  id: z.uuid(),
  file_id: z.uuid(),
  /** room:<id>, meter:<name> or remark:<id> */
  place: z.string(),
  /** True when the viewer may remove it. */
  own: z.boolean(),
})
export type HandoverPhoto = z.output<typeof handoverPhoto>

export const photoPlace = z
  .string()
  .regex(
    /^(?:meter:(?:elektrik|su|dogalgaz)|(?:room|remark):[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
    'Fotoğrafın yeri belirsiz',
  )

/** The tenancy's other record, for comparison. */
export const frozenHandover = z.strictObject({
  data: handoverData,
  photos: z.array(z.strictObject({ file_id: z.uuid(), place: z.string() })),
})
export type FrozenHandover = z.output<typeof frozenHandover>

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
  /** The draft, or the content that was sent. */
  data: handoverData,
  photos: z.array(handoverPhoto),
  version: recordVersion,
  updated_at: instant,
  updated_by: z.string(),
  paper: paperView.nullable(),
  /** For moving out: the record of moving in, once it was sent. */
  before: frozenHandover.nullable(),
  remarks: z.array(handoverRemark),
  /** The last day for remarks; null when none are accepted. */
  remarks_until: z.iso.date().nullable(),
  /** True when the viewer is a tenant. */
  rents: z.boolean(),
  may: z.strictObject({
    /** Edit the draft and send it. */
    write: z.boolean(),
    /** Withdraw the sent record to correct it. */
    reopen: z.boolean(),
    remark: z.boolean(),
  }),
})
export type HandoverView = z.output<typeof handoverView>

/** Summary for the page of the tenancy. */
export const handoverSummary = z.strictObject({
  id: z.uuid(),
  kind: z.enum(handoverKinds),
  state: z.enum(handoverStates),
  date: z.iso.date().nullable(),
  /** True when the viewer has to answer. */
  asked: z.boolean(),
  remarks_until: z.iso.date().nullable(),
  remark_count: z.number().int(),
  /** A party signed it on paper. */
  on_paper: z.boolean(),
})
export type HandoverSummary = z.output<typeof handoverSummary>

/** A defect that the tenant noticed in the first days. */
export const remarkForm = z.strictObject({
  text: z.string().trim().min(1, 'Notunuzu yazın').max(2000, 'En fazla 2000 karakter girilebilir'),
})
