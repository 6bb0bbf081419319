export const errors = {
  /** The address has expired, the file is complete, or it was removed. */
  UploadNotFound: 404,
  /** The part does not begin where the last one ended; values: offset. */
  UploadOffsetWrong: 409,
  /** The part does not have the required size; values: bytes. */
  UploadPartWrong: 400,
  /** values: max. */
  TooManyUploads: 409,
  UploadIncomplete: 409,
  VideoTypeRefused: 415,
} as const;
