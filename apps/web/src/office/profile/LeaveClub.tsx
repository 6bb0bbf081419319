import type { Club } from '@clubpulse/contract/clubs/clubs';
import { getOwnLoss, leaveClub } from '@clubpulse/contract/members/membership.calls';
import { needsLeaveCode } from '@clubpulse/rules/members/membership/leave-code';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { LastManager, LossList, owedText, useLeaveCode } from '../../members/membership/public.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { refreshSession, useSelf } from '../../platform/session.tsx';

export function LeaveClub({ club, onClose }: { club: Pick<Club, 'ClubId' | 'Name'>; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const params = { id: UserId, clubId: club.ClubId };
  const loss = useCall(getOwnLoss, { params }, { quiet: true, staleTime: 0 });
  const leave = useDialogAct(leaveClub, {
    doneText: () => t('accounts.left', { club: club.Name }),
    onClose: () => {
      onClose();
      void refreshSession();
    },
  });
  const [isSure, setSure] = useState(false);
  const code = useLeaveCode(club.ClubId);
  const needsCode = loss.data !== undefined && needsLeaveCode(loss.data.Roles);
  const refused = code.other(leave.error);
  const asksAgain = needsCode && !isSure;
  const confirm = () => {
    if (!asksAgain) return leave.mutate({ params, query: needsCode ? code.query : {} });
    code.send();
    setSure(true);
  };
  return (
    <ConfirmDialog
      key={String(isSure)}
      opened
      danger
      title={t('accounts.leaveTitle', { club: club.Name })}
      keep={t('kit.keepIt')}
      confirm={
        loss.data === undefined || loss.data.LeavesNoManager
          ? undefined
          : t(asksAgain ? 'members.ownRoleNext' : 'accounts.leaveConfirm')
      }
      busy={leave.isPending}
      refusal={<Refusal words={refused && `${t('accounts.leaveError')}. ${refusalText(refused)}`} />}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('accounts.leaveText')}</p>
      <QueryResult query={loss} loading={<SkeletonRows rows={1} />}>
        {(found) => (
          <>
            <LastManager loss={found} />
            <LossList loss={found} />
            {found.Owed.length > 0 && <p>{t('accounts.leaveOwed', { amount: owedText(found.Owed, formats) })}</p>}
          </>
        )}
      </QueryResult>
      {needsCode && isSure && code.field(leave.error)}
    </ConfirmDialog>
  );
}
