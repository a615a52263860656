/** The day on which every run of the tests begins: what they say about dates holds whenever they run. */
const firstMoment = Date.parse('2026-11-16T09:00:00Z')

const shifted = Symbol.for('anahtar.fixed-day')
const world = globalThis as typeof globalThis & { [shifted]?: true }

/**
 * The clock of the whole process is moved, not only the app's: sessions of the account library, the embedded database
 * and the job queue count with it too. It goes on from there, because what waits for a moment has to see it pass.
 */
if (!world[shifted]) {
  world[shifted] = true
  const RealDate = Date
  const shift = firstMoment - RealDate.now()
  const now = () => RealDate.now() + shift
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [now()] : args, target),
    apply: () => new RealDate(now()).toString(),
    get: (real, key) => (key === 'now' ? now : Reflect.get(real, key)),
  })
}
