export const errors = {
  // uploads feature
  /** The URL of the upload has expired, or the file is complete or was removed. */
  UploadNotFound: 404,
  /** The stored parts end at `offset`, where the next part must begin. */
  UploadOffsetWrong: 409,
  /** The part must have the size `bytes`. */
  UploadPartWrong: 400,
  TooManyUploads: 409,
  UploadIncomplete: 409,
  VideoTypeRefused: 415,

  // videos feature
  VideoNotFound: 404,
  VideoCollectionNotFound: 404,
  TooManyVideos: 409,
  TooManyVideoCollections: 409,
  /** Some videos of the playlist (`videos`) are in no other playlist. */
  VideoCollectionNeeded: 409,
  VideoLinkRefused: 400,
  VideoInfoUnavailable: 503,
  /** The state of the video does not permit the call, for example during the upload. */
  VideoStateWrong: 409,
  OnDemandNotEnabled: 409,
  /** The member needs one of the subscriptions in `names`. */
  SubscriptionNeeded: 403,
} as const;
