export interface AuditHead {
  /** Of which installation; one receiver may keep several. */
  installation: string
  seq: number
  hash: string
  at: string
  /** Entries that the server did not write. */
  foreign: number
  /** False when nothing signed by this installation says where the log begins: it was emptied or replaced. */
  proven: boolean
}

/** Somebody outside of the database who keeps the head of the audit log. */
export interface AuditHeadReceiver {
  /** Returns when it was taken over; throws when it should be tried again. */
  send(head: AuditHead): Promise<void>
}
