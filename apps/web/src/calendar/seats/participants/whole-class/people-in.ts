import type { Class } from '@clubpulse/contract/calendar/classes/classes';

/** Booked or waiting, on site and online. */
export const peopleIn = ({ InSiteParticipants, InSiteQueued, RemoteParticipants, RemoteQueued }: Class): number =>
  InSiteParticipants + InSiteQueued + RemoteParticipants + RemoteQueued;
