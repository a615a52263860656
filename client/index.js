// A client for programs of Anahtar: no dependencies, runs in Node 20 and later and wherever there is fetch. The types
// beside it (index.d.ts) are made from the declarations of the server by `npm run client`.

/** A refusal by the server: `code` is for programs, `message` is Turkish and fit to be shown. */
export class AnahtarError extends Error {
  constructor(status, { code, message, fields }, retryAfter) {
    super(message)
    this.name = 'AnahtarError'
    this.status = status
    this.code = code
    if (fields) this.fields = fields
    if (retryAfter) this.retryAfter = retryAfter
  }
}

export function createClient({ address, token, fetch = globalThis.fetch }) {
  const base = `${address.replace(/\/+$/, '')}/api/v1`
  return {
    async call(name, { params = {}, query = {}, body, file } = {}) {
      const [method, path] = name.split(' ')
      const filled = path.replace(/:(\w+)/g, (_, each) => encodeURIComponent(params[each]))
      const search = new URLSearchParams()
      for (const [each, value] of Object.entries(query))
        for (const one of Array.isArray(value) ? value : [value])
          if (one !== undefined && one !== null) search.append(each, String(one))
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
      if (file) headers['content-type'] = file.type || 'application/octet-stream'
      else if (method !== 'GET') headers['content-type'] = 'application/json'
      const answer = await fetch(`${base}${filled}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers,
        ...(method !== 'GET' && { body: file ?? JSON.stringify(body ?? {}) }),
      })
      const isJson = (answer.headers.get('content-type') ?? '').includes('json')
      if (!answer.ok) {
        const refusal = isJson ? await answer.json() : { code: 'unexpected', message: `HTTP ${answer.status}` }
        throw new AnahtarError(answer.status, refusal, Number(answer.headers.get('retry-after')) || undefined)
      }
      return isJson ? answer.json() : answer.arrayBuffer()
    },
  }
}
