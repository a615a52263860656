export interface AuditHead {
  /** The id of the installation; one receiver may serve several. */
  installation: string
  seq: number
  hash: string
  at: string
  /** Number of entries that the server did not write. */
  foreign: number
}

/** A receiver outside of the database that keeps the head of the audit log. */
export interface AuditHeadReceiver {
  /** Resolves when the receiver has accepted the head; throws when it should be retried. */
  send(head: AuditHead): Promise<void>
}
