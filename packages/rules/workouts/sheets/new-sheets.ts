/** Days that a workout counts as new (PLT-350). */
export const WORKOUT_NEW_DAYS = 30;

/** Whether a workout is new that there is `since` then, an instant, ISO 8601. */
export const isNewWorkout = (since: string, now: Date): boolean =>
  now.getTime() - Date.parse(since) < WORKOUT_NEW_DAYS * 86_400_000;

/** Whether a sheet is new to who reads it: what she made for herself never is, and what she carried out is so no more. */
export const isNewSheet = (
  { UserId, UpdatedAt, WasRun }: { readonly UserId: number | null; readonly UpdatedAt: string; readonly WasRun: boolean },
  now: Date,
): boolean => UserId === null && !WasRun && isNewWorkout(UpdatedAt, now);
