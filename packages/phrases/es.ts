import { accounts } from './es/accounts.ts';
import { billing } from './es/billing.ts';
import { booking } from './es/booking.ts';
import { bookings } from './es/bookings.ts';
import { calendar } from './es/calendar.ts';
import { clubs } from './es/clubs.ts';
import { devices } from './es/devices.ts';
import { errors } from './es/errors.ts';
import { firstStart } from './es/first-start.ts';
import { formats } from './es/formats.ts';
import { identity } from './es/identity.ts';
import { live } from './es/live.ts';
import { members } from './es/members.ts';
import { notices } from './es/notices.ts';
import { participants } from './es/participants.ts';
import { refusals } from './es/refusals.ts';
import { serviceTypes } from './es/service-types.ts';
import { shell } from './es/shell.ts';
import { training } from './es/training.ts';
import { trainingTypes } from './es/training-types.ts';

import type { Phrases } from './phrases.ts';

export const es: Phrases = {
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
