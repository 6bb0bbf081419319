import { type BookAccount, bookAccountsSchema } from '@clubpulse/contract/billing/accountant/accountant';
import { getBookAccounts, saveBookAccounts } from '@clubpulse/contract/billing/accountant/accountant.calls';
import { TextInput } from '@mantine/core';
import type { z } from 'zod';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { accountLabel } from './account-label.ts';

interface Values {
  readonly Accounts: readonly BookAccount[];
}

export function BookAccounts({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const accounts = useCall(getBookAccounts, { params: { id } }, { quiet: true });
  return (
    <Dialog opened onClose={onClose} title={t('billing.bookAccounts')}>
      <QueryResult query={accounts} loading={<SkeletonRows />}>
        {(found) => <Numbers clubId={id} stored={found} onClose={onClose} />}
      </QueryResult>
    </Dialog>
  );
}

function Numbers({ clubId, stored, onClose }: { clubId: number; stored: Values; onClose: () => void }) {
  const t = useT();
  const form = useForm<Values, z.output<typeof bookAccountsSchema>>({
    initial: stored,
    check: bySchema(bookAccountsSchema),
    about: (field) => [field],
  });
  const { Accounts } = form.values;
  const save = useDialogAct(saveBookAccounts, { doneText: () => t('billing.accountsSaved'), onClose });
  return (
    <DialogFields
      act={t('kit.save')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={(body) => save.mutateAsync({ params: { id: clubId }, body })}
      onClose={onClose}
    >
      {Accounts.map((account, at) => (
        <TextInput
          key={`${account.Purpose} ${account.VatCode}`}
          label={accountLabel(account, t)}
          maxLength={20}
          value={account.Account}
          error={form.errors[`Accounts.${at}.Account`] ?? form.errors[`Accounts.${at}.VatCode`]}
          onChange={(event) => {
            const Account = event.currentTarget.value;
            form.set({ Accounts: Accounts.map((one, index) => (index === at ? { ...one, Account } : one)) });
          }}
        />
      ))}
    </DialogFields>
  );
}
