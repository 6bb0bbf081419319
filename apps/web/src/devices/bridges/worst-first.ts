import type { Bridge } from '@clubpulse/contract/devices/bridges';
import { severity } from '@clubpulse/rules/devices/bridges/status';

export const worstFirst = (bridges: readonly Bridge[]): Bridge[] =>
  [...bridges].sort((a, b) => severity(b.State) - severity(a.State) || a.Name.localeCompare(b.Name));
