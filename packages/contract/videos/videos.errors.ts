export const errors = {
  // uploads
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

  // videos
  VideoNotFound: 404,
  VideoCollectionNotFound: 404,
  /** values: max. */
  TooManyVideos: 409,
  TooManyVideoCollections: 409,
  /** A video is in no other playlist; values: videos. */
  VideoCollectionNeeded: 409,
  VideoLinkRefused: 400,
  VideoInfoUnavailable: 503,
  /** The video is not in the required state, for example still uploading or already encoded. */
  VideoStateWrong: 409,
  OnDemandNotEnabled: 409,
  /** values: names of the subscriptions, one of which is required. */
  SubscriptionNeeded: 403,
} as const;
