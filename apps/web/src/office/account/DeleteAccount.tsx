import type { Self } from '@clubpulse/contract/accounts/users';
import type { OwnDebt } from '@clubpulse/contract/billing/debts/debts';
import { listMyDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { Loss } from '@clubpulse/contract/members/membership';
import { deleteAccount } from '@clubpulse/contract/office/account.calls';
import { useState } from 'react';
import { useProve } from '../../accounts/security/public.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { owedWords } from '../../members/membership/public.ts';
import { change, useCall } from '../../platform/api.ts';
import { ApiError } from '../../platform/calls/api-error.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';

/** Asks for the address one signs in with before everything of one goes (PLT-191). */
export function DeleteAccount({ self, onClose }: { self: Self; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const params = { id: self.UserId };
  const held = useCall(listMySubscriptions, { params }, { quiet: true });
  const debts = useCall(listMyDebts, { params }, { quiet: true });
  const Owed = owedOf(held.data ?? [], debts.data ?? []);
  const prove = useProve();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const input = { params: { id: self.UserId }, body: { Email: self.Email } };
  const remove = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await prove.run(() => change(deleteAccount, input, { quiet: true, leaves: true }));
      await signOut();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
      setBusy(false);
    }
  };
  return (
    <>
      <ConfirmDialog
        opened
        danger
        title={t('accounts.deleteTitle')}
        keep={t('kit.keepIt')}
        confirm={t('accounts.deleteAct')}
        busy={busy}
        typed={{ label: t('accounts.deleteTyped', { email: self.Email }), text: self.Email }}
        refusal={<Refusal words={refused && `${t('accounts.deleteError')}. ${refusalWords(refused)}`} />}
        onConfirm={() => void remove()}
        onClose={onClose}
      >
        <p>{t('accounts.deleteText')}</p>
        {Owed.length > 0 && <p>{t('accounts.deleteOwed', { amount: owedWords(Owed, formats) })}</p>}
        <p>{t('accounts.deleteGone')}</p>
      </ConfirmDialog>
      {prove.dialog}
    </>
  );
}

/** What one owes in all clubs, by currency. */
function owedOf(held: readonly UserSubscription[], debts: readonly OwnDebt[]): Loss['Owed'] {
  const sums = new Map<string, number>();
  const parts = [
    ...held.map(({ Currency, Owed }) => ({ Currency, Amount: Owed })),
    ...debts.map(({ Currency, AmountDue }) => ({ Currency, Amount: AmountDue })),
  ];
  for (const { Currency, Amount } of parts) if (Amount > 0) sums.set(Currency, (sums.get(Currency) ?? 0) + Amount);
  return [...sums].map(([Currency, Amount]) => ({ Currency, Amount }));
}
