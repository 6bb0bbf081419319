export const errors = {
  // uploads feature
  /** The URL of the upload has expired, or the file is complete or was removed. */
  UploadNotFound: 404,
  /** The message contains the required `offset`, where the stored parts end. */
  UploadOffsetWrong: 409,
  /** The message contains the required size (`bytes`). */
  UploadPartWrong: 400,
  TooManyUploads: 409,
  UploadIncomplete: 409,
  VideoTypeRefused: 415,

  // videos feature
  VideoNotFound: 404,
  VideoCollectionNotFound: 404,
  TooManyVideos: 409,
  TooManyVideoCollections: 409,
  /** Some of its videos are in no other playlist. The message contains their number (`videos`). */
  VideoCollectionNeeded: 409,
  VideoLinkRefused: 400,
  VideoInfoUnavailable: 503,
  /** The state of the video does not permit the call, for example during the upload. */
  VideoStateWrong: 409,
  OnDemandNotEnabled: 409,
  /** One of the subscriptions whose names the message contains (`names`). */
  SubscriptionNeeded: 403,
} as const;
