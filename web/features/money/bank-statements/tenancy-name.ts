import type { TenancyName } from '#domain/money/bank-statements/bank-statements.schema.ts'

/** Example: `Moda Dairesi · Mehmet Öztürk` */
export const nameOfTenancy = ({ property, tenants }: TenancyName) =>
  [property, tenants.join(', ')].filter(Boolean).join(' · ')
