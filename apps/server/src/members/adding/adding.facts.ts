import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import type { KnownAccount } from '@clubpulse/rules/members/adding/adding';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function accountOfAddress(
  db: Queryable,
  email: string,
  brandId: BrandId | null,
): Promise<(KnownAccount & { readonly UserId: UserId; readonly Language: Language }) | undefined> {
  const { rows } = await sql<KnownAccount & { UserId: number; Language: Language }>`
    select u."UserId", u."Language", u."EmailConfirmed",
      exists (select from user_identities i where i."UserId" = u."UserId") as "SignsIn",
      exists (
        select from user_roles r left join clubs c on c."ClubId" = r."ClubId"
        where r."UserId" = u."UserId" and coalesce(r."BrandId", c."BrandId") = ${brandId}::bigint
      ) as "OfBrand"
    from users u where lower(u."Email") = ${email}`.execute(db);
  return rows[0];
}
