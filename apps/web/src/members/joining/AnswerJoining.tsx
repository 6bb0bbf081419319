import { approveJoining, declineJoining } from '@clubpulse/contract/members/joining/joining.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

interface AnswerJoiningProps {
  clubId: number;
  userId: number;
  name: string;
}

export function AnswerJoining({ clubId, userId, name }: AnswerJoiningProps) {
  const t = useT();
  const params = { id: clubId, userId };
  const [declining, setDeclining] = useState(false);
  const approve = useChange(approveJoining, { onDone: () => toastDone({ title: t('members.letInDone', { name }) }) });
  return (
    <>
      <Button
        variant="default"
        aria-label={`${t('kit.label', { label: t('members.sayNo') })} ${name}`}
        onClick={() => setDeclining(true)}
      >
        {t('members.sayNo')}
      </Button>
      <Button
        variant="default"
        loading={approve.isPending}
        aria-label={`${t('kit.label', { label: t('members.letIn') })} ${name}`}
        onClick={() => approve.mutate({ params })}
      >
        {t('members.letIn')}
      </Button>
      {declining && <Decline params={params} name={name} onClose={() => setDeclining(false)} />}
    </>
  );
}

function Decline({ params, name, onClose }: { params: { id: number; userId: number }; name: string; onClose: () => void }) {
  const t = useT();
  const decline = useDialogAct(declineJoining, { doneText: () => t('members.saidNo', { name }), onClose });
  return (
    <ConfirmDialog
      opened
      title={t('members.sayNoTitle', { name })}
      confirm={t('members.sayNo')}
      busy={decline.isPending}
      refusal={<Refusal words={decline.error === null ? null : refusalText(decline.error)} />}
      onConfirm={() => decline.mutate({ params })}
      onClose={onClose}
    >
      {t('members.sayNoText')}
    </ConfirmDialog>
  );
}
