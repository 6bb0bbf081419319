import type { screens as bookingRulesScreens } from '../en/calendar/booking-rules.screens.ts';
import type { bookingRules } from '../en/calendar/booking-rules.ts';
import type { calendars } from '../en/calendar/classes/calendars.ts';
import type { classEditor } from '../en/calendar/classes/class-editor.ts';
import type { refusals as classesRefusals } from '../en/calendar/classes/classes.refusals.ts';
import type { screens as classesScreens } from '../en/calendar/classes/classes.screens.ts';
import type { parts as classesParts } from '../en/calendar/classes/parts.ts';
import type { refusals as scheduleRefusals } from '../en/calendar/classes/schedule.refusals.ts';
import type { schedule } from '../en/calendar/classes/schedule.ts';
import type { serviceTypes } from '../en/calendar/classes/service-types.ts';
import type { overlaps } from '../en/calendar/overlaps.ts';
import type { parts } from '../en/calendar/parts.ts';
import type { book } from '../en/calendar/seats/book.ts';
import type { refusals as bookingsRefusals } from '../en/calendar/seats/bookings.refusals.ts';
import type { screens as bookingsScreens } from '../en/calendar/seats/bookings.screens.ts';
import type { fixes } from '../en/calendar/seats/fixes.ts';
import type { mine } from '../en/calendar/seats/mine.ts';
import type { refusals as participantsRefusals } from '../en/calendar/seats/participants.refusals.ts';
import type { screens as participantsScreens } from '../en/calendar/seats/participants.screens.ts';
import type { participants } from '../en/calendar/seats/participants.ts';
import type { parts as seatsParts } from '../en/calendar/seats/parts.ts';
import type { refusals as seatsRefusals } from '../en/calendar/seats/seats.refusals.ts';

export type Calendar = typeof bookingRules &
  typeof calendars &
  typeof classEditor &
  typeof classesParts &
  typeof schedule &
  typeof overlaps &
  typeof parts &
  typeof book &
  typeof fixes &
  typeof mine &
  typeof participants &
  typeof seatsParts &
  typeof serviceTypes &
  typeof classesRefusals &
  typeof seatsRefusals &
  typeof scheduleRefusals &
  typeof bookingsRefusals &
  typeof participantsRefusals &
  typeof bookingsScreens &
  typeof classesScreens &
  typeof bookingRulesScreens &
  typeof participantsScreens;
