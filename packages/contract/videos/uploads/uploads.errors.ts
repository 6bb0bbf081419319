export const errors = {
  /** Nothing arrives at this address: it lapsed, or the file is here or forgotten. */
  UploadNotFound: 404,
  /** The part does not begin where the last one ended; values: offset. */
  UploadOffsetWrong: 409,
  /** No part of the right size. values: bytes. */
  UploadPartWrong: 400,
  /** values: max. */
  TooManyUploads: 409,
  /** Some of it is still missing. */
  UploadIncomplete: 409,
  /** By its content no video. */
  VideoTypeRefused: 415,
} as const;
