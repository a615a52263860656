import { NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { driveStorage } from './drive-storage.ts'
import type { Storage } from './storage.ts'

export interface S3Options {
  /** Any service with the S3 API; without it Amazon's own, by region. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Number of attempts; tests against a dead service use few. */
  attempts?: number
}

/** Path-style addresses, because most services other than Amazon's have no host name for each bucket. */
export function s3Storage({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  attempts = 3,
}: S3Options): Storage {
  const driver = new S3Driver({
    ...(endpoint && { endpoint }),
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: attempts,
    // Timeouts, because a hanging service must not block a user's upload for minutes.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Many of these services do not support newer checksums; HTTPS and the signature already protect the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    // The bucket itself is private, and most services disable access lists for single objects.
    supportsACL: false,
  })
  // A foreign or mistyped bucket also answers 404, which must not be taken for a missing file.
  return driveStorage(
    driver,
    (cause) => cause instanceof NoSuchKey || (cause instanceof S3ServiceException && cause.name === 'NoSuchKey'),
  )
}
