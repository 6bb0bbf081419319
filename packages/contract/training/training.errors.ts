export const errors = {
  // recordings
  /** The content is neither FIT, TCX nor GPX. */
  RecordingTypeRefused: 415,
  /** An archive or a packed file: it must be unpacked. */
  RecordingPacked: 415,
  /** XML with a document type definition, which is refused. */
  RecordingDocumentType: 400,
  /** Damaged or unreadable. */
  RecordingBroken: 400,
  /** Nothing in it has a time: settings, a plan, a route. */
  RecordingEmpty: 400,
  RecordingTooShort: 400,
  RecordingTooLong: 400,
  /** The points have times, but no plausible value. */
  RecordingWithoutValues: 400,
  /** More values than a day has, or too slow to read. */
  RecordingTooLarge: 400,
  /** The end is well in the future. */
  RecordingAhead: 400,
  /** Dated before 2000: the clock of the recorder was not set. */
  RecordingUndated: 400,
  /** GPX needs places, and the training has none. */
  RecordingNoRoute: 409,

  // sharing
  /** The sender's own mail address is not confirmed. values: email. */
  SenderNotConfirmed: 409,
  /** Too many mails to this address within an hour, from all senders. */
  SharedOftenWith: 429,

  // trainings
  /** A running live training can only be deleted after its end. */
  TrainingRuns: 409,
  /** Staff may delete only notes of their club. */
  TrainingIsHers: 409,

  // wearables
  WearablesOff: 409,
  /** The state of the redirect is unknown, foreign, used or expired. */
  WearableQuestionOver: 409,
  /** Garmin refuses the code of the redirect. */
  WearableNotAgreed: 409,
  /** Another user is connected with that account. */
  WearableOfAnother: 409,
  WearableAway: 503,
} as const;
