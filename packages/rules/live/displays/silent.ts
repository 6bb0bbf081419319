import type { Display } from '@clubpulse/contract/live/displays';

/** A screen is seen once a minute while it shows something. */
const SILENT_MS = 3 * 60_000;

/** Whether a screen shows nothing: one that is paired in its room under its name takes its place. */
export const isSilentScreen = ({ PairedAt, LastSeen }: Pick<Display, 'PairedAt' | 'LastSeen'>, now: Date): boolean =>
  now.getTime() - Date.parse(LastSeen ?? PairedAt) > SILENT_MS;
