import type { createClasses } from '../../calendar/classes/public.ts';
import type { AttendanceMarks } from '../../calendar/seats/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { trainingPorts } from '../../training/trainings/public.ts';
import { leadingPorts } from '../live-trainings/public.ts';
import { type ClassHourPorts, classHourPorts } from './class-sessions.ports.ts';
import { classSessionRoutes } from './class-sessions.routes.ts';
import { createClassSessions } from './class-sessions.service.ts';
import { trainedIn } from './trained-in.facts.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly licenses: Licenses;
  readonly classes: Pick<ReturnType<typeof createClasses>, 'clubOf'>;
  readonly attendance: AttendanceMarks;
}

export const classSessions = feature({
  name: 'live/class-sessions',
  persons: {
    class_sessions: {
      taken: { not: 'of a user as staff, about others' },
      leaving: { stay: 'a class keeps its trainer until it is given to another' },
    },
    class_session_heard: { taken: ['UserId'], leaving: 'go' },
  },
  asks: classHourPorts,
  build: ({ db, clubs, licenses, classes, attendance }: Needs, asks: ClassHourPorts) => ({
    classSessions: createClassSessions({ db, clubs, licenses, attendance, asks }),
    clubOfClass: classes.clubOf,
  }),
  plugs: (parts) => [plug(leadingPorts, { classLedBy: parts.classSessions.classLedBy }), plug(trainingPorts, { trainedIn })],
  routes: (route, parts) => classSessionRoutes(route, parts.classSessions, parts.clubOfClass),
  jobs: (parts) => parts.classSessions.jobs,
  listeners: (parts) => parts.classSessions.listeners,
});
