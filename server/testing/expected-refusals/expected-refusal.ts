/**
 * Status and text of a refusal, written down a second time: one that changes by mistake differs from this. Where two
 * features say the same with the same code, the path that was called tells them apart.
 */
export type ExpectedRefusal = readonly [status: number, message: string, path?: RegExp]

/** By the name of the declared table and the code. */
export type ExpectedRefusals = Record<string, Record<string, ExpectedRefusal>>

/** One whose text is made when it is thrown, so that no table declares it. */
export type WordedRefusal = readonly [code: string, status: number, message: RegExp]
