/** On a busy machine a connection is not free in time for every one of many calls at once; a person would press again. */
export async function insisting<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call()
  return answer.status === 503 ? insisting(call) : answer
}
