/**
 * Returns the canonical name of a time zone, which is stored and compared. It accepts every alias that `Intl` knows
 * (Asia/Kolkata, Asia/Calcutta), in upper or lower case. Undefined for an unknown name or a plain offset.
 */
export function zoneOf(name: string): string | undefined {
  if (!/^[a-z][\w+/-]{1,63}$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
