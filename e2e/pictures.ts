import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './support.ts'

/** A drawn room, with colours that make pictures distinguishable. */
export async function roomPicture(name: string, wall: string, floor: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
    <rect width="960" height="720" fill="${wall}"/><rect y="500" width="960" height="220" fill="${floor}"/>
    <rect x="340" y="120" width="280" height="220" fill="#cfe9f5" stroke="#ffffff" stroke-width="16"/>
    <rect x="120" y="400" width="300" height="150" rx="24" fill="#0b5d6b"/></svg>`
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/** A new property for a test, so that it does not change shared ones. */
export async function ownProperty(request: APIRequestContext, baslik: string): Promise<string> {
  const answer = await request.post('/api/properties', { data: { baslik } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}
