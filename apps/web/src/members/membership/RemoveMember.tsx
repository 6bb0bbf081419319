import { getLoss, removeFromClub } from '@clubpulse/contract/members/membership.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { needsLeaveCode } from '@clubpulse/rules/members/membership/leave-code';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { refreshSession, useSelf, useStaffClub } from '../../platform/session.tsx';
import { LastManager } from './LastManager.tsx';
import { LossList } from './LossList.tsx';
import { owedText } from './owed-text.ts';
import { useLeaveCode } from './use-leave-code.tsx';

interface RemoveMemberProps {
  person: Parameters<typeof fullName>[0] & { readonly UserId: number };
  onRemoved?: () => void;
  onClose: () => void;
}

export function RemoveMember({ person, onRemoved, onClose }: RemoveMemberProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, Name: club } = useStaffClub();
  const name = fullName(person);
  const isOwn = useSelf().UserId === person.UserId;
  const params = { id, userId: person.UserId };
  const loss = useCall(getLoss, { params }, { quiet: true, staleTime: 0 });
  const remove = useDialogAct(removeFromClub, {
    leaves: onRemoved !== undefined,
    doneText: () => t('members.removed', { name, club }),
    onClose: () => {
      onClose();
      onRemoved?.();
      if (isOwn) void refreshSession();
    },
  });
  // Users who remove themselves confirm twice, because only others can add them again.
  const [isSure, setSure] = useState(false);
  const code = useLeaveCode(id);
  const needsCode = isOwn && loss.data !== undefined && needsLeaveCode(loss.data.Roles);
  const refused = code.other(remove.error);
  const next = () => {
    if (needsCode) code.send();
    setSure(true);
  };
  const asksAgain = isOwn && !isSure;
  const act = asksAgain ? t('members.ownRoleNext') : t('members.removeAct');
  return (
    <ConfirmDialog
      key={String(isSure)}
      opened
      danger
      title={isOwn ? t('members.removeOwnTitle', { club }) : t('members.removeTitle', { name, club })}
      keep={isOwn ? t('members.ownRoleKeep') : t('kit.keepIt')}
      confirm={loss.data === undefined || loss.data.LeavesNoManager ? undefined : act}
      busy={remove.isPending}
      refusal={<Refusal words={refused && `${t('members.errorRemoving')}. ${refusalText(refused)}`} />}
      onConfirm={() => (asksAgain ? next() : remove.mutate({ params, query: needsCode ? code.query : {} }))}
      onClose={onClose}
    >
      {isOwn && <p>{t('members.removeOwnText')}</p>}
      <QueryResult query={loss} loading={<SkeletonRows rows={2} />}>
        {(found) => (
          <>
            <LastManager loss={found} name={isOwn ? undefined : name} />
            <LossList loss={found} lead={t('members.removeLoses', { name })} />
            <p>{t('members.removeText')}</p>
            {found.Classes > 0 && <p>{t('members.keepClasses', { count: found.Classes, name })}</p>}
            {found.Owed.length > 0 && <p>{t('members.staysOwed', { name, amount: owedText(found.Owed, formats) })}</p>}
          </>
        )}
      </QueryResult>
      {needsCode && isSure && code.field(remove.error)}
    </ConfirmDialog>
  );
}
