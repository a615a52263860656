/** The date on which every test run begins, so that statements about dates hold at any time. */
const firstMoment = Date.parse('2026-11-16T09:00:00Z')

const shifted = Symbol.for('anahtar.fixed-day')
const world = globalThis as typeof globalThis & { [shifted]?: true }

/**
 * Shifts the clock of the whole process, because the account library, the embedded database and the job queue use it
 * too. It keeps running, because waiting code must see time pass.
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
