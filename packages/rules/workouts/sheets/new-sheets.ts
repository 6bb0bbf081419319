/** Days that a workout counts as new (PLT-350). */
export const WORKOUT_NEW_DAYS = 30;

/** Whether a workout is new that there is `since` then, an instant, ISO 8601. */
export const isNewWorkout = (since: string, now: Date): boolean =>
  now.getTime() - Date.parse(since) < WORKOUT_NEW_DAYS * 86_400_000;

/** Whether a sheet is new to who reads it: what somebody made for herself never is. */
export const isNewSheet = (
  { UserId, UpdatedAt }: { readonly UserId: number | null; readonly UpdatedAt: string },
  now: Date,
): boolean => UserId === null && isNewWorkout(UpdatedAt, now);
