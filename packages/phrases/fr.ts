import { accounts } from './fr/accounts.ts';
import { clubs } from './fr/clubs.ts';
import { devices } from './fr/devices.ts';
import { errors } from './fr/errors.ts';
import { firstStart } from './fr/first-start.ts';
import { formats } from './fr/formats.ts';
import { identity } from './fr/identity.ts';
import { live } from './fr/live.ts';
import { shell } from './fr/shell.ts';
import { training } from './fr/training.ts';

import type { Phrases } from './phrases.ts';

export const fr: Phrases = {
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
