/** Returns the canonical name of every alias that `Intl` knows, in any case. Undefined for unknown names and offsets. */
export function zoneOf(name: string): string | undefined {
  if (!/^[a-z][\w+/-]{1,63}$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
