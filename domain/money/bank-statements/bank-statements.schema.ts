import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { ownerChoice, ownerFilter } from '#domain/people/engagements/engagements.schema.ts'
import { columnKinds } from './columns.rules.ts'
import { confidences } from './proposals.rules.ts'
import {
  maxStatementBytes,
  maxStatementCell,
  maxStatementCells,
  maxStatementColumns,
  maxStatementRows,
  normalBankAccount,
  statementFormats,
} from './statement.rules.ts'

const cell = z.union([z.string().max(maxStatementCell), z.number(), z.boolean(), z.null()])

/** The text of a CSV, MT940 or camt.053 file, or the cells of a spreadsheet that the browser has parsed. */
const statementContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().min(1).max(maxStatementBytes) }),
  z.strictObject({
    kind: z.literal('table'),
    rows: z
      .array(z.array(cell).max(maxStatementColumns, 'Dosyada bir hesap hareketi dosyasından çok daha fazla sütun var'))
      .min(1)
      .max(maxStatementRows, 'Dosyada çok fazla satır var. Daha kısa bir dönem için yeniden indirin')
      .refine(
        (rows) => rows.reduce((sum, row) => sum + row.length, 0) <= maxStatementCells,
        'Dosyada çok fazla hücre var. Daha kısa bir dönem için yeniden indirin',
      ),
  }),
])

const columns = z.array(z.enum(columnKinds)).min(1).max(maxStatementColumns)
const fileName = z.string().trim().min(1).max(200)

export const statementToCheck = z.strictObject({
  owner: ownerChoice,
  file_name: fileName,
  content: statementContent,
  /** Columns as the user corrected them; without them the remembered or recognised ones are used. */
  columns: columns.optional(),
})
export type StatementToCheck = z.output<typeof statementToCheck>

export const statementToTake = statementToCheck.extend({
  /** IBAN or number of the owner's account, for files that do not contain it. */
  account: z
    .string()
    .max(60)
    .transform(normalBankAccount)
    .refine((text) => /^[A-Z0-9]{5,34}$/.test(text), 'IBAN ya da hesap numarası yazın')
    .optional(),
})
export type StatementToTake = z.output<typeof statementToTake>

const kurus = z.number().int()
const count = z.number().int()
const sideTotal = z.strictObject({ count, sum: kurus })

/** Preview of importing a file. */
export const statementCheck = z.strictObject({
  format: z.enum(statementFormats),
  /** Null when the user has to enter it. */
  account: z.string().nullable(),
  /** Accounts of this owner with earlier statements. */
  accounts: z.array(z.string()),
  /** Empty for MT940 and camt.053, which have no columns to choose. */
  headers: z.array(z.string()),
  header_line: count.nullable(),
  columns,
  /** Source of the columns: recognised in this file, remembered from a similar one, or chosen by the user. */
  columns_from: z.enum(['recognised', 'remembered', 'chosen']),
  problem: z.strictObject({ line: count.nullable(), message: z.string() }).nullable(),
  warnings: z.array(z.string()),
  /** The first lines of the file. */
  lines: z.array(
    z.strictObject({
      line: count,
      day: z.iso.date(),
      amount: kurus,
      currency: z.string(),
      description: z.string(),
      counterparty: z.string(),
      reference: z.string(),
    }),
  ),
  total: count,
  /** Number of these lines that were imported before. */
  known: count,
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  incoming: z.array(sideTotal.extend({ currency: z.string() })),
  outgoing: z.array(sideTotal.extend({ currency: z.string() })),
})
export type StatementCheck = z.output<typeof statementCheck>

export const lineStates = ['waiting', 'confirmed', 'ignored'] as const
export type LineState = (typeof lineStates)[number]

export const lineFilter = z.strictObject({
  ...pageQuery,
  size: pageQuery.size.default(50),
  owner: ownerFilter,
  /** `outgoing`: waiting lines of money paid from the account. */
  show: z.enum([...lineStates, 'outgoing']).default('waiting'),
})
export type LineFilter = z.output<typeof lineFilter>

export const pots = ['payment', 'deposit'] as const

const tenancyName = z.strictObject({
  id: z.uuid(),
  property: z.string(),
  tenants: z.array(z.string()),
})

export const lineView = z.strictObject({
  id: z.uuid(),
  owner: z.uuid(),
  owner_name: z.string(),
  account: z.string(),
  day: z.iso.date(),
  /** Positive for incoming money, negative for outgoing. */
  amount: kurus,
  currency: z.string(),
  description: z.string(),
  counterparty: z.string(),
  counterparty_iban: z.string(),
  reference: z.string(),
  state: z.enum(lineStates),
  file_name: z.string(),
  line: count,
  /** The user who decided on the line, and the reason for setting it aside. */
  decided_by: z.string(),
  decided_at: z.iso.datetime().nullable(),
  reason: z.string(),
  parts: z.array(
    z.strictObject({
      tenancy: tenancyName,
      amount: kurus,
      pot: z.enum(pots),
      /** Matched with a payment that was booked in another way. */
      matched: z.boolean(),
      /** The booking was reversed in the tenancy's account. */
      reversed: z.boolean(),
    }),
  ),
  proposal: z
    .strictObject({
      tenancy: tenancyName,
      pot: z.enum(pots),
      confidence: z.enum(confidences),
      reasons: z.array(z.string()),
      cautions: z.array(z.string()),
      /** A booked payment that is most likely the same. */
      known: z.uuid().nullable(),
      covers: z.array(z.strictObject({ label: z.string(), amount: kurus })),
      /** The remainder, which stays as credit for later claims. */
      left: kurus,
    })
    .nullable(),
})
export type LineView = z.output<typeof lineView>
export type TenancyName = z.output<typeof tenancyName>

export const maxPartsOfLine = 6
/** One click confirms one page of lines. */
export const maxLinesAtOnce = 200

const linePart = z.strictObject({
  tenancy: z.uuid(),
  amount: kurus.min(1).max(Number.MAX_SAFE_INTEGER),
  pot: z.enum(pots),
})
export type LinePart = z.output<typeof linePart>

/** The parts that the user has seen and agreed to, even if a new proposal would differ. */
export const linesToConfirm = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        id: z.uuid(),
        parts: z.array(linePart).min(1).max(maxPartsOfLine),
        /** Other payments than equal ones of these days that are booked already. */
        again: z.boolean().default(false),
        /** The booked payment that this line is; nothing more is booked. */
        same_as: z.uuid().nullable().default(null),
      }),
    )
    .min(1)
    .max(maxLinesAtOnce),
})
export type LinesToConfirm = z.output<typeof linesToConfirm>

export const lineToIgnore = z.strictObject({
  reason: z.string().trim().min(3, 'Neden kullanılmayacağını kısaca yazın').max(300),
})

export const tenancyQuery = z.strictObject({
  owner: ownerChoice,
  q: z.string().trim().max(100).default(''),
})
export const tenancyOption = tenancyName.extend({
  /** Open amount today in the contract's currency. */
  open: kurus,
  currency: z.string(),
  reference: z.string(),
})
export type TenancyOption = z.output<typeof tenancyOption>
