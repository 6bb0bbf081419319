import type { Clubs } from '../../clubs/clubs/public.ts';
import { type Licenses, usagePorts } from '../../clubs/licenses/public.ts';
import { roomPorts } from '../../devices/rooms/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { leadingPorts } from './live-trainings.ports.ts';
import { liveTrainingRoutes } from './live-trainings.routes.ts';
import { createLiveTrainings, leaveRoom } from './live-trainings.service.ts';
import { countRunning } from './live-trainings.store.ts';
import { liveParticipantRoutes } from './participants/participants.routes.ts';
import { createLiveParticipants } from './participants/participants.service.ts';
import { recurrentLiveRoutes } from './recurrent/recurrent.routes.ts';
import { createRecurrentLive } from './recurrent/recurrent.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly licenses: Licenses;
}

export const liveTrainings = feature({
  name: 'live/live-trainings',
  persons: {
    live_trainings: {
      taken: { not: 'of a user as staff, about others' },
      leaving: { stay: 'it keeps its trainer until it is given to another' },
    },
    live_training_participants: { taken: ['UserId'], leaving: 'go' },
  },
  asks: leadingPorts,
  build(parts: Needs, leading) {
    const live = createLiveTrainings({ ...parts, leading });
    return {
      liveTrainings: live,
      liveParticipants: createLiveParticipants(parts),
      recurrentLive: createRecurrentLive({ ...parts, liveTrainings: live }),
    };
  },
  plugs: () => [
    plug(usagePorts, { usage: [{ resource: 'LiveTrainings', used: countRunning }] }),
    plug(roomPorts, { leaving: [leaveRoom] }),
  ],
  routes(route, parts) {
    liveTrainingRoutes(route, parts.liveTrainings);
    liveParticipantRoutes(route, parts.liveParticipants, parts.liveTrainings.clubOf);
    recurrentLiveRoutes(route, parts.recurrentLive);
  },
  jobs: (parts) => parts.liveTrainings.jobs,
});
