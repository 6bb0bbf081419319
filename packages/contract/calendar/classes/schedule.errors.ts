export const errors = {
  /** The dates of a published class can not change. */
  ClassIsPublished: 409,
  /** 'Schedule does not generate valid events'. */
  ScheduleGeneratesNoEvents: 400,
} as const;
