import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'

export type ToolArgs = Record<string, unknown>

export interface ReadingTool {
  name: string
  title: string
  /** For the model that chooses among the tools. */
  description: string
  endpoint: Endpoint
  /** The screen that shows the same. */
  screen(args: ToolArgs): string
}

const id = (value: unknown) => encodeURIComponent(String(value ?? ''))

/** Each is one call of the API, so rights, scopes and limits are those of that call. Amounts are kuruş. */
export const readingTools: readonly ReadingTool[] = [
  {
    name: 'list_payments',
    title: 'Kim ödedi, kim ödemedi',
    description:
      'Bir ayın kira ödemeleri: kim ödedi, kim ödemedi, kaç gün gecikti. Ödemeyenler için state "late" (gecikmiş) ya da "open" (günü gelmemiş) verin. Tutarlar kuruştur.',
    endpoint: paymentsApi.month,
    screen: ({ month }) => `/payment${month ? `?month=${id(month)}` : ''}`,
  },
  {
    name: 'show_account',
    title: 'Bir kiracılığın ödemeleri',
    description:
      'Bir kiracılığın (tenancy) ya da mülkün (property) son ayları, açık borcu ve ödemeleri. Tutarlar kuruştur.',
    endpoint: paymentsApi.account,
    screen: ({ tenancy, property }) =>
      tenancy ? `/tenancy/${id(tenancy)}/account` : `/property-detail/${id(property)}`,
  },
  {
    name: 'list_properties',
    title: 'Mülkler',
    description: 'Mülkler; durum, kira ve kiracılarıyla. q ile ad ya da adreste arar.',
    endpoint: propertiesApi.list,
    screen: () => '/propertyList',
  },
  {
    name: 'show_property',
    title: 'Bir mülk',
    description: 'Bir mülkün bilgileri, kiracıları ve süren kontratı.',
    endpoint: propertyDetailApi.detail,
    screen: (args) => `/property-detail/${id(args.id)}`,
  },
  {
    name: 'list_contracts',
    title: 'Kontratlar',
    description: 'Kontratlar; tarafları, süresi, bugünkü kirası ve onay durumuyla.',
    endpoint: contractsApi.list,
    screen: () => '/contracts',
  },
  {
    name: 'show_contract',
    title: 'Bir kontrat',
    description: 'Bir kontratın maddeleri, tarafları ve geçmişi.',
    endpoint: contractsApi.view,
    screen: (args) => `/viewContract/${id(args.id)}`,
  },
  {
    name: 'list_tenants',
    title: 'Kiracılar',
    description: 'Kiracılar; mülkleri, gecikmiş borçları ve iletişim bilgileriyle.',
    endpoint: tenantsApi.list,
    screen: () => '/renterList',
  },
  {
    name: 'list_expenses',
    title: 'Giderler',
    description: 'Giderler ve toplamları. Tutarlar kuruştur.',
    endpoint: expensesApi.list,
    screen: () => '/payment/expenses',
  },
  {
    name: 'list_deadlines',
    title: 'Süreler ve tarihler',
    description: 'Yaklaşan tarihler: kontrat bitişi, bildirim, artış, poliçe; en yakını önce.',
    endpoint: deadlinesApi.list,
    screen: () => '/deadlines',
  },
  {
    name: 'list_requests',
    title: 'Talepler',
    description: 'Kiracıların talepleri (arıza, onarım, istek), en yenisi önce.',
    endpoint: suggestionsApi.list,
    screen: ({ property_id }) => (property_id ? `/property-detail/${id(property_id)}` : '/propertyList'),
  },
  {
    name: 'list_documents',
    title: 'Belgeler',
    description: 'Mülklerin belgeleri: sözleşme, tapu, sigorta, fatura.',
    endpoint: documentsApi.list,
    screen: () => '/documents',
  },
]
