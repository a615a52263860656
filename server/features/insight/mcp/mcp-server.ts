import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { mcpMessages } from '#domain/insight/mcp/mcp.messages.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuseAccessToken } from '#domain/people/access-tokens/access-tokens.messages.ts'
import type { Context } from '#server/context.ts'
import type { TokenActor } from '#server/http/access-token.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { answerTool, askTool, mayAsk } from './ask-tool.ts'
import { type ApiFor, callApi } from './call-api.ts'
import { type ReadingTool, readingTools, type ToolArgs } from './reading-tools.ts'
import { type WritingTool, writingTools } from './writing-tools.ts'

export interface McpCall extends ApiFor {
  ctx: Context
  actor: TokenActor
}

/** One request, one server: nothing is kept between calls, so any process answers any of them. */
export async function answerMcp(call: McpCall, request: Request, parsedBody: unknown): Promise<Response> {
  const server = new Server(
    { name: 'anahtar', title: 'Anahtar', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions: mcpMessages.instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolsFor(call) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => runTool(call, params.name, params.arguments ?? {}))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

const mayUse = ({ actor }: McpCall, { scope }: Endpoint) => scope !== undefined && actor.token.scopes.includes(scope)

function toolsFor(call: McpCall) {
  const reading = readingTools
    .filter(({ endpoint }) => mayUse(call, endpoint))
    .map(({ name, title, description, endpoint }) => ({
      name,
      title,
      description,
      inputSchema: objectSchema(inputOf(endpoint)),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }))
  const writing = writingTools
    .filter(({ endpoint }) => mayUse(call, endpoint))
    .map(({ name, title, description, input }) => ({
      name,
      title,
      description,
      inputSchema: objectSchema(withConfirmation(input)),
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    }))
  return [...(mayAsk(call.actor) ? [askTool] : []), ...reading, ...writing]
}

/** Path parameters and filters together: to a program they are all arguments. */
const inputOf = ({ params, query }: Endpoint) => z.intersection(params, query)
const withConfirmation = (input: z.ZodType) =>
  z.intersection(input, z.object({ confirm: z.string().optional().describe(mcpMessages.confirm) }))

interface ObjectSchema {
  type: 'object'
  properties: Record<string, object>
  required: string[]
}

function objectSchema(shape: z.ZodType): ObjectSchema {
  const { allOf = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as {
    allOf?: Partial<ObjectSchema>[]
  }
  return {
    type: 'object',
    properties: Object.assign({}, ...allOf.map(({ properties }) => properties ?? {})),
    required: allOf.flatMap(({ required }) => required ?? []),
  }
}

async function runTool(call: McpCall, name: string, args: ToolArgs): Promise<CallToolResult> {
  if (name === askTool.name && mayAsk(call.actor)) return result(await answerTool(call, args))
  const reading = readingTools.find((each) => each.name === name)
  if (reading) return read(call, reading, args)
  const writing = writingTools.find((each) => each.name === name)
  if (writing) return write(call, writing, args)
  return refusal({ code: 'not_found', message: mcpMessages.unknownTool })
}

async function read(call: McpCall, tool: ReadingTool, args: ToolArgs): Promise<CallToolResult> {
  const names = [...tool.endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const params = Object.fromEntries(names.map((name) => [name, args[name]]))
  const query = Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)))
  const { status, body } = await callApi(call, tool.endpoint, { params, query })
  if (status >= 300) return refusal(body)
  return result({ link: call.ctx.config.publicUrl + tool.screen(args), result: body })
}

const previewMs = 10 * 60_000
const confirmed = z.strictObject({ tool: z.string(), token: z.string(), args: z.string(), key: z.uuid() })

/**
 * The first call says what would be done and returns a sealed code for exactly that; the second one, with the same
 * arguments and the code, does it. A repetition with the same code carries the same key and books nothing twice.
 */
async function write(caller: McpCall, tool: WritingTool, given: ToolArgs): Promise<CallToolResult> {
  const { ctx, actor } = caller
  const { confirm, ...rest } = given
  const parsed = tool.input.safeParse(rest)
  if (!parsed.success) return refusal({ code: 'invalid_input', message: z.prettifyError(parsed.error) })
  if (!mayUse(caller, tool.endpoint)) return refusal(refuseAccessToken('scope_missing').toBody())
  const now = ctx.clock.now()
  const link = ctx.config.publicUrl + tool.screen(parsed.data)
  const args = JSON.stringify(parsed.data)
  const about = { tool: tool.name, token: actor.token.id, args }
  if (confirm === undefined) {
    const look = tool.look && mayUse(caller, tool.look.endpoint) ? tool.look : null
    const record = look && (await callApi(caller, look.endpoint, { query: look.query(parsed.data) }))
    if (record && record.status >= 300) return refusal(record.body)
    return result({
      link,
      preview: tool.preview(parsed.data),
      ...(record && { record: record.body }),
      confirm: seal(ctx.secrets.encryption, { ...about, key: newId() }, previewMs, now),
      next: mcpMessages.next,
    })
  }
  const agreed = open(ctx.secrets.encryption, String(confirm), now, confirmed)
  if (!agreed || agreed.tool !== about.tool || agreed.token !== about.token || agreed.args !== about.args)
    return refusal({ code: 'preview_needed', message: mcpMessages.previewNeeded })
  const { status, body } = await callApi(caller, tool.endpoint, tool.call(parsed.data, agreed.key))
  return status >= 300 ? refusal(body) : result({ link, result: body })
}

const result = (content: { link: string; [name: string]: unknown }): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
})
const refusal = (body: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(body) }],
  isError: true,
})
