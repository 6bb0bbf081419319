import type { Role } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { InvitationFacts } from '@clubpulse/rules/members/invitations/invitations';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

interface PersonRow {
  readonly Email: string;
  readonly IsPlatforms: boolean;
  readonly SignsIn: boolean;
  readonly AccountId: string | null;
  readonly HandedOver: boolean | null;
  readonly EmailVerified: boolean | null;
  readonly IsPlatformsAccount: boolean | null;
  readonly knownTo: readonly { readonly ClubId: number | null; readonly BrandId: number | null }[];
  readonly roles: readonly { readonly Role: Role; readonly ClubId: number | null; readonly BrandId: number | null }[];
}

/**
 * True if the user has signed in to this account or verified the e-mail address. If false, the account only has the same e-mail
 * address.
 */
export async function personToHandTo(db: Queryable, userId: UserId): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    with person as (
      select u."UserId", u."Email", u."IsAdmin" or u."IsEditor" as "IsPlatforms",
        u."EmailConfirmed" or exists (select from user_identities i where i."UserId" = u."UserId") as "SignsIn"
      from users u where u."UserId" = ${userId})
    select person."Email", person."IsPlatforms", person."SignsIn", a."AccountId", a."HandedOver", a."EmailVerified",
      a."IsAdmin" or a."IsEditor" as "IsPlatformsAccount",
      coalesce((
        select json_agg(json_build_object('ClubId', c."ClubId", 'BrandId', c."BrandId"))
        from identity_handed h left join clubs c on h."Voucher" = 'clubs/' || c."ClubId"
        where h."AccountId" = a."AccountId" and h."UsedAt" is not null
          and (c."ClubId" is not null or h."Voucher" not like 'clubs/%')), '[]') as "knownTo",
      coalesce((
        select json_agg(json_build_object('Role', r."Role", 'ClubId', r."ClubId", 'BrandId', coalesce(r."BrandId", c."BrandId")))
        from user_roles r left join clubs c on c."ClubId" = r."ClubId" where r."UserId" = person."UserId"), '[]') as roles
    from person left join lateral (
      select * from identity_accounts account
      where case when person."SignsIn"
        then exists (select from user_identities i where i."UserId" = person."UserId" and i."Subject" = account."AccountId")
        else lower(account."Email") = lower(person."Email")
          and not exists (select from user_identities i where i."Subject" = account."AccountId") end
      limit 1) a on true`.execute(db);
  return rows[0];
}

interface AddressRow {
  readonly AccountId: string | null;
  readonly EmailVerified: boolean | null;
  readonly IsPlatforms: boolean;
  /** True if another desk entered this e-mail address for a member who has not signed in. */
  readonly HeldElsewhere: boolean;
}

export async function addressToHandTo(db: Queryable, clubId: ClubId, email: string): Promise<AddressRow> {
  const { rows } = await sql<AddressRow>`
    select a."AccountId", a."EmailVerified",
      coalesce(a."IsAdmin" or a."IsEditor", false) or exists (
        select from user_identities i join users u using ("UserId")
        where i."Subject" = a."AccountId" and (u."IsAdmin" or u."IsEditor")) as "IsPlatforms",
      exists (
        select from users u where lower(u."Email") = lower(${email}) and not u."EmailConfirmed"
          and not exists (select from user_identities i where i."UserId" = u."UserId")
          and not exists (select from user_roles r where r."UserId" = u."UserId" and r."ClubId" = ${clubId})) as "HeldElsewhere"
    from (select) one left join identity_accounts a on lower(a."Email") = lower(${email})`.execute(db);
  return rows[0] ?? { AccountId: null, EmailVerified: null, IsPlatforms: false, HeldElsewhere: false };
}

export type HandedInvitation = InvitationFacts & { readonly InvitationId: number; readonly ClubId: number };

const invitations = (db: Queryable) =>
  db.selectFrom('invitations').select(['InvitationId', 'ClubId', 'Kind', 'Role', 'Email', 'Active', 'ExpiresAt', 'AcceptedAt']);

export const invitationToHand = (db: Queryable, code: string): Promise<HandedInvitation | undefined> =>
  invitations(db).where('Code', '=', code).executeTakeFirst();

export const invitationHanded = (db: Queryable, invitationId: number): Promise<HandedInvitation | undefined> =>
  invitations(db).where('InvitationId', '=', invitationId).executeTakeFirst();
