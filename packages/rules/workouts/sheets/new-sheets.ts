/** Days that a workout counts as new (PLT-350). */
export const SHEET_NEW_DAYS = 30;

/** Whether a sheet is new to who reads it: what somebody made for herself never is. `UpdatedAt` is an instant, ISO 8601. */
export const isNewSheet = (
  { UserId, UpdatedAt }: { readonly UserId: number | null; readonly UpdatedAt: string },
  now: Date,
): boolean => UserId === null && now.getTime() - Date.parse(UpdatedAt) < SHEET_NEW_DAYS * 86_400_000;
