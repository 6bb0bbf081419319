/** What a class can be, in plain lists: a screen that only offers them needs no schema. */

export const classTypes = ['Lesson', 'Course', 'Group', 'Single'] as const;
export const calendarTypes = ['Club', 'PT', 'Services', 'BridgeWorkouts'] as const;
export const publishStates = ['Unpublished', 'Published'] as const;
export const bookingModes = ['Invite', 'Open', 'NotBookable', 'ExternalApp'] as const;
export const places = ['InSite', 'Remote'] as const;
/** Nobody booked, somebody booked, no seat left, somebody waits. */
export const occupancies = ['None', 'Some', 'Full', 'Waiting'] as const;

/** What the class form saves besides dates. */
export const classFieldNames = [
  'Name',
  'Description',
  'PictureUri',
  'BookingMode',
  'ExternalAppLink',
  'TrainingType',
  'ServiceType',
  'Color',
  'Location',
  'DisplayGroupId',
  'BridgeWorkoutId',
  'TrainerId',
  'MaxInSiteParticipants',
  'MaxRemoteParticipants',
  'CreditsCostInSite',
  'CreditsCostRemote',
  'TicketsCostInSite',
  'TicketsCostRemote',
  'RemoteLink',
  'CalendarVisibilityDays',
  'BookingBeforeHours',
  'CancelBeforeHours',
  'ClassSubscriptionIds',
] as const;
