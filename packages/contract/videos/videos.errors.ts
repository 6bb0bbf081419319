export const errors = {
  // uploads feature
  /** The address of the upload has expired, or the file is complete or removed. */
  UploadNotFound: 404,
  /** The sent part does not begin where the last one ended. values: offset. */
  UploadOffsetWrong: 409,
  /** The sent part does not have the required size. values: bytes. */
  UploadPartWrong: 400,
  /** The message names the limit, `max`. */
  TooManyUploads: 409,
  UploadIncomplete: 409,
  VideoTypeRefused: 415,

  // videos feature
  VideoNotFound: 404,
  VideoCollectionNotFound: 404,
  /** The message names the limit, `max`. */
  TooManyVideos: 409,
  TooManyVideoCollections: 409,
  /** A video of the playlist is in no other one. values: videos. */
  VideoCollectionNeeded: 409,
  VideoLinkRefused: 400,
  VideoInfoUnavailable: 503,
  /** The state of the video does not permit the call, for example while uploading. */
  VideoStateWrong: 409,
  OnDemandNotEnabled: 409,
  /** The member needs one of these subscriptions to watch. values: names of the subscriptions. */
  SubscriptionNeeded: 403,
} as const;
