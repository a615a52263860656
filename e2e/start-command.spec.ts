import { expect, test } from '@playwright/test'
import { startDemoServer } from './demo-server.ts'
import { stopWithPeople } from './stop-with-people.ts'

// server/process.test.ts tests the same with DATABASE_URL.
test('TERM sent to the process of npm start alone ends everything: a request under way is answered, sockets are closed, nothing stays behind', async () => {
  const server = await startDemoServer({}, undefined, ['npm', 'start'])
  expect(await stopWithPeople(server)).toEqual({ status: 200, listens: false })
  await server.stop()
})
