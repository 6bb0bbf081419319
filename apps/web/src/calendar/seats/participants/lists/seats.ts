import type { Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { Seats } from '@clubpulse/rules/calendar/seats/seat-decisions';

export const seatsAt = (clubClass: Class, place: Place): Seats =>
  place === 'InSite'
    ? {
        max: clubClass.MaxInSiteParticipants,
        booked: clubClass.InSiteParticipants,
        offered: clubClass.InSiteOffered,
        queued: clubClass.InSiteQueued,
      }
    : {
        max: clubClass.MaxRemoteParticipants,
        booked: clubClass.RemoteParticipants,
        offered: clubClass.RemoteOffered,
        queued: clubClass.RemoteQueued,
      };
