import { accounts } from './fr/accounts.ts';
import { billing } from './fr/billing.ts';
import { booking } from './fr/booking.ts';
import { bookings } from './fr/bookings.ts';
import { calendar } from './fr/calendar.ts';
import { clubs } from './fr/clubs.ts';
import { devices } from './fr/devices.ts';
import { errors } from './fr/errors.ts';
import { firstStart } from './fr/first-start.ts';
import { formats } from './fr/formats.ts';
import { identity } from './fr/identity.ts';
import { live } from './fr/live.ts';
import { members } from './fr/members.ts';
import { notices } from './fr/notices.ts';
import { participants } from './fr/participants.ts';
import { refusals } from './fr/refusals.ts';
import { serviceTypes } from './fr/service-types.ts';
import { shell } from './fr/shell.ts';
import { training } from './fr/training.ts';
import { trainingTypes } from './fr/training-types.ts';

import type { Phrases } from './phrases.ts';

export const fr: Phrases = {
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
