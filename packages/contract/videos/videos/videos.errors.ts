export const errors = {
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
