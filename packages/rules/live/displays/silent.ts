import type { Display } from '@clubpulse/contract/live/displays';

const SILENT_MS = 3 * 60_000;

export const isSilentScreen = ({ PairedAt, LastSeen }: Pick<Display, 'PairedAt' | 'LastSeen'>, now: Date): boolean =>
  now.getTime() - Date.parse(LastSeen ?? PairedAt) > SILENT_MS;
