import type { WayIn } from '@clubpulse/contract/accounts/roles';
import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { invitedPersonSchema } from '@clubpulse/contract/members/imports/imports';
import type { OpenedInvitation } from '@clubpulse/contract/members/invitations';
import { handedToInvited } from '@clubpulse/rules/accounts/security/handed';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import {
  invitationState,
  isOldCode,
  lastDayOf,
  oldCodesHold,
  refuseAcceptance,
} from '@clubpulse/rules/members/invitations/invitations';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Tags } from '../../clubs/tags/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import * as store from './invitations.store.ts';

export type Profiles = (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;

export interface Acceptances {
  readonly profiles: Profiles;
  readonly fillProfile: Users['fillProfile'];
  readonly tags: Pick<Tags, 'add'>;
  readonly whoseHanded: AccountSecurity['whoseHanded'];
}

interface AcceptanceParts extends Acceptances {
  readonly db: Database;
  readonly oldCodesUntil: string;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly now: () => Date;
}

export type ClubFacts = NonNullable<Awaited<ReturnType<Clubs['facts']>>>;

/** A code of the old format belongs to the club and has no invitation. */
const wayOf = (row: store.InvitationRow | undefined): WayIn => {
  if (row === undefined) return 'Self';
  if (row.Kind === 'Link') return 'Link';
  return row.FromFile ? 'Import' : 'Email';
};

export async function nameOfUser(profiles: Profiles, userId: number | null, via?: Queryable): Promise<string | undefined> {
  const [user] = userId === null ? [] : await profiles([userId], via);
  return user && fullName(user);
}

export function createAcceptance({ db, oldCodesUntil, clubs, profiles, fillProfile, tags, whoseHanded, now }: AcceptanceParts) {
  async function oldInvitation(code: string, via: Queryable = db): Promise<ClubFacts | Refusal | undefined> {
    const old = isOldCode(code) ? await store.clubOfOldCode(via, code) : undefined;
    if (!old) return undefined;
    if (!oldCodesHold(now(), old.TimeZone, oldCodesUntil)) return refuse('InvitationOldFormat');
    const club = await clubs.facts(old.ClubId, via);
    // An old code must not bypass a required invitation or approval.
    return club && club.JoinMode !== 'Open' ? refuse('JoinByInvitation') : club;
  }

  return {
    /** Emits no event of acceptance, because the desk added the member. */
    async cameByDesk(trx: Queryable, clubId: number, email: string, userId: UserId): Promise<void> {
      const waiting = await store.waitingByEmail(trx, clubId, [email], now());
      const [found] = waiting.filter(({ Role }) => Role === 'Athlete');
      const row = found && (await store.takeInvitation(trx, found.Code));
      if (row?.AcceptedAt !== null) return;
      await store.markAccepted(trx, row.InvitationId, { userId, at: now(), waits: false });
      await fill(trx, userId, row);
    },

    async open(code: string): Promise<OpenedInvitation | Refusal> {
      const row = await store.invitationOfCode(db, code);
      const old = row === undefined ? await oldInvitation(code) : undefined;
      if (isRefusal(old)) return old;
      const club = old ?? (row && (await clubs.facts(row.ClubId)));
      if (!club) return refuse('NotFound');
      return {
        ClubId: club.ClubId,
        ClubName: club.Name,
        BrandName: club.BrandName,
        Address: club.Address,
        PictureUri: club.PictureUri,
        InvitedBy: row?.Kind === 'Email' ? ((await nameOfUser(profiles, row.CreatedBy)) ?? null) : null,
        Role: row?.Role ?? 'Athlete',
        FirstMidName: row?.FirstMidName ?? '',
        Message: row?.Message ?? '',
        State: row ? invitationState(row, now()) : 'Waiting',
        LastDay: row?.ExpiresAt ? lastDayOf(club.TimeZone, row.ExpiresAt) : null,
      };
    },

    async proved(trx: Queryable, userId: number): Promise<void> {
      for (const known of await store.takeWaitingProfiles(trx, userId)) await fill(trx, userId, known);
    },

    async accept(code: string, caller: Caller): Promise<Club | Refusal> {
      const [account] = await profiles([caller.UserId]);
      if (!account) return refuse('NotFound');
      return db.transaction().execute(async (trx) => {
        const row = await store.takeInvitation(trx, code);
        const old = row === undefined ? await oldInvitation(code, trx) : undefined;
        if (isRefusal(old)) return old;
        const club = old ?? (row && (await clubs.facts(row.ClubId, trx)));
        if (!club) return refuse('NotFound');
        const Handed = row && (await whoseHanded(trx, caller.UserId, handedToInvited(row.InvitationId)));
        const known = { ...account, Handed, EmailConfirmed: account.EmailConfirmed || Handed === 'Own' };
        const refused = row && refuseAcceptance(row, known, now());
        if (refused) return refused;
        const admitted = await clubs.admit(trx, club, caller.UserId, row?.Role ?? 'Athlete', {
          CameBy: wayOf(row),
          Invited: row?.Kind === 'Email',
        });
        if (isRefusal(admitted)) return admitted;
        if (row) await accepted(trx, row, known);
        return admitted;
      });
    },
  };

  async function fill(trx: Queryable, userId: number, { ClubId, FirstMidName, LastName, Profile }: store.Known): Promise<void> {
    const { ClubTagIds, ...known } = invitedPersonSchema.parse(Profile);
    await fillProfile(trx, userId, { FirstMidName, LastName, ...known });
    await tags.add(trx, ClubId, userId, ClubTagIds);
  }

  async function accepted(trx: Queryable, row: store.InvitationRow, { UserId, Email: own, EmailConfirmed }: User): Promise<void> {
    const { InvitationId, ClubId: clubId, Kind, Email, Role } = row;
    // The invited data is not this user's if the e-mail address differs. If it is equal but unverified, the data waits.
    const isSameAddress = Email?.toLowerCase() === own.toLowerCase();
    if (Kind === 'Email')
      await store.markAccepted(trx, InvitationId, { userId: UserId, at: now(), waits: isSameAddress && !EmailConfirmed });
    else await store.countJoined(trx, InvitationId);
    if (isSameAddress && EmailConfirmed) await fill(trx, UserId, row);
    // Groups are data of the club, so they are added even while the e-mail address is unverified.
    else if (isSameAddress) await tags.add(trx, clubId, UserId, invitedPersonSchema.parse(row.Profile).ClubTagIds);
    await emit(trx, { ClubId: clubId, Type: 'InvitationAccepted', Payload: { InvitationId, Email, Role, Target: UserId } });
  }
}
