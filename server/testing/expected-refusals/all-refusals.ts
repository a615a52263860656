import { community } from './community.ts'
import { contracts } from './contracts.ts'
import type { ExpectedRefusals } from './expected-refusal.ts'
import { money } from './money.ts'
import { operations } from './operations.ts'
import { people } from './people.ts'
import { property } from './property.ts'
import { shared } from './shared.ts'
import { tenancy } from './tenancy.ts'
import { work } from './work.ts'

export const expectedRefusals: ExpectedRefusals = {
  ...shared,
  ...people,
  ...property,
  ...tenancy,
  ...contracts,
  ...money,
  ...work,
  ...community,
  ...operations,
}
