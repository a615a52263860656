/** A failed item does not stop the others; the job fails at the end, so that it is retried. */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
