/**
 * A row id that says whose it is. A plain number is still one, but the id of one kind is no id of another: arguments in the
 * wrong order do not compile (decision 0013).
 */
export type Id<Of extends string> = number & { readonly idOf?: Of };

export type BrandId = Id<'Brand'>;
export type ClassId = Id<'Class'>;
export type ClassScheduleId = Id<'ClassSchedule'>;
export type ClassSubscriptionId = Id<'ClassSubscription'>;
export type ClubCreditsPackageId = Id<'ClubCreditsPackage'>;
export type ClubId = Id<'Club'>;
export type ClubpulseBridgeId = Id<'ClubpulseBridge'>;
export type DisplayGroupId = Id<'DisplayGroup'>;
export type DisplayId = Id<'Display'>;
export type ExpirationId = Id<'Expiration'>;
export type PolicyId = Id<'Policy'>;
export type RecurringBookingId = Id<'RecurringBooking'>;
export type SensorId = Id<'Sensor'>;
export type StrikeId = Id<'Strike'>;
export type SubscriptionPlanId = Id<'SubscriptionPlan'>;
export type TrainingId = Id<'Training'>;
export type TransactionId = Id<'Transaction'>;
export type UserId = Id<'User' | 'Caller'>;
/** Of who makes the call: a user's id too, but no other user's id is the caller's. */
export type CallerId = Id<'Caller'>;
export type UserSubscriptionId = Id<'UserSubscription'>;
