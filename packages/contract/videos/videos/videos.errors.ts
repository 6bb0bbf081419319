export const errors = {
  VideoNotFound: 404,
  VideoCollectionNotFound: 404,
  /** values: max. */
  TooManyVideos: 409,
  TooManyVideoCollections: 409,
  /** A video stands in it alone; values: videos. */
  VideoCollectionNeeded: 409,
  /** No link to a video of YouTube or Vimeo. */
  VideoLinkRefused: 400,
  /** The site did not answer. */
  VideoInfoUnavailable: 503,
  /** It is not in the state for it: it is still on its way, or was encoded already. */
  VideoStateWrong: 409,
  OnDemandNotEnabled: 409,
  /** values: names of the subscriptions one of which it needs. */
  SubscriptionNeeded: 403,
} as const;
