export const errors = {
  /** By its content none of FIT, TCX and GPX. */
  RecordingTypeRefused: 415,
  /** An archive, or packed: what is in it is read one by one. */
  RecordingPacked: 415,
  /** XML that brings definitions of its own (a document type), which are not read. */
  RecordingDocumentType: 400,
  /** Cut off, changed on the way, or never whole. */
  RecordingBroken: 400,
  /** No minute of it says what was: settings, a plan, a route without times, points of which no value can be. */
  RecordingEmpty: 400,
  /** More values than a day has, or slower to read than anybody waits. */
  RecordingTooLarge: 400,
  /** It ends later than now, or lasts longer than a day. */
  RecordingTimes: 400,
  /** A track of GPX is made of places, and it has none. */
  RecordingNoRoute: 409,
} as const;
