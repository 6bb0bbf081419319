/**
 * Canonical name of a time zone, which is stored and compared, for any alias that `Intl` knows (Asia/Kolkata, Asia/Calcutta) in
 * any case. Undefined for unknown names and plain offsets.
 */
export function zoneOf(name: string): string | undefined {
  if (!/^[a-z][\w+/-]{1,63}$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
