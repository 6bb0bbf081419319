import * as calls from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Routes } from '../../../platform/http/route.ts';
import type { AttendanceMarks } from './attendance.service.ts';
import type { Participants } from './participants.service.ts';

export function participantRoutes(route: Routes, participants: Participants, attendance: AttendanceMarks): void {
  const resolve = ({ params }: { params: { id: number } }) => participants.clubOf(params.id);
  route(calls.listParticipants, { resolve, handle: ({ params }) => participants.list(params.id) });
  route(calls.listNamelessSeats, { resolve, handle: ({ params }) => participants.nameless(params.id) });
  route(calls.addParticipant, {
    resolve,
    writesKey: true,
    handle: ({ params, body: { UserId, ...body }, caller, key }) =>
      participants.add({ classId: params.id, userId: UserId, staffId: caller.UserId, key }, body),
  });
  route(calls.setParticipantState, {
    resolve,
    writesKey: true,
    handle: ({ params, body, caller, key }) =>
      participants.setState({ classId: params.id, userId: params.userId, staffId: caller.UserId, key }, body),
  });
  route(calls.deleteParticipant, {
    resolve,
    writesKey: true,
    handle: ({ params, query, caller, key }) =>
      participants.delete({ classId: params.id, userId: params.userId, staffId: caller.UserId, key }, query.giveBack),
  });
  route(calls.setAttendance, {
    resolve,
    handle: ({ params, body, caller }) =>
      attendance.setAttendance({ classId: params.id, userId: params.userId, day: body.Day }, body.Attendance, caller.UserId),
  });
  route(calls.batchAttendance, {
    resolve,
    handle: ({ params, body }) => attendance.markRest(params.id, body.Attendance, body.Day),
  });
  route(calls.setNoShow, {
    resolve,
    handle: ({ params, body, caller }) =>
      attendance.setNoShow({ classId: params.id, userId: params.userId, day: body.Day }, body.NoShow, caller.UserId),
  });
  route(calls.listParticipantSubscriptions, ({ params, query }) => participants.subscriptions(params.id, query));
}
