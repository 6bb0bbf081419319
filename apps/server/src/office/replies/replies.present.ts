import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type {
  OwnThread,
  OwnThreadRow,
  Thread,
  ThreadEntry,
  ThreadMember,
  ThreadRow,
} from '@clubpulse/contract/office/replies/replies';
import type { EntryRow, ThreadRowStored } from './replies.store.ts';
import type { ThreadMemberRow } from './thread-member.facts.ts';

type Stored = NonNullable<ThreadRowStored>;

const userOf = (
  UserId: number | null,
  Nickname: string | null,
  FirstMidName: string | null,
  LastName: string | null,
  PictureUri: string | null,
): BasicUser | null =>
  UserId === null || Nickname === null
    ? null
    : { UserId, Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '', PictureUri };

const headOf = (row: Stored) => ({
  ThreadId: row.ThreadId,
  ClubId: row.ClubId,
  Title: row.Title,
  Text: row.Text,
  TextBy: row.TextBy,
  LastAt: row.LastAt.toISOString(),
  Holder: userOf(row.HolderUserId, row.HolderNickname, row.HolderFirst, row.HolderLast, row.HolderPicture),
  ClosedAt: row.ClosedAt?.toISOString() ?? null,
  ClosedBy: userOf(row.ClosedById, row.CloserNickname, row.CloserFirst, row.CloserLast, row.CloserPicture),
});

const presentEntry = (row: EntryRow): ThreadEntry => ({
  ThreadEntryId: row.ThreadEntryId,
  Kind: row.Kind,
  Author: userOf(row.AuthorId, row.Nickname, row.FirstMidName, row.LastName, row.PictureUri),
  To: userOf(row.ToId, row.ToNickname, row.ToFirst, row.ToLast, row.ToPicture),
  Text: row.Text,
  At: row.At.toISOString(),
});

export const presentThreadRow = (row: Stored): ThreadRow => ({
  ...headOf(row),
  RowVersion: row.RowVersion,
  Member: {
    UserId: row.UserId,
    Nickname: row.Nickname,
    FirstMidName: row.FirstMidName,
    LastName: row.LastName,
    PictureUri: row.PictureUri,
  },
  WaitsSince: row.WaitsSince?.toISOString() ?? null,
});

export const presentThread = (row: Stored, newestFirst: readonly EntryRow[]): Thread => ({
  ...presentThreadRow(row),
  MemberReadAt: row.MemberReadAt?.toISOString() ?? null,
  Entries: newestFirst.map(presentEntry).reverse(),
});

export const presentMember = ({ LastSeen, NextClass, Plan, Others, ...row }: ThreadMemberRow): ThreadMember => ({
  ...row,
  Plan: Plan && { SubscriptionName: Plan.SubscriptionName, State: Plan.State, EndsOn: Plan.EndsOn },
  NextClass: NextClass && { ...NextClass, Begin: new Date(NextClass.Begin).toISOString() },
  LastSeen: LastSeen?.toISOString() ?? null,
  Others: Others.map((one) => ({ ...one, LastAt: new Date(one.LastAt).toISOString() })),
});

export const presentOwnThreadRow = (row: Stored): OwnThreadRow => ({
  ...headOf(row),
  ClubName: row.ClubName,
  MessageId: row.MessageId,
  New: row.New,
});

export const presentOwnThread = (row: Stored, newestFirst: readonly EntryRow[]): OwnThread => ({
  ...presentOwnThreadRow(row),
  Entries: newestFirst.map(presentEntry).reverse(),
});
