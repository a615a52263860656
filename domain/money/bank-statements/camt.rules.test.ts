import { expect, test } from 'vitest'
import { openStatement, readStatement } from './read-statement.rules.ts'
import { shapeOf } from './statement-file.rules.ts'

const read = (text: string) => readStatement(openStatement({ kind: 'text', text }), { today: '2026-11-16' })
const amount = (kurus: string, side = 'CRDT', currency = 'TRY') =>
  `<Amt Ccy="${currency}">${kurus}</Amt><CdtDbtInd>${side}</CdtDbtInd>`
const balance = (code: string, money: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money}<Dt><Dt>2026-11-01</Dt></Dt></Bal>`
const entry = (money: string, inner = '', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry>${money}${status}<BookgDt><Dt>2026-11-02</Dt></BookgDt><ValDt><Dt>2026-11-03</Dt></ValDt>${inner}</Ntry>`
const file = (inner: string, acct = '<IBAN>TR330006100519786457841326</IBAN>') =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id>${acct}</Id></Acct>\n${inner}\n</Stmt></BkToCstmrStmt></Document>`
const balanced = (inner: string, closing: string) =>
  file(balance('OPBD', amount('100.00')) + inner + balance('CLBD', closing))

test('name, account, words and the bank’s reference of the other side; the booking day is the day', () => {
  const details = `<AcctSvcrRef>A1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>AYŞE &amp; ALİ &#304;N</Nm></Dbtr><DbtrAcct><Id><IBAN>TR47 0000 1001 0000 0350 9300 01</IBAN></Id></DbtrAcct>
<Cdtr><Nm>EV SAHİBİ</Nm></Cdtr></RltdPties><RmtInf><Ustrd>KASIM</Ustrd><Ustrd><![CDATA[KİRASI <2>]]></Ustrd></RmtInf></TxDtls></NtryDtls>`
  const { lines, warnings } = read(balanced(entry(amount('42500.00'), details), amount('42600.00')))
  expect(warnings).toEqual([])
  expect(lines).toEqual([
    {
      line: 4,
      account: 'TR330006100519786457841326',
      day: '2026-11-02',
      valueDay: '2026-11-03',
      amount: 4_250_000,
      currency: 'TL',
      description: 'KASIM KİRASI <2>',
      counterparty: 'AYŞE & ALİ İN',
      counterpartyIban: 'TR470000100100000350930001',
      reference: 'A1',
    },
  ])
})

test('outgoing money, older and prefixed forms, an account without an IBAN; announced movements wait', () => {
  const outgoing = entry(amount('10.5', 'DBIT'), '<AddtlNtryInf>ÜCRET</AddtlNtryInf>', '<Sts>BOOK</Sts>')
  const announced = entry(amount('99.00'), '', '<Sts><Cd>PDNG</Cd></Sts>')
  const text = file(outgoing + announced, '<Othr><Id>0001/778899</Id></Othr>')
  const prefixed = text.replace(/<(\/?)(?=[A-Z])/g, '<$1n:').replace('xmlns=', 'xmlns:n=')
  for (const each of [text, prefixed]) {
    const { lines, warnings } = read(each)
    expect(lines).toMatchObject([{ account: '0001778899', amount: -1050, description: 'ÜCRET', counterparty: '' }])
    expect(warnings).toHaveLength(1)
  }
})

test('a collected entry is split when its parts add up to it, and stays whole when they do not', () => {
  const part = (kurus: string, name: string) =>
    `<TxDtls><Amt Ccy="TRY">${kurus}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
  const collected = (second: string) =>
    balanced(
      entry(amount('300.00'), `<NtryDtls>${part('100.00', 'BİR')}${part(second, 'İKİ')}</NtryDtls>`),
      amount('400.00'),
    )
  expect(read(collected('200.00')).lines).toMatchObject([
    { amount: 10_000, counterparty: 'BİR' },
    { amount: 20_000, counterparty: 'İKİ' },
  ])
  expect(read(collected('150.00')).lines).toMatchObject([{ amount: 30_000, counterparty: '' }])
})

test('what does not add up, is not readable or could grow is refused with its line', () => {
  const problem = (text: string) => {
    try {
      return read(text).lines
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(problem(balanced(entry(amount('10.00')), amount('111.00')))).toContain('4. satır: Açılış bakiyesi')
  expect(problem(balanced(entry(amount('10.001')), amount('110.00')))).toContain('4. satır: Hareketin tutarı')
  expect(problem(file(entry(amount('10,00'))))).toContain('okunamıyor')
  expect(problem(file(entry(amount('10.00', 'X'))))).toContain('okunamıyor')
  expect(problem(file(entry(amount('10.00', 'CRDT', 'JPY'))))).toContain('para birimi')
  expect(problem(file(entry(amount('0.00'))))).toContain('sıfır')
  expect(problem(file(entry(amount('1.00')).replace(/<BookgDt>.*<\/ValDt>/, '')))).toContain('tarihi')
  expect(problem(file(''))).toContain('hiç hareket yok')
  expect(problem(file('').replace('</Stmt>', ''))).toContain('XML olarak okunamıyor')
  expect(
    problem(
      file(entry(amount('1.00')))
        .replace('<Stmt>', '<Rpt>')
        .replace('</Stmt>', '</Rpt>'),
    ),
  ).toContain('Stmt')
  const growing = file(entry(amount('1.00'))).replace('<Document', '<!DOCTYPE a [<!ENTITY b "bbb">]><Document')
  expect(problem(growing)).toContain('DOCTYPE')
})

test('it is known by its name space; other XML stays a page of the web', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(shapeOf(bytes(file('')))).toBe('text')
  expect(shapeOf(bytes('<?xml version="1.0"?><html></html>'))).toBe('web-page')
})
