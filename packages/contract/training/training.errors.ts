export const errors = {
  // recordings feature
  /** The file is neither FIT, TCX nor GPX. */
  RecordingTypeRefused: 415,
  /** The file is compressed and must be unpacked first. */
  RecordingPacked: 415,
  /** XML document types are refused for security. */
  RecordingDocumentType: 400,
  RecordingBroken: 400,
  /** Nothing in the file has a time: it has only settings, a plan or a route. */
  RecordingEmpty: 400,
  RecordingTooShort: 400,
  RecordingTooLong: 400,
  /** The points of the file have times, but no plausible values. */
  RecordingWithoutValues: 400,
  /** The file has too many values, or reading it takes too long. */
  RecordingTooLarge: 400,
  /** The recording ends too far in the future. */
  RecordingAhead: 400,
  /** The recording begins before 2000, because the device's clock was not set. */
  RecordingUndated: 400,
  /** The export needs positions, because the format is GPX. */
  RecordingNoRoute: 409,

  // sharing feature
  /** Users can mail this link only after they confirm their own e-mail address (`email`). */
  SenderNotConfirmed: 409,
  /** Too many mails to this recipient within an hour, counting all senders. */
  SharedOftenWith: 429,

  // trainings feature
  /** The training is still running. It can be deleted after its end. */
  TrainingRuns: 409,
  /** Staff may change or delete only notes of attendance of their club. */
  TrainingIsHers: 409,

  // wearables feature
  WearablesOff: 409,
  /** The `state` of the redirect is unknown, used, expired, or of another user. */
  WearableQuestionOver: 409,
  /** Garmin refused the authorization code of the redirect. */
  WearableNotAgreed: 409,
  /** Another user is connected with this account. */
  WearableOfAnother: 409,
  WearableAway: 503,
} as const;
