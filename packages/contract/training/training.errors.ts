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
  /** The file contains nothing with a time, for example only settings, a plan or a route. */
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
  /** The training has no positions, which an export as GPX needs. */
  RecordingNoRoute: 409,

  // sharing feature
  /** The sender's own email address is not confirmed. The message names `email`. */
  SenderNotConfirmed: 409,
  /** All senders together sent too many mails to this address within an hour. */
  SharedOftenWith: 429,

  // trainings feature
  /** A live training that still runs can not be deleted before its end. */
  TrainingRuns: 409,
  /** Staff may delete only notes of attendance of their club. */
  TrainingIsHers: 409,

  // wearables feature
  WearablesOff: 409,
  /** The state of the redirect is unknown, used, expired or of another user. */
  WearableQuestionOver: 409,
  /** Garmin refuses the authorization code of the redirect. */
  WearableNotAgreed: 409,
  /** Another user has already connected this provider account. */
  WearableOfAnother: 409,
  WearableAway: 503,
} as const;
