import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export interface SummaryPorts {
  trainingNow(clubId: ClubId): number | Promise<number>;
  trainingsToday(clubId: ClubId, timeZone: string): Promise<{ trainings: number; points: number }>;
  bridges(clubId: ClubId): Promise<{ online: number; total: number; warnings: number }>;
}

export interface NewMember {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly TimeZone: string;
  readonly IsGuest?: boolean;
}
export interface MemberPorts {
  readonly memberJoined: readonly ((trx: Queryable, member: NewMember) => Promise<void>)[];
  joinRequested(trx: Queryable, ask: Pick<NewMember, 'ClubId' | 'UserId'>): Promise<void>;
}

export interface LeavingPorts {
  /** Functions that delete data without a foreign key, in the transaction that deletes the club. */
  readonly leaving: readonly ((trx: Queryable, clubId: ClubId) => Promise<void>)[];
}

export interface PaymentPorts {
  /** Returns a refusal when the club may not switch online payments on. */
  refuseOnlinePayments(trx: Queryable, clubId: ClubId): Promise<Refusal | undefined>;
}

export const clubPorts = ports<SummaryPorts & MemberPorts & LeavingPorts & PaymentPorts>('clubs/clubs', {
  leaving: several,
  trainingNow: 'how many train in a club now',
  trainingsToday: 'what was trained in a club today',
  bridges: 'how the bridges of a club are',
  memberJoined: several,
  joinRequested: 'who asks to come in',
  refuseOnlinePayments: 'whether a club may take card payments',
});
