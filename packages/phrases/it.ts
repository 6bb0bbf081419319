import { accounts } from './it/accounts.ts';
import { clubs } from './it/clubs.ts';
import { devices } from './it/devices.ts';
import { errors } from './it/errors.ts';
import { firstStart } from './it/first-start.ts';
import { formats } from './it/formats.ts';
import { identity } from './it/identity.ts';
import { live } from './it/live.ts';
import { shell } from './it/shell.ts';
import { training } from './it/training.ts';

import type { Phrases } from './phrases.ts';

export const it: Phrases = {
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
