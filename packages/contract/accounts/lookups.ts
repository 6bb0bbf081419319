/**
 * The one name of a time zone that `Intl` knows by any of its names (Asia/Kolkata and Asia/Calcutta), whatever the case: stored and compared
 * by it. Undefined for a name nobody knows, and for a bare offset.
 */
export function zoneOf(name: string): string | undefined {
  if (!/^[a-z][\w+/-]{1,63}$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
