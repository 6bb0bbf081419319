import { accounts } from './it/accounts.ts';
import { billing } from './it/billing.ts';
import { booking } from './it/booking.ts';
import { bookings } from './it/bookings.ts';
import { calendar } from './it/calendar.ts';
import { clubs } from './it/clubs.ts';
import { devices } from './it/devices.ts';
import { errors } from './it/errors.ts';
import { firstStart } from './it/first-start.ts';
import { formats } from './it/formats.ts';
import { identity } from './it/identity.ts';
import { live } from './it/live.ts';
import { members } from './it/members.ts';
import { notices } from './it/notices.ts';
import { participants } from './it/participants.ts';
import { refusals } from './it/refusals.ts';
import { serviceTypes } from './it/service-types.ts';
import { shell } from './it/shell.ts';
import { training } from './it/training.ts';
import { trainingTypes } from './it/training-types.ts';

import type { Phrases } from './phrases.ts';

export const it: Phrases = {
  ...accounts,
  ...billing,
  ...booking,
  ...bookings,
  ...calendar,
  ...clubs,
  ...devices,
  ...errors,
  ...firstStart,
  ...formats,
  ...identity,
  ...live,
  ...members,
  ...notices,
  ...participants,
  ...refusals,
  ...serviceTypes,
  ...shell,
  ...training,
  ...trainingTypes,
};
