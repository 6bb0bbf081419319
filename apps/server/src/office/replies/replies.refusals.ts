import { REPLIES_AN_HOUR } from '@clubpulse/contract/office/replies/replies';
import { answerThread, replyInThread } from '@clubpulse/contract/office/replies/replies.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';
import { insertEntry, insertThread } from './replies.store.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const { db } = server;
  const { ids, tokens } = world;
  const ClubId = await aClub(db);
  for (const staff of [ids.managerA, ids.trainerA]) await aRole(db, staff, 'Manager', ClubId);
  await aRole(db, ids.neighbourA, 'Athlete', ClubId);
  const At = new Date();
  const member = { ClubId, UserId: ids.neighbourA };
  const threadId = await insertThread(db, { ...member, Title: 'Parking', LastAt: At, HolderId: ids.trainerA });
  for (let count = 0; count < REPLIES_AN_HOUR; count += 1)
    await insertEntry(db, { ...member, ThreadId: threadId }, { Kind: 'Reply', AuthorId: ids.neighbourA, Text: 'Hello?', At });
  const own = { params: { id: ids.neighbourA, threadId }, token: tokens.neighbourA };
  const held = { params: { id: ClubId, threadId }, token: tokens.managerA };
  return {
    RepliesOften: provoke(server, replyInThread, { ...own, body: { Text: 'Hello?' } }),
    ThreadHeld: provoke(server, answerThread, { ...held, body: { Text: 'Yes', RowVersion: 0 } }),
  };
};
