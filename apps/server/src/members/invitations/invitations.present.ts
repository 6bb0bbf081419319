import type { Invitation, InvitationLink } from '@clubpulse/contract/members/invitations';
import { invitationState, lastDayOf } from '@clubpulse/rules/members/invitations/invitations';
import type { InvitationRow, MailedRow } from './invitations.store.ts';

const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : one > other ? one : other;

function storedState({ LastSuccessAt, LastTriedAt }: InvitationRow): Invitation['Delivery']['State'] {
  if (LastTriedAt === null) return 'Waiting';
  return LastSuccessAt !== null && LastSuccessAt >= LastTriedAt ? 'Arrived' : 'Failed';
}

export function presentInvitation(row: MailedRow, link: (code: string) => string, now: Date): Invitation {
  const { InvitationId, ClubId, Code, Role, FirstMidName, LastName, Active, Sendings } = row;
  return {
    InvitationId,
    ClubId,
    Code,
    Link: link(Code),
    Role,
    Email: row.Email ?? '',
    FirstMidName,
    LastName,
    State: invitationState(row, now),
    Active,
    SentAt: at(row.SentAt),
    Sendings,
    LastDay: lastDayOf(row.TimeZone, row.ExpiresAt ?? row.CreatedAt),
    AcceptedAt: at(row.AcceptedAt),
    UserId: row.AcceptedBy,
    Delivery: {
      State: row.MailState ?? storedState(row),
      LastSuccess: at(row.LastSuccessAt),
      LastError: row.LastError,
      LastUpdate: at(later(row.LastTriedAt, row.SentAt)),
      NextTry: at(row.MailNextTry),
    },
  };
}

export function presentLink(row: InvitationRow, link: (code: string) => string, now: Date): InvitationLink {
  const { InvitationId, ClubId, Code, Title, Active, Joined } = row;
  const State = invitationState(row, now);
  return { InvitationId, ClubId, Code, Link: link(Code), Title, State, Active, CreatedAt: row.CreatedAt.toISOString(), Joined };
}
