import { html } from 'hono/html'
import { z } from 'zod'
import type { Access, Endpoint } from '#domain/kernel/endpoint.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Route } from './route.ts'
import { sessionCookieName } from './session-cookie.ts'

const accessTexts: Record<Access, string> = {
  anyone: 'Herkes',
  account: 'Oturumu olan herkes (onay bekleyenler dâhil)',
  'signed-in': 'Onaylanmış her kullanıcı',
  host: 'Mülk sahibi ya da mülk ekleme yetkili temsilci',
  'contract-maker': 'Mülk sahibi ya da mülk ekleme veya belge yetkili temsilci',
  'tax-sheet': 'Mülk sahibi, hissedar ya da mülk ekleme veya ödeme yetkili temsilci',
  'lawyer-or-host': 'Avukat, mülk sahibi ya da mülk ekleme yetkili temsilci',
  admin: 'Yönetici',
}

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
  }) as Record<string, unknown>
  return schema
}

const refusal = {
  description: 'Ret: makineler için kod, insanlar için Türkçe metin.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}

const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

function operation(endpoint: Endpoint) {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')]
  const body = schemaOf(endpoint.body, 'input')
  const takesBody =
    endpoint.upload || Object.keys((body.properties as object | undefined) ?? {}).length > 0 || body.anyOf
  return {
    summary: endpoint.summary,
    description: `Kim çağırabilir: ${accessTexts[endpoint.access]}`,
    tags: [endpoint.path.split('/')[1]],
    'x-access': endpoint.access,
    ...(endpoint.access !== 'anyone' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(Boolean(takesBody) && {
      requestBody: {
        required: true,
        content: endpoint.upload ? binary : { 'application/json': { schema: body } },
      },
    }),
    responses: {
      200: {
        description: 'Yanıt',
        content: endpoint.download ? binary : { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      default: refusal,
    },
  }
}

function parametersOf(shape: z.ZodType, location: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema,
  }))
}

export function openApi(routes: Route[], info: { version: string; publicUrl: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { endpoint } of routes) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Anahtar API', version: info.version, description: 'Kiralık mülk yönetimi. Oturum bir çerezdir.' },
    servers: [{ url: info.publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(info.publicUrl.startsWith('https://')) },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }
}

/** The API's documentation as HTML, without scripts or external resources. */
export function apiPage(routes: Route[]) {
  const groups = groupBy(routes, ({ endpoint }) => endpoint.path.split('/')[1]!)
  const sections = [...groups].map(
    ([group, members]) =>
      html`<section><h2>/${group}</h2>${members.map(({ endpoint }) => operationPart(endpoint))}</section>`,
  )
  return html`<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Anahtar API</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;color:#17252a;background:#fff}
details{border:1px solid #cfdcdf;border-radius:10px;padding:.6rem 1rem;margin:.5rem 0}summary{cursor:pointer}em{color:#55686e;font-size:.9em}
pre{background:#f3f7f8;padding:1rem;border-radius:10px;overflow:auto}a{color:#0b5d6b}</style></head><body><main><h1>Anahtar API</h1>
<p>Makineler için aynı bilgi: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Her ret <code>code</code> ve Türkçe <code>message</code> taşır.</p>${sections}</main></body></html>`
}

function operationPart(endpoint: Endpoint) {
  const { requestBody, parameters, responses } = operation(endpoint)
  return html`<details><summary><code><b>${endpoint.method}</b> /api${endpoint.path}</code> ${endpoint.summary} <em>${accessTexts[endpoint.access]}</em></summary>${schemaPart('Parametreler', parameters)}${schemaPart('Gövde', requestBody)}${schemaPart('Yanıt', responses[200])}</details>`
}

const schemaPart = (title: string, schema: object = {}) =>
  Object.keys(schema).length > 0 ? html`<h4>${title}</h4><pre>${JSON.stringify(schema, null, 2)}</pre>` : ''
