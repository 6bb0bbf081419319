import { accounts } from './en/accounts.ts';
import { clubs } from './en/clubs.ts';
import { devices } from './en/devices.ts';
import { errors } from './en/errors.ts';
import { firstStart } from './en/first-start.ts';
import { formats } from './en/formats.ts';
import { identity } from './en/identity.ts';
import { live } from './en/live.ts';
import { shell } from './en/shell.ts';
import { training } from './en/training.ts';

/** English is the type: every other language has exactly these keys (and its own plural forms). */
export const en = {
  ...accounts,
  ...clubs,
  ...devices,
  ...errors,
  ...firstStart,
  ...formats,
  ...identity,
  ...live,
  ...shell,
  ...training,
} as const;
