import { listClassSessions, startClassSession, stopClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ClassSessions } from './class-sessions.service.ts';

type ClubOfClass = (classId: number) => Promise<number | undefined>;

export function classSessionRoutes(route: Routes, sessions: ClassSessions, clubOfClass: ClubOfClass): void {
  route(listClassSessions, ({ params }) => sessions.ofClub(params.id));
  route(startClassSession, {
    resolve: ({ params }) => clubOfClass(params.id),
    handle: ({ params, caller }) => sessions.start(params.id, caller.UserId),
  });
  route(stopClassSession, {
    resolve: ({ params }) => sessions.clubOfSession(params.id),
    handle: ({ params, caller }) => sessions.stop(params.id, caller.UserId),
  });
}
