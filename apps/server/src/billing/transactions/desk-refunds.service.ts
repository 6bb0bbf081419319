import type { DeskLimits, TransactionInput } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { holdsRole, managesClub } from '@clubpulse/rules/accounts/roles/roles';
import { refuseBeyondDesk } from '@clubpulse/rules/billing/transactions/desk-refund';
import type { Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { deskLimitsOf, saveDeskLimits } from './desk-limits.store.ts';
import { isOnline } from './transactions.checks.ts';
import * as store from './transactions.store.ts';

export async function refuseHidden(
  db: Queryable,
  clubId: ClubId,
  { VisibleInExport }: Pick<TransactionInput, 'VisibleInExport'>,
  { isAdmin, roles }: Caller,
): Promise<Refusal | undefined> {
  if (VisibleInExport || isAdmin) return undefined;
  if (managesClub(roles, { ClubId: clubId, BrandId: await store.brandOf(db, clubId) })) return undefined;
  return refuse('ValidationFailed', { errors: [{ field: 'VisibleInExport', key: 'export-by-manager' }] });
}

export type DeskRefunds = ReturnType<typeof createDeskRefunds>;

/** Refuses acts on transactions that a caller with only the role FrontDesk may not do (decision 0185). */
export function createDeskRefunds({ db }: { readonly db: Queryable }) {
  const clubOf = async (clubId: ClubId) => ({ ClubId: clubId, BrandId: await store.brandOf(db, clubId) });
  return {
    limits: (clubId: ClubId): Promise<DeskLimits> => deskLimitsOf(db, clubId),
    saveLimits: (clubId: ClubId, limits: DeskLimits): Promise<DeskLimits> => saveDeskLimits(db, clubId, limits),

    async refuseList(clubId: ClubId, userId: number | undefined, { isAdmin, roles }: Caller): Promise<Refusal | undefined> {
      if (userId !== undefined || isAdmin) return undefined;
      const club = await clubOf(clubId);
      if (managesClub(roles, club) || holdsRole(roles, 'Accountant', club)) return undefined;
      return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'field-required' }] });
    },

    async refuseCreate(clubId: ClubId, input: TransactionInput, { isAdmin, roles }: Caller): Promise<Refusal | undefined> {
      if (isAdmin || managesClub(roles, await clubOf(clubId))) return undefined;
      const { LinkedTransactionId: linked } = input;
      const row = linked === null ? undefined : await store.transactionOf(db, linked, clubId);
      return refuseBeyondDesk(
        input,
        row && { RefundedAmount: row.RefundedAmount, isOnline: isOnline(row), VisibleInExport: row.VisibleInExport },
        await deskLimitsOf(db, clubId),
      );
    },
  };
}
