import { expect } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Samples } from '../../test/sample.ts';
import { insertEntry, insertThread } from './replies.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly thread: number;
    readonly threadToAnswer: number;
    readonly threadToHold: number;
    readonly threadToClose: number;
  }
}

async function aThread(db: Database, member: { ClubId: number; UserId: number }, Title: string): Promise<number> {
  const At = new Date(Date.now() - 60_000);
  const ThreadId = await insertThread(db, { ...member, Title, LastAt: At, WaitsSince: At });
  const thread = { ThreadId, ...member };
  await insertEntry(db, thread, { Kind: 'Reply', AuthorId: member.UserId, Text: `About ${Title}`, At });
  await insertEntry(db, thread, { Kind: 'Answer', AuthorId: null, Text: `Yes, ${Title}`, At });
  return ThreadId;
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const member = { ClubId, UserId };
    return {
      thread: await aThread(db, member, 'parking'),
      threadToAnswer: await aThread(db, member, 'towels'),
      threadToHold: await aThread(db, member, 'lockers'),
      threadToClose: await aThread(db, member, 'showers'),
    };
  },
  calls({ club, athlete, message, thread, threadToAnswer, threadToHold, threadToClose }) {
    const here = { params: { id: club } };
    const own = { params: { id: athlete } };
    const ofClub = (threadId: number) => ({ params: { id: club, threadId } });
    const ofUser = { params: { id: athlete, threadId: thread } };
    const found = (ThreadId: number) => ({ data: expect.arrayContaining([expect.objectContaining({ ThreadId })]) });
    return {
      'replies.list': { ...here, query: { Filter: 'Nobody' }, answer: found(thread) },
      'replies.counts': { ...here, answer: { Open: expect.any(Number), Mine: expect.any(Number) } },
      'replies.get': { ...ofClub(thread), answer: { ThreadId: thread, Title: 'parking' } },
      'replies.member': {
        ...ofClub(thread),
        answer: { UserId: athlete, Others: expect.arrayContaining([expect.objectContaining({ Title: 'towels' })]) },
      },
      'replies.templates': { ...ofClub(thread), answer: { Templates: expect.any(Array) } },
      'replies.holders': { ...here, answer: expect.any(Array) },
      'replies.answer': {
        ...ofClub(threadToAnswer),
        body: { Text: 'At the desk', RowVersion: 0 },
        answer: { ThreadId: threadToAnswer, Text: 'At the desk', WaitsSince: null },
      },
      'replies.note': {
        ...ofClub(thread),
        body: { Text: 'A place is free' },
        answer: {
          ThreadId: thread,
          Entries: expect.arrayContaining([expect.objectContaining({ Kind: 'StaffNote', Text: 'A place is free' })]),
        },
      },
      'replies.setHolder': {
        ...ofClub(threadToHold),
        body: { AssigneeId: null, RowVersion: 0 },
        answer: { ThreadId: threadToHold, Holder: null },
      },
      'replies.close': {
        ...ofClub(threadToClose),
        body: { RowVersion: 0 },
        answer: { ThreadId: threadToClose, ClosedAt: expect.any(String) },
      },
      'replies.ofUser': { ...own, answer: found(thread) },
      'replies.getOwn': { ...ofUser, answer: { ThreadId: thread, Title: 'parking' } },
      'replies.toMessage': {
        params: { id: athlete, messageId: message },
        body: { Text: 'I come' },
        answer: { MessageId: message, Title: 'Sample news', Text: 'I come' },
      },
      'replies.reply': { ...ofUser, body: { Text: 'Is it free?' }, answer: { ThreadId: thread, Text: 'Is it free?' } },
      'replies.read': ofUser,
    };
  },
};
