export const errors = {
  /** The schedule dates of a published class. */
  ClassIsPublished: 409,
  /** 'Schedule does not generate valid events'. */
  ScheduleGeneratesNoEvents: 400,
} as const;
