/** This file has no schemas, so that screens do not load zod. */

export const classTypes = ['Lesson', 'Course', 'Group', 'Single'] as const;
export const calendarTypes = ['Club', 'PT', 'Services', 'BridgeWorkouts'] as const;
export const publishStates = ['Unpublished', 'Published'] as const;
export const bookingModes = ['Invite', 'Open', 'NotBookable', 'ExternalApp'] as const;
export const places = ['InSite', 'Remote'] as const;
export const occupancies = ['None', 'Some', 'Full', 'Waiting'] as const;

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
