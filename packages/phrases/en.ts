import { accounts } from './en/accounts.ts';
import { billing } from './en/billing.ts';
import { booking } from './en/booking.ts';
import { bookings } from './en/bookings.ts';
import { calendar } from './en/calendar.ts';
import { clubs } from './en/clubs.ts';
import { devices } from './en/devices.ts';
import { errors } from './en/errors.ts';
import { firstStart } from './en/first-start.ts';
import { formats } from './en/formats.ts';
import { identity } from './en/identity.ts';
import { live } from './en/live.ts';
import { members } from './en/members.ts';
import { notices } from './en/notices.ts';
import { participants } from './en/participants.ts';
import { refusals } from './en/refusals.ts';
import { serviceTypes } from './en/service-types.ts';
import { shell } from './en/shell.ts';
import { training } from './en/training.ts';
import { trainingTypes } from './en/training-types.ts';

/** English is the type: every other language has exactly these keys (and its own plural forms). */
export const en = {
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
} as const;
