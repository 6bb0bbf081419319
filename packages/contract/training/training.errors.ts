export const errors = {
  // recordings feature
  /** The file is neither FIT, TCX nor GPX. */
  RecordingTypeRefused: 415,
  /** The file is an archive or compressed, and must be unpacked first. */
  RecordingPacked: 415,
  /** The file is XML with a document type definition, which is refused for security. */
  RecordingDocumentType: 400,
  /** The file is damaged or unreadable. */
  RecordingBroken: 400,
  /** Nothing in the file has a time, because it contains for example only settings, a plan or a route. */
  RecordingEmpty: 400,
  RecordingTooShort: 400,
  RecordingTooLong: 400,
  /** The points of the recording have times, but no plausible values. */
  RecordingWithoutValues: 400,
  /** The recording has too many values, or reading it takes too long. */
  RecordingTooLarge: 400,
  /** The recording ends too far in the future. */
  RecordingAhead: 400,
  /** The recording is dated before 2000, because the clock of its device was not set. */
  RecordingUndated: 400,
  /** The training has no positions, which a GPX file requires. */
  RecordingNoRoute: 409,

  // sharing feature
  /** The sender's own e-mail address is not confirmed. The message contains the address (`email`). */
  SenderNotConfirmed: 409,
  /** Too many mails were sent to this address within an hour, counting all senders. */
  SharedOftenWith: 429,

  // trainings feature
  /** The live training still runs. It can be deleted after it has ended. */
  TrainingRuns: 409,
  /** The training is the athlete's: staff may change or delete only notes of attendance of their club. */
  TrainingIsHers: 409,

  // wearables feature
  WearablesOff: 409,
  /** The `state` of the redirect is unknown, was used already, has expired, or belongs to another user. */
  WearableQuestionOver: 409,
  /** Garmin refuses the authorization code of the redirect. */
  WearableNotAgreed: 409,
  /** Another user has connected this account of the provider. */
  WearableOfAnother: 409,
  WearableAway: 503,
} as const;
