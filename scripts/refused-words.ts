/** A reader looks for the words of the field: `notify`, `recipients`, `withoutChosenOwner`. */
export function riddles(file: string, text: string): string[] {
  if (!/^(?:server|domain|web)\//.test(file)) return []
  const names = text.matchAll(
    /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) ((?:[Ww]hoever|[Nn]obody|[Aa]nybody|[Ss]omebody|[Ee]verybody|tell(?=[A-Z]))\w*)/gm,
  )
  const comments = text.matchAll(/(?:\/\/|\/\*\*?)[\s*]*\b(Whoever|Nobody|Everybody|Anybody|Somebody|Whatever)\b/g)
  return [
    ...[...names].map(([, name]) => `${file}: a name says what it is: ${name}`),
    ...[...comments].map(([, word]) => `${file}: a comment says why in a plain sentence: ${word} …`),
  ]
}

/**
 * Words that had several meanings, or none outside of their file. docs/glossary.md says which word each meaning has now;
 * fields that are stored or sent keep theirs.
 */
const refusedNames: readonly { name: RegExp; instead: string; in?: RegExp; except?: RegExp }[] = [
  {
    name: /^(?:place|\w*Place)(?!holder|d|ment)(?:s|[A-Z]\w*)?$/,
    instead: 'property, tab, target, location, index, rank or position',
    // The photos of a handover have a stored field of this name.
    except: /(?:^|\/)(?:handovers|add-handovers)(?:\/|\.)/,
  },
  {
    name: /^(?!ledgerAccounts)(?!\w*[bB]ankAccount)(?:account|\w*Account)(?:s|[A-Z]\w*)?$/,
    instead: 'ledger, or bankAccount',
    in: /^(?:domain|server\/features|web\/features)\/money\/|^server\/services\/ledger\//,
  },
  { name: /(?<!under)standing|^looking/i, instead: 'the state, the reader, the rights or the query' },
  { name: /^told/, instead: 'what was sent or shown: the events, mails, message or notification' },
  {
    name: /^(?:Asked|Found|Given|Known|Kept|Met|Read|Recorded|Said|Seen|Sent|Shown|Told|Typed|Wanted|Which|Written|Around|Answering)$/,
    instead: 'what it is: a query, a row, fields, a reply',
  },
  // `renters` belongs to the specification's field.
  { name: /[rR]enter(?!s)/, instead: 'tenant' },
]

export const ambiguousNames = (file: string, text: string) =>
  [
    ...text.matchAll(/^\s*(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm),
  ].flatMap(([, name]) => {
    const refused = refusedNames.find(
      (each) => each.name.test(name!) && (each.in?.test(file) ?? true) && !each.except?.test(file),
    )
    return refused ? [`${file}: ${name} has too many meanings; say ${refused.instead}`] : []
  })
