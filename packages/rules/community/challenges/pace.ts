interface DaysOf {
  /** That have begun and that are left; today is among both. */
  readonly DaysGone: number;
  readonly DaysLeft: number;
}

/** What is needed a day from today on for a goal, and what was done a day until now; undefined while it does not run. */
export function paceOf(
  value: number,
  goal: number,
  { DaysGone, DaysLeft }: DaysOf,
): { readonly needed: number; readonly done: number } | undefined {
  if (DaysGone === 0 || DaysLeft === 0) return undefined;
  return { needed: Math.ceil((goal - value) / DaysLeft), done: Math.floor(value / DaysGone) };
}
