import type { Self } from '@clubpulse/contract/accounts/users';
import type { OwnDebt } from '@clubpulse/contract/billing/debts/debts';
import { listMyDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import type { Loss } from '@clubpulse/contract/members/membership';
import { getOwnLoss } from '@clubpulse/contract/members/membership.calls';
import { deleteAccount } from '@clubpulse/contract/office/account.calls';
import { checkOwnEmail } from '@clubpulse/rules/accounts/users/own-email';
import { useProvedAct } from '../../accounts/security/public.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { LastManager, LossList, owedText } from '../../members/membership/public.ts';
import { change, useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { signOut, useClubs } from '../../platform/session.tsx';

export function DeleteAccount({ self, onClose }: { self: Self; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const params = { id: self.UserId };
  const held = useCall(listMySubscriptions, { params }, { quiet: true });
  const debts = useCall(listMyDebts, { params }, { quiet: true });
  const Owed = owedOf(held.data ?? [], debts.data ?? []);
  const clubs = useClubsOfOne(self);
  const input = { params, body: { Email: self.Email } };
  const remove = useProvedAct(() => change(deleteAccount, input, { quiet: true, leaves: true }), signOut);
  const { refused } = remove;
  return (
    <>
      <ConfirmDialog
        opened
        danger
        title={t('accounts.deleteTitle')}
        keep={t('kit.keepIt')}
        confirm={t('accounts.deleteAct')}
        busy={remove.busy}
        typed={{
          label: t('accounts.deleteTyped', { email: self.Email }),
          isIt: (text) => checkOwnEmail(text, self.Email).length === 0,
        }}
        refusal={<Refusal words={refused && `${t('accounts.deleteError')}. ${refusalText(refused)}`} />}
        onConfirm={() => void remove.run()}
        onClose={onClose}
      >
        <p>{t('accounts.deleteText')}</p>
        {clubs.map((club) => (
          <OwnLoss key={club.ClubId} userId={self.UserId} club={club} />
        ))}
        {Owed.length > 0 && <p>{t('accounts.deleteOwed', { amount: owedText(Owed, formats) })}</p>}
        <p>{t('accounts.deleteGone')}</p>
      </ConfirmDialog>
      {remove.dialog}
    </>
  );
}

/** The clubs in which the user has a role. Other clubs of the user's brand are left out, because they continue to exist. */
function useClubsOfOne({ AvailableRoles: { Athlete, Trainer, Manager } }: Self) {
  const { clubs } = useClubs();
  return clubs.filter(({ ClubId }) => [...Athlete, ...Trainer, ...Manager].some((one) => one.ClubId === ClubId));
}

function OwnLoss({ userId, club }: { userId: number; club: Pick<Club, 'ClubId' | 'Name'> }) {
  const loss = useCall(getOwnLoss, { params: { id: userId, clubId: club.ClubId } }, { quiet: true, staleTime: 0 });
  return (
    <section aria-label={club.Name}>
      <b>{club.Name}</b>
      <QueryResult query={loss} loading={<SkeletonRows rows={1} />}>
        {(found) => (
          <>
            <LastManager loss={found} />
            <LossList loss={found} />
          </>
        )}
      </QueryResult>
    </section>
  );
}

function owedOf(held: readonly UserSubscription[], debts: readonly OwnDebt[]): Loss['Owed'] {
  const sums = new Map<string, number>();
  const parts = [
    ...held.map(({ Currency, Owed }) => ({ Currency, Amount: Owed })),
    ...debts.map(({ Currency, AmountDue }) => ({ Currency, Amount: AmountDue })),
  ];
  for (const { Currency, Amount } of parts) if (Amount > 0) sums.set(Currency, (sums.get(Currency) ?? 0) + Amount);
  return [...sums].map(([Currency, Amount]) => ({ Currency, Amount }));
}
