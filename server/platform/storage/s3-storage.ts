import { NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { driveStorage } from './drive-storage.ts'
import type { Storage } from './storage.ts'

export interface S3Options {
  /** Of any service that speaks S3; without it Amazon's own, by region. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Tests that ask a dead service want to know soon. */
  attempts?: number
}

/** Path-style addresses, because most services beside Amazon's have no name per bucket. */
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
    // A service that hangs must not hold the upload of a person for minutes.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Newer checksums are unknown to many of these services; HTTPS and the signature already cover the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    // The bucket itself is private; access lists per object are switched off nearly everywhere.
    supportsACL: false,
  })
  // Somebody else's bucket or a mistyped one also answers 404, and is not an empty one.
  return driveStorage(
    driver,
    (cause) => cause instanceof NoSuchKey || (cause instanceof S3ServiceException && cause.name === 'NoSuchKey'),
  )
}
