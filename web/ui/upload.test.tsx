import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/lib/call.ts'
import { showSize } from './file-problem.ts'
import { click, render, settled } from './testing.tsx'
import { UploadArea } from './upload.tsx'
import type { UploadProgress } from './upload-queue.ts'

/** Uploads that end when the test says so. */
function slowServer() {
  const running = new Map<string, UploadProgress & { end: (error?: unknown) => void }>()
  const upload = (file: File, progress: UploadProgress) =>
    new Promise<void>((resolve, reject) => {
      running.set(file.name, {
        ...progress,
        end: (error) => {
          running.delete(file.name)
          if (error) reject(error)
          else resolve()
        },
      })
    })
  return { running, upload, names: () => [...running.keys()] }
}

let end = async () => {}
afterEach(() => end())

async function show(props: Partial<Parameters<typeof UploadArea>[0]> = {}) {
  const server = slowServer()
  const onDone = vi.fn()
  const { unmount } = await render(
    <UploadArea
      label="Fotoğraf ekleyin"
      accept={['image/jpeg', 'image/png']}
      upload={server.upload}
      onDone={onDone}
      {...props}
    />,
  )
  end = unmount
  return { server, onDone, unmount }
}

const picture = (name: string, bytes = 10, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type })

const choose = (...files: File[]) =>
  settled(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent)
const status = () => document.querySelector('[role=status]')?.textContent
const button = (name: string) => document.querySelector(`button[aria-label="${name}"]`)

test('two files travel at a time, the next follows, and the end is announced', async () => {
  const { server, onDone } = await show()
  await choose(picture('a.png'), picture('b.png'), picture('c.png'))
  expect(server.names()).toEqual(['a.png', 'b.png'])
  expect(status()).toBe('3 dosya yükleniyor.')
  await settled(() => server.running.get('a.png')!.onProgress(0.42))
  expect(rows()).toEqual(['a.png%42', 'b.png%0', 'c.pngSırada'])
  await settled(() => server.running.get('a.png')!.end())
  expect(server.names()).toEqual(['b.png', 'c.png'])
  await settled(() => {
    server.running.get('b.png')!.end()
    server.running.get('c.png')!.end()
  })
  expect(rows()).toEqual([])
  expect(status()).toBe('3 dosya yüklendi.')
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ done: 3, failed: 0 })
})

test('what is too large, empty, of another kind or too many is never sent; each has its line, the rest goes on', async () => {
  const { server } = await show({ maxBytes: 1024 * 1024, maxFiles: 1 })
  await choose(
    picture('iri.png', 1024 * 1024 + 1),
    picture('bos.png', 0),
    picture('betik.svg', 5, 'image/svg+xml'),
    picture('iyi.png'),
    picture('fazla.png'),
  )
  expect(server.names()).toEqual(['iyi.png'])
  expect(rows()).toEqual([
    'iri.png1,1\u00a0MBDosya 1,1\u00a0MB; en fazla 1\u00a0MB olabilir.',
    'bos.png1\u00a0KBDosya boş. Lütfen başka bir dosya seçin.',
    'betik.svg1\u00a0KBBu dosya türü kabul edilmiyor. JPEG veya PNG seçin.',
    'iyi.png%0',
    'fazla.png1\u00a0KBBuraya en fazla 1 dosya daha eklenebilir.',
  ])
  await settled(() => server.running.get('iyi.png')!.end())
  expect(status()).toBe('1 dosya yüklendi, 4 dosya yüklenemedi.')
})

test('a file whose type the browser does not know is judged by its name, and what is allowed is named', async () => {
  const { server } = await show()
  await choose(picture('iphone.heic', 5, ''), picture('eski.JPG', 5, ''), picture('adsiz', 5, ''))
  expect(server.names()).toEqual(['eski.JPG', 'adsiz'])
  expect(rows()[0]).toBe('iphone.heic1\u00a0KBBu dosya türü kabul edilmiyor. JPEG veya PNG seçin.')
})

test('where sending takes something away the person is asked first, and nothing is sent against their will', async () => {
  const ask = vi.fn(async () => false)
  const { server } = await show({ ask })
  await choose(picture('kotu.svg', 5, 'image/svg+xml'))
  expect(ask).not.toHaveBeenCalled()
  await choose(picture('yeni.png'))
  expect(server.names()).toEqual([])
  ask.mockResolvedValueOnce(true)
  await choose(picture('yeni.png'))
  expect(ask).toHaveBeenCalledTimes(2)
  expect(server.names()).toEqual(['yeni.png'])
})

test('a failed file says why and can be tried again; a cancelled one is broken off', async () => {
  const { server, onDone } = await show()
  await choose(picture('a.png'), picture('b.png'))
  const { signal } = server.running.get('b.png')!
  await click(button('b.png: yüklemeyi iptal et'))
  expect(signal.aborted).toBe(true)
  const refusal = new CallError(400, { code: 'picture_unreadable', message: 'Bu dosya okunamadı.' })
  await settled(() => server.running.get('a.png')!.end(refusal))
  expect(rows()).toEqual(['a.png1\u00a0KBBu dosya okunamadı.'])
  expect(onDone).not.toHaveBeenCalled()
  await click(button('a.png: tekrar dene'))
  await settled(() => server.running.get('a.png')!.end())
  expect(rows()).toEqual([])
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ done: 1, failed: 0 })
})

test('files can be dropped, and leaving the screen does not break them off', async () => {
  const { server, onDone, unmount } = await show()
  await settled(() => {
    const drop = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(drop, { dataTransfer: { files: [picture('a.png')] } })
    document.querySelector('[role=group]')!.dispatchEvent(drop)
  })
  expect(server.names()).toEqual(['a.png'])
  await unmount()
  end = async () => {}
  await settled(() => server.running.get('a.png')!.end())
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ done: 1, failed: 0 })
})

test('sizes read like sizes', () => {
  expect([300, 2048, 20 * 1024 * 1024, 20 * 1024 * 1024 + 1].map(showSize)).toEqual([
    '1\u00a0KB',
    '2\u00a0KB',
    '20\u00a0MB',
    '20,1\u00a0MB',
  ])
})
