import { clientStageSchema } from '@clubpulse/contract/members/pipeline/pipeline';
import { callOutcomeSchema, type Task, taskTypeSchema } from '@clubpulse/contract/members/tasks/tasks';
import type { TaskRow } from './tasks.store.ts';

/** Contains the telephone number only if the member shares contact data and has no do-not-call. */
export function presentTask(row: TaskRow, sharesContact: boolean): Task {
  const { TaskId, ClubId, AssigneeId, ReceiverId, DueDate, DoNotCall } = row;
  return {
    TaskId,
    ClubId,
    Type: taskTypeSchema.parse(row.Type),
    Task: row.Task,
    Assignee:
      AssigneeId === null || row.DoerNickname === null
        ? null
        : personOf(AssigneeId, row.DoerNickname, row.DoerFirst, row.DoerLast, row.DoerPicture),
    Receiver:
      ReceiverId === null || row.WhomNickname === null
        ? null
        : {
            ...personOf(ReceiverId, row.WhomNickname, row.WhomFirst, row.WhomLast, row.WhomPicture),
            ClientStage: row.ClientStage === null ? null : clientStageSchema.parse(row.ClientStage),
            Phone: sharesContact && !DoNotCall ? row.WhomPhone : null,
            DoNotCall,
          },
    DueDate,
    Outcome: row.Outcome === null ? null : callOutcomeSchema.parse(row.Outcome),
    CreatedAt: row.CreatedAt.toISOString(),
    CompletedAt: row.CompletedAt?.toISOString() ?? null,
    RowVersion: row.RowVersion,
  };
}

const personOf = (UserId: number, Nickname: string, first: string | null, last: string | null, PictureUri: string | null) => ({
  UserId,
  Nickname,
  FirstMidName: first ?? '',
  LastName: last ?? '',
  PictureUri,
});
