import type { UserId } from '@clubpulse/contract/accounts/users';
import type { FamilyDebt } from '@clubpulse/contract/billing/family-debts/family-debts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Families } from '../../members/families/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DebtsService } from '../debts/public.ts';
import type { Subscriptions } from '../subscriptions/public.ts';

export interface FamilyDebtParts {
  readonly db: Database;
  readonly families: Pick<Families, 'paidBy'>;
  readonly subscriptions: Pick<Subscriptions, 'ofMembers'>;
  readonly debts: Pick<DebtsService, 'ofUser'>;
  readonly club: (clubId: ClubId) => Promise<{ readonly Name: string } | undefined>;
}

export type FamilyDebts = ReturnType<typeof createFamilyDebts>;

/** Debts of members, for the user who pays for them (decision 0042). */
export function createFamilyDebts({ db, families, subscriptions, debts, club }: FamilyDebtParts) {
  async function inClub(clubId: ClubId, paid: Awaited<ReturnType<Families['paidBy']>>): Promise<FamilyDebt[]> {
    const ClubName = (await club(clubId))?.Name ?? '';
    const held = await subscriptions.ofMembers(
      clubId,
      paid.map(({ UserId }) => UserId),
    );
    const before = (await Promise.all(paid.map(({ UserId }) => debts.ofUser(UserId)))).flat();
    return paid.flatMap(({ UserId, Nickname, FirstMidName, LastName, PictureUri }) => {
      const debt = { ClubId: clubId, ClubName, Member: { UserId, Nickname, FirstMidName, LastName, PictureUri } };
      return [
        ...held
          .filter((one) => one.UserId === UserId && one.Owed > 0)
          .map(({ UserSubscriptionId, SubscriptionName, Currency, Owed }) => ({
            ...debt,
            UserSubscriptionId,
            SubscriptionName,
            Currency,
            Owed,
          })),
        ...before
          .filter((one) => one.UserId === UserId && one.ClubId === clubId)
          .map(({ SubscriptionName, Currency, AmountDue }) => ({
            ...debt,
            UserSubscriptionId: null,
            SubscriptionName,
            Currency,
            Owed: AmountDue,
          })),
      ];
    });
  }

  return {
    async ofUser(payerId: UserId): Promise<FamilyDebt[]> {
      const paid = await families.paidBy(payerId);
      const clubs = [...new Set(paid.map(({ ClubId }) => ClubId))];
      return (
        await Promise.all(
          clubs.map((id) =>
            inClub(
              id,
              paid.filter(({ ClubId }) => ClubId === id),
            ),
          ),
        )
      ).flat();
    },

    async ofClubUser(clubId: ClubId, payerId: UserId): Promise<FamilyDebt[] | Refusal> {
      if (!(await hasRoleIn(db, payerId, clubId))) return refuse('NotFound');
      return inClub(clubId, await families.paidBy(payerId, clubId));
    },
  };
}
