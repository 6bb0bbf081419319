import type { Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { Seats } from '@clubpulse/rules/calendar/seats/seat-deltas';

/** The seats of one place of a class. */
export const seatsAt = (of: Class, place: Place): Seats =>
  place === 'InSite'
    ? { max: of.MaxInSiteParticipants, booked: of.InSiteParticipants, offered: of.InSiteOffered, queued: of.InSiteQueued }
    : { max: of.MaxRemoteParticipants, booked: of.RemoteParticipants, offered: of.RemoteOffered, queued: of.RemoteQueued };
