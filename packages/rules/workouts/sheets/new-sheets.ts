/** Days for which a workout counts as new. */
export const WORKOUT_NEW_DAYS = 30;

export const isNewWorkout = (since: string, now: Date): boolean =>
  now.getTime() - Date.parse(since) < WORKOUT_NEW_DAYS * 86_400_000;

/** A sheet is not new to its owner, and not to a member who has carried it out. */
export const isNewSheet = (
  { UserId, UpdatedAt, WasRun }: { readonly UserId: number | null; readonly UpdatedAt: string; readonly WasRun: boolean },
  now: Date,
): boolean => UserId === null && !WasRun && isNewWorkout(UpdatedAt, now);
