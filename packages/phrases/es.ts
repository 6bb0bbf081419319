import { accounts } from './es/accounts.ts';
import { clubs } from './es/clubs.ts';
import { devices } from './es/devices.ts';
import { errors } from './es/errors.ts';
import { firstStart } from './es/first-start.ts';
import { formats } from './es/formats.ts';
import { identity } from './es/identity.ts';
import { live } from './es/live.ts';
import { shell } from './es/shell.ts';
import { training } from './es/training.ts';

import type { Phrases } from './phrases.ts';

export const es: Phrases = {
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
};
