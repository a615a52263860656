import { html, raw } from 'hono/html'
import { z } from 'zod'
import type { Access, Endpoint } from '#domain/kernel/endpoint.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { scopeRows, tokenApi } from '#domain/people/access-tokens/access-tokens.rules.ts'
import { curlExample, inputExample, replyExample } from './examples.ts'
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

/** A program calls the versioned address with a token, the screens call the other one with a session. */
type By = 'session' | 'token'
const addressOf = (endpoint: Endpoint, by: By) => `/api${by === 'token' ? tokenApi : ''}${endpoint.path}`

function operation(endpoint: Endpoint, by: By) {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')]
  const body = schemaOf(endpoint.body, 'input')
  const takesBody =
    endpoint.upload || Object.keys((body.properties as object | undefined) ?? {}).length > 0 || body.anyOf
  return {
    summary: endpoint.summary,
    description: `Kim çağırabilir: ${accessTexts[endpoint.access]}`,
    tags: [endpoint.path.split('/')[1]],
    'x-access': endpoint.access,
    ...(by === 'token' && { 'x-scope': endpoint.scope }),
    ...(endpoint.access !== 'anyone' && { security: [{ [by]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(Boolean(takesBody) && {
      requestBody: {
        required: true,
        content: endpoint.upload
          ? binary
          : { 'application/json': { schema: body, example: inputExample(endpoint.body) } },
      },
    }),
    responses: {
      200: {
        description: 'Yanıt',
        content: endpoint.download
          ? binary
          : {
              'application/json': {
                schema: schemaOf(endpoint.reply, 'output'),
                example: replyExample(endpoint.reply),
              },
            },
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

export interface DocumentedApi {
  version: string
  publicUrl: string
  /** Only the calls for programs: what the screens call is no promise and stays private in production. */
  programsOnly: boolean
}

export function openApi(routes: Route[], { version, publicUrl, programsOnly }: DocumentedApi) {
  const paths: Record<string, Record<string, unknown>> = {}
  const add = (endpoint: Endpoint, by: By) => {
    const path = addressOf(endpoint, by).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, by) }
  }
  for (const { endpoint } of routes) {
    if (endpoint.scope) add(endpoint, 'token')
    if (!programsOnly) add(endpoint, 'session')
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Anahtar API',
      version,
      description:
        'Kiralık mülk yönetimi. Programlar /api/v1 adreslerini erişim anahtarıyla çağırır; öteki adresler ekranlarındır.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Profil > Erişim anahtarları' },
        ...(!programsOnly && {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl.startsWith('https://')) },
        }),
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

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;color:#17252a;background:#fff}
details{border:1px solid #cfdcdf;border-radius:10px;padding:.6rem 1rem;margin:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
em{color:#55686e;font-size:.9em}pre{background:#f3f7f8;padding:1rem;border-radius:10px;overflow:auto}a{color:#0b5d6b}
table{border-collapse:collapse}td,th{text-align:left;padding:.25rem 1rem .25rem 0;vertical-align:top}h2{margin-top:2rem}`

/** The API's documentation as HTML, without scripts or external resources. */
export function apiPage(routes: Route[], api: DocumentedApi) {
  const forPrograms = routes.filter(({ endpoint }) => endpoint.scope)
  return html`<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Anahtar API</title><style>
${raw(style)}</style></head><body><main><h1>Anahtar API</h1>
<p>Kendi programınız, betiğiniz ya da muhasebe yazılımınız için. Anahtarı <a href="/profile#erisim-anahtarlari">Profil › Erişim anahtarları</a> bölümünde oluşturun ve her çağrıda gönderin:</p>
<pre>${`curl '${api.publicUrl}/api${tokenApi}/payments/month' \
  -H "authorization: Bearer $ANAHTAR"`}</pre>
<ul><li>Bir anahtar, sahibinin görebildiğinden fazlasını göremez ve yalnızca seçilen yetkilerle çalışır. Yetkisi olmayan çağrı <code>scope_missing</code>, geçersiz anahtar <code>access_token_invalid</code> yanıtını alır.</li>
<li>Bir anahtar dakikada 300 çağrı yapabilir; sonrası 429 ve <code>Retry-After</code> alır.</li>
<li>Para kuruş olarak tam sayıdır, günler <code>2026-11-05</code>, anlar UTC'dir. Her ret <code>code</code> ve Türkçe <code>message</code> taşır.</li>
<li>Makineler için aynı bilgi: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a> (OpenAPI 3.1).</li></ul>
<h2>Söz</h2><p><code>/api/v1</code> altındaki bir çağrının adresi, zorunlu girdileri, ret kodları ve yanıt alanlarının adı ve anlamı değişmez; kaldırılmaz. Yeni çağrı, isteğe bağlı yeni girdi ve yeni yanıt alanı eklenebilir: programınız tanımadığı alanı atlamalıdır. Bunu bozan bir değişiklik <code>/api/v2</code> ile gelir ve eskisi en az on iki ay çalışır. <code>/api/v1</code> dışındaki adresler ekranlarındır ve haber verilmeden değişebilir.</p>
<h2>Yetkiler</h2><table><tr><th>Yetki</th><th>Anlamı</th></tr>${scopeRows.map(({ scope, label, text }) => html`<tr><td><code>${scope}</code></td><td>${label}: ${text}</td></tr>`)}</table>
${sectionsOf(forPrograms, 'token', api)}${
  api.programsOnly
    ? ''
    : html`<h1>Ekranların çağrıları</h1><p>Oturum çereziyle çalışır; <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sectionsOf(routes, 'session', api)}`
}</main></body></html>`
}

function sectionsOf(routes: Route[], by: By, api: DocumentedApi) {
  const groups = groupBy(routes, ({ endpoint }) => endpoint.path.split('/')[1]!)
  return [...groups].map(
    ([group, members]) =>
      html`<section><h2>/${group}</h2>${members.map(({ endpoint }) => operationPart(endpoint, by, api))}</section>`,
  )
}

function operationPart(endpoint: Endpoint, by: By, { publicUrl }: DocumentedApi) {
  const { requestBody, parameters, responses } = operation(endpoint, by)
  const path = addressOf(endpoint, by)
  const who = by === 'token' ? endpoint.scope : accessTexts[endpoint.access]
  return html`<details><summary><code><b>${endpoint.method}</b> ${path}</code> ${endpoint.summary} <em>${who}</em></summary>
<h4>Örnek</h4><pre>${curlExample(endpoint, { publicUrl, path, by })}</pre>${endpoint.download ? '' : html`<pre>${JSON.stringify(replyExample(endpoint.reply), null, 2)}</pre>`}${schemaPart('Parametreler', parameters)}${schemaPart('Gövde', requestBody)}${schemaPart('Yanıt', responses[200])}</details>`
}

const schemaPart = (title: string, schema: object = {}) =>
  Object.keys(schema).length > 0 ? html`<h4>${title}</h4><pre>${JSON.stringify(schema, null, 2)}</pre>` : ''
