import { type Mutation, noticedBy } from './mutation.ts'

/** The records that an answer may use, and the checks of a language model's output. */
export const assistant: Mutation[] = [
  ...noticedBy(
    'server/features/insight/assistant/assistant.test.ts',
    'two owners who ask the same words',
    [
      'server/features/insight/assistant/answer-question.ts',
      "const actor: Actor = { ...caller, subject: { ...caller.subject, role: 'user' } }",
      'const actor: Actor = caller',
      'an administrator reads what everybody owns',
    ],
    [
      'server/features/insight/assistant/answer-question.ts',
      "person: of('person').length > 0",
      'person: false',
      'a question about one tenant is answered with all of them',
    ],
  ),
  ...noticedBy('server/features/insight/assistant/assistant.test.ts', 'staff hear of money only with the right to it', [
    'server/features/insight/assistant/answer-question.ts',
    'expenses && !readsExpenses(actor)',
    'false && expenses',
    'a lawyer is told of expenses as if there were none',
  ]),
  ...noticedBy(
    'server/features/insight/assistant/assistant.test.ts',
    'income is what it is on the start screen',
    [
      'server/features/insight/assistant/income.queries.ts',
      "isCollected('s')}",
      'sql`true`}',
      'deposits and forgiven rent are called collected',
    ],
    [
      'server/features/insight/assistant/expense-answers.ts',
      'sum + amount - tenant_amount',
      'sum + amount',
      'what the tenant bears is called the owner’s expense',
    ],
  ),
  ...noticedBy('server/features/insight/assistant/assistant.test.ts', 'staff hear of money only', [
    'server/features/insight/assistant/answer-question.ts',
    "intent.area === 'money' ? barredFrom(actor, intent) : null",
    'null',
    'an agent without the right to money is told that nobody owes anything',
  ]),
  ...noticedBy('server/features/insight/assistant/assistant.test.ts', 'thirty ids at a time', [
    'server/features/insight/assistant/in-batches.ts',
    'export const batchSize = 30',
    'export const batchSize = 60',
    'a statement is handed more ids than the limit',
  ]),
  ...noticedBy('server/features/insight/assistant/assistant.test.ts', 'what cannot be read counts as empty', [
    'server/features/insight/assistant/answer-question.ts',
    'figures: incomplete ? [] : (answer.figures ?? [])',
    'figures: answer.figures ?? []',
    'a failed read is shown as zero',
  ]),
  ...noticedBy(
    'domain/insight/assistant/model-words.rules.test.ts',
    'what the answer does not hold is not believed',
    [
      'domain/insight/assistant/model-words.rules.ts',
      '  if (!isWithin(numbersIn(text), numbersIn(masked.text))) return null\n',
      '',
      'a model invents an amount',
    ],
    [
      'domain/insight/assistant/model-words.rules.ts',
      '  if (!isWithin(numberWordsIn(text), numberWordsIn(masked.text))) return null\n',
      '',
      'a model invents an amount in words',
    ],
  ),
  ...noticedBy('server/features/insight/assistant/ask-model.test.ts', 'orders in a tenant’s name', [
    'server/features/insight/assistant/ask-model.ts',
    "const masked = maskNames(text.join('\\n'), names)",
    "const masked = maskNames(text.join('\\n'), [])",
    'names of tenants leave the server',
  ]),
  ...noticedBy('domain/insight/assistant/understand.rules.test.ts', 'is said, whatever else is understood', [
    'domain/insight/assistant/understand.rules.ts',
    "if (nameless) return refused('no_name', nameless)",
    '',
    'a question about somebody unknown is answered with everybody',
  ]),
  ...noticedBy('domain/insight/assistant/understand.rules.test.ts', 'the reading that was chosen of two', [
    'domain/insight/assistant/understand.rules.ts',
    'if (!intent || !isFor(intent, roles)) return null',
    'if (!intent) return null',
    'a tenant chooses a landlord’s question',
  ]),
]
