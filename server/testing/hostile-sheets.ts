/** A sheet or statement that is meant to keep the server busy, as the JSON body in which it is sent. */
export interface HostileBody {
  name: string
  json: string
}

const head = 'Tarih;Açıklama;Tutar;Bakiye\n'
const line = '01.11.2026;Kira;100,00;100,00\n'

const camt = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">'
/** Texts as in a bank's CSV, MT940 or camt.053 file, each up to 2 MB. */
const statementTexts: Record<string, () => string> = {
  '900,000 columns': () => `${head}${';'.repeat(900_000)}\n${line}`,
  '900,000 columns of tabs in every one of the first lines': () => `${'a\t'.repeat(30_000)}\n`.repeat(30),
  'an amount of 1.1.1…': () => `${head}01.11.2026;Kira;${'1.'.repeat(900_000)};0\n`,
  'an amount of spaces between letters': () => `${head}01.11.2026;Kira;x${' '.repeat(1_500_000)}x;0\n`,
  'an amount of brackets': () => `${head}01.11.2026;Kira;${'('.repeat(1_500_000)};0\n`,
  'a date of digits': () => `${head}${'1'.repeat(1_500_000)};Kira;1,00;0\n`,
  'a date of spaces and no time': () => `${head}01.11.2026${' '.repeat(1_500_000)}x;Kira;1,00;0\n`,
  'a giant description': () => `${head}01.11.2026;${'kira '.repeat(380_000)};1,00;0\n`,
  'a header of a million letters': () => `Tarih;Açıklama;Tutar${'İ'.repeat(900_000)}\n${line}`,
  'a quote that is never closed': () => `${head}01.11.2026;"${'x'.repeat(1_500_000)}`,
  'a quote after every letter': () => `${head}01.11.2026;${'x"'.repeat(900_000)};1,00;0\n`,
  'quotes in pairs without end': () => `${head}01.11.2026;"${'""'.repeat(900_000)}`,
  'a million empty lines and no table': () => '\n'.repeat(1_900_000),
  'a hundred thousand lines': () => head + line.repeat(60_000),
  'colons and line ends before the table': () =>
    `"Hesap no${':'.repeat(300_000)}${' '.repeat(300_000)}\n${':'.repeat(300_000)}\n"\n${head}`,
  'spaces alone': () => ' '.repeat(1_900_000),
  'camt.053 of nothing but opened elements': () => `${camt}${'<a>'.repeat(600_000)}`,
  'camt.053 with empty elements': () => `${camt}${'<a/>'.repeat(400_000)}</Document>`,
  'camt.053 with one tag of two megabytes': () => `${camt}<a ${'b="c" '.repeat(300_000)}/></Document>`,
  'camt.053 with an attribute of spaces': () => `${camt}<a ${' '.repeat(1_800_000)}`,
  'camt.053 with numbers for letters': () => `${camt}${'&#65;'.repeat(380_000)}</Document>`,
  'camt.053 with a comment that never ends': () => `${camt}${'<!--'.repeat(450_000)}`,
  'MT940 with a field of two megabytes': () => `:20:A\n:25:1\n:60F:C261101TRY0,00\n:61:${'1'.repeat(1_800_000)}\n`,
  'MT940 of nothing but opened blocks': () => `:20:A\n:25:1\n${'{4:'.repeat(500_000)}\n`,
  'MT940 with slashes in its reference': () =>
    `:20:A\n:25:1\n:60F:C261101TRY0,00\n:61:2611011101C0,00NTRF${'/ '.repeat(800_000)}\n`,
  'MT940 whose amount is commas': () =>
    `:20:A\n:25:1\n:60F:C261101TRY0,00\n:61:2611011101C1${','.repeat(1_500_000)}NTRF\n`,
}

const statement = (content: string) => `{"owner":"self","file_name":"hareketler.csv","content":${content}}`
const rowsOf = (rows: string) => statement(`{"kind":"table","rows":[${rows}]}`)
const many = (one: string, count: number) => `${`${one},`.repeat(count - 1)}${one}`

