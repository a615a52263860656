import type { CatalogueTable } from './personal-table.ts'

export const impersonalTables: Record<string, CatalogueTable> = {
  decision_codes: {
    nobody: 'hashed codes of a few minutes; what they belong to is the id of a question',
    columns: 'id subject code_hash channel tries expires_at',
  },
  exchange_rates: { nobody: 'rates of the day', columns: 'base USD EUR source fetched_at' },
  exchange_rate_days: { nobody: 'rates by day', columns: 'day USD EUR source' },
  legal_interest_rates: {
    nobody: 'figures of the law',
    columns: 'from_on percent source entered_by entered_at',
    traces: 'entered_by',
  },
  migrations: { nobody: 'which changes of the tables have run', columns: 'name applied_at checksum' },
  questions: {
    nobody: 'questions of the survey with numbers of answers; who answered what is not kept',
    columns: `id question_id question_text is_multiple_choice option_a option_b option_c option_d option_e count_a count_b
      count_c count_d count_e`,
  },
  guess_delays: { nobody: 'hashed keys with a number and two moments', columns: 'key tries next_at forget_at' },
  rate_limits: { nobody: 'hashed keys with a number and an end', columns: 'key points expire' },
  tax_years: {
    nobody: 'figures of the law',
    columns: 'year exemption ceiling workplace_limit plain_limit lump_percent brackets source version',
  },
  tufe_rates: {
    nobody: 'published figures',
    columns: 'month percent entered_by entered_at',
    traces: 'entered_by',
  },
}
