import type { Class } from '@clubpulse/contract/calendar/classes/classes';

type Counted = Pick<Class, 'InSiteParticipants' | 'InSiteQueued' | 'RemoteParticipants' | 'RemoteQueued'>;

export const peopleIn = ({ InSiteParticipants, InSiteQueued, RemoteParticipants, RemoteQueued }: Counted): number =>
  InSiteParticipants + InSiteQueued + RemoteParticipants + RemoteQueued;
