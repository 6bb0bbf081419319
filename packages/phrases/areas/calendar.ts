import type { appointments } from '../en/calendar/appointments.ts';
import type { bookingRules } from '../en/calendar/booking-rules.ts';
import type { refusals } from '../en/calendar/calendar.refusals.ts';
import type { screens } from '../en/calendar/calendar.screens.ts';
import type { calendars } from '../en/calendar/classes/calendars.ts';
import type { classEditor } from '../en/calendar/classes/class-editor.ts';
import type { parts as classesParts } from '../en/calendar/classes/parts.ts';
import type { schedule } from '../en/calendar/classes/schedule.ts';
import type { serviceTypes } from '../en/calendar/classes/service-types.ts';
import type { overlaps } from '../en/calendar/overlaps.ts';
import type { parts } from '../en/calendar/parts.ts';
import type { book } from '../en/calendar/seats/book.ts';
import type { fixes } from '../en/calendar/seats/fixes.ts';
import type { mine } from '../en/calendar/seats/mine.ts';
import type { participants } from '../en/calendar/seats/participants.ts';
import type { parts as seatsParts } from '../en/calendar/seats/parts.ts';

export type Calendar = typeof appointments &
  typeof bookingRules &
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
  typeof refusals &
  typeof screens;