/** The same for spreadsheet cells, and for JSON that is not a statement. */
const statementBodies: Record<string, () => string> = {
  'a million empty rows': () => rowsOf(many('[]', 1_000_000)),
  'a row of a million cells': () => rowsOf(`[${many('1', 1_000_000)}]`),
  'as many cells as rows and columns allow': () => rowsOf(many(`[${many('""', 60)}]`, 5200)),
  'a cell of a million letters': () => rowsOf(`["${'x'.repeat(1_000_000)}"]`),
  'arrays in arrays': () => rowsOf(`${'['.repeat(900_000)}${']'.repeat(900_000)}`),
  'objects in objects': () => rowsOf(`${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`),
  'a million names': () => `{${Array.from({ length: 250_000 }, (_, at) => `"k${at}":1`).join()}}`,
  'NUL in every cell': () => rowsOf(many('["\\u0000"]', 5000)),
  'numbers beyond any number': () => rowsOf(many(`["01.11.2026","Kira",1e308]`, 5200)),
  'JSON that never ends': () => rowsOf('[1,2,3').slice(0, -3),
}

const row = (cells: string, rows = 1) => `{"dryRun":true,"rows":[${many(`{${cells}}`, rows)}]}`

/** For both imports; `field` is a header that the import knows, and `kind` the type of its values. */
const sheetBodies = (fields: {
  title: string
  money: string
  count: string
  day: string
}): Record<string, () => string> => {
  const { title, money, count, day } = fields
  const cell = (name: string, text: string, rows = 1) => row(`"${title}":"Daire","${name}":"${text}"`, rows)
  return {
    '150,000 columns in one row': () => row(Array.from({ length: 150_000 }, (_, at) => `"k${at}":1`).join()),
    'a thousand rows with other columns each': () =>
      `{"dryRun":true,"rows":[${Array.from({ length: 150 }, (_, at) => `{${Array.from({ length: 990 }, (__, index) => `"${at}-${index}":1`).join()}}`).join()}]}`,
    'half a million empty rows': () => row('', 500_000),
    'more rows than allowed': () => row(`"${title}":"Daire"`, 5000),
    'a cell of two megabytes': () => cell(title, 'x'.repeat(1_900_000)),
    'a header of two megabytes': () => row(`"${'x'.repeat(1_900_000)}":1`),
    'money of 1.1.1…': () => cell(money, '1.'.repeat(4900), 200),
    'money of spaces': () => cell(money, `1${' '.repeat(9000)}x`, 200),
    'money of lira signs': () => cell(money, '₺'.repeat(3000), 200),
    'a count of 111.111…': () => cell(count, '111.'.repeat(2400), 200),
    'a count of digits': () => cell(count, '9'.repeat(9900), 200),
    'a day of digits': () => cell(day, '1'.repeat(9900), 200),
    'a day of dots': () => cell(day, '1.'.repeat(4900), 200),
    'a title of spaces': () => row(`"${title}":"${' '.repeat(9900)}"`, 200),
    'NUL in a cell': () => cell(title, '\\u0000'),
    'half of a surrogate pair': () => cell(title, '\\ud800'),
    'arrays in arrays': () => row(`"${title}":${'['.repeat(900_000)}${']'.repeat(900_000)}`),
    'objects in objects': () => row(`${'"a":{'.repeat(300_000)}${'}'.repeat(300_000)}`),
    'an array for an object': () => `[${many('[]', 600_000)}]`,
    'JSON that never ends': () => `{"dryRun":true,"rows":[${many(`{"${title}":"x"}`, 900)}`,
  }
}

const made = (bodies: Record<string, () => string>): HostileBody[] =>
  Object.entries(bodies).map(([name, make]) => ({ name, json: make() }))

export const hostileStatements = (): HostileBody[] => [
  ...Object.entries(statementTexts).map(([name, make]) => ({
    name,
    json: statement(JSON.stringify({ kind: 'text', text: make() })),
  })),
  ...made(statementBodies),
]

export const hostilePropertySheets = () =>
  made(sheetBodies({ title: 'Başlık', money: 'Aylık aidat (TL)', count: 'Metrekare', day: 'Tapu tarihi' }))

export const hostileContractSheets = () =>
  made(sheetBodies({ title: 'Mülk', money: 'Aylık kira', count: 'Ödeme günü', day: 'Başlangıç tarihi' }))
