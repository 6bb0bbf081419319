import type { InvitationBatch } from '@clubpulse/contract/members/invitations';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { IconChecks, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { refusedByReason } from '../../kit/list/refused-by-reason.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Invitations.module.css';
import { type BatchParts, type Outcome, useInvitationBatch } from './use-invitation-batch.ts';

const doneWords = { Send: 'members.sent', Delete: 'members.invitationsDeleted' } as const satisfies Record<
  InvitationBatch['Act'],
  PhraseKey
>;

export function InvitationBulk({ query, found, shown, chosen, onChange }: BatchParts) {
  const t = useT();
  const formats = useFormats();
  const sendsMail = useSendsMail();
  const { busy, outcome, selectAll, run, forget } = useInvitationBatch({ query, found, shown, chosen, onChange });
  const [asking, setAsking] = useState(false);
  const count = chosen.size;

  return (
    <>
      <BulkBar
        label={t('members.invitationsTab')}
        selected={count === 0 ? null : t('members.selectedInvitations', { count, number: formats.number(count) })}
        acts={[
          ...(shown.length < found && count < found
            ? [
                {
                  label: t('members.selectFound', { number: formats.number(found) }),
                  icon: IconChecks,
                  disabled: busy,
                  onClick: () => void selectAll(),
                },
              ]
            : []),
          ...(sendsMail
            ? [{ label: t('members.sendSelected'), icon: IconSend, disabled: busy, onClick: () => void run('Send') }]
            : []),
          { label: t('kit.delete'), icon: IconTrash, disabled: busy, onClick: () => setAsking(true) },
        ]}
        clear={{
          label: t('kit.clearSelection'),
          onClick: () => {
            onChange(new Set());
            forget();
          },
        }}
        outcome={outcome !== null && <BatchOutcome outcome={outcome} />}
      />
      {asking && (
        <ConfirmDialog
          opened
          danger
          title={t('members.deleteInvitations', { count, number: formats.number(count) })}
          keep={t('kit.keepIt')}
          confirm={t('kit.delete')}
          busy={busy}
          onConfirm={() => {
            setAsking(false);
            void run('Delete');
          }}
          onClose={() => setAsking(false)}
        >
          {t('members.deleteInvitationText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function BatchOutcome({ outcome: { act, title, Done, Refused } }: { outcome: Outcome }) {
  const t = useT();
  return (
    <p className={classes['outcome']}>
      {Done.length > 0 && <span>{t(doneWords[act], { count: Done.length })}</span>}
      {title !== null && Refused.length > 0 && <span>{t(title)}</span>}
      {refusedByReason(Refused).map(({ first, count: times }) => (
        <span key={first.ErrorType}>{t('members.notDone', { count: times, why: t(`error.${first.ErrorType}`) })}</span>
      ))}
    </p>
  );
}
