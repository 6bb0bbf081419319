export const errors = {
  /** By its content none of FIT, TCX and GPX. */
  RecordingTypeRefused: 415,
  /** An archive, or packed: what is in it is read one by one. */
  RecordingPacked: 415,
  /** XML that brings definitions of its own (a document type), which are not read. */
  RecordingDocumentType: 400,
  /** Changed on the way, or nothing of it can be read. */
  RecordingBroken: 400,
  /** Nothing in it has a time: settings, a plan, a route. */
  RecordingEmpty: 400,
  /** All of it is less than a minute. */
  RecordingTooShort: 400,
  /** It lasts longer than a day. */
  RecordingTooLong: 400,
  /** Its points have times, and no value that can be. */
  RecordingWithoutValues: 400,
  /** More values than a day has, or slower to read than anybody waits. */
  RecordingTooLarge: 400,
  /** It ends well after now. */
  RecordingAhead: 400,
  /** By its times it was before 2000: the clock of the recorder was not set. */
  RecordingUndated: 400,
  /** A track of GPX is made of places, and it has none. */
  RecordingNoRoute: 409,
} as const;
