export const errors = {
  // uploads feature
  /** The address of the upload has expired, or the file is already complete or was removed. */
  UploadNotFound: 404,
  /** The sent part does not begin at the offset where the stored parts end. The message contains that offset (`offset`). */
  UploadOffsetWrong: 409,
  /** The sent part does not have the required size. The message contains that size (`bytes`). */
  UploadPartWrong: 400,
  /** The message contains the limit (`max`). */
  TooManyUploads: 409,
  UploadIncomplete: 409,
  VideoTypeRefused: 415,

  // videos feature
  VideoNotFound: 404,
  VideoCollectionNotFound: 404,
  /** The message contains the limit (`max`). */
  TooManyVideos: 409,
  TooManyVideoCollections: 409,
  /**
   * The playlist cannot be deleted, because some of its videos are in no other playlist. The message contains the
   * number (`videos`).
   */
  VideoCollectionNeeded: 409,
  VideoLinkRefused: 400,
  VideoInfoUnavailable: 503,
  /** The video is in a state that does not permit the call, for example while it is being uploaded. */
  VideoStateWrong: 409,
  OnDemandNotEnabled: 409,
  /** To watch the video the member needs one of the subscriptions whose names the message contains (`names`). */
  SubscriptionNeeded: 403,
} as const;
