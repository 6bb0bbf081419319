import type { SecuritySession } from '@clubpulse/contract/accounts/security';
import { endOtherSessions, endSession, listSessions } from '@clubpulse/contract/accounts/security.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Security.module.css';

export function Sessions({ userId }: { userId: number }) {
  const t = useT();
  const sessions = useCall(listSessions, { params: { id: userId } }, { quiet: true });
  const [ending, setEnding] = useState(false);
  return (
    <EditorSection id="sessions" title={t('accounts.sessions')}>
      <QueryResult query={sessions} loading={<SkeletonRows rows={2} />}>
        {(found) => (
          <>
            <ul className={classes['rows']}>
              {found.map((session) => (
                <SessionRow key={session.SessionId} userId={userId} session={session} />
              ))}
            </ul>
            {found.some(({ IsThis }) => !IsThis) && (
              <div>
                <Button variant="default" className={classes['danger'] ?? ''} onClick={() => setEnding(true)}>
                  {t('accounts.sessionsEndOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryResult>
      {ending && <EndOthers userId={userId} onClose={() => setEnding(false)} />}
    </EditorSection>
  );
}

function SessionRow({ userId, session }: { userId: number; session: SecuritySession }) {
  const t = useT();
  const formats = useFormats();
  const device = session.Device || t('accounts.unknownDevice');
  const end = useChange(endSession, { onDone: () => toastDone({ title: t('accounts.sessionEnded') }) });
  const used = t('accounts.usedOn', { when: formats.dateTime(session.LastUsedAt) });
  return (
    <li>
      <span className={classes['name']}>
        <b>{device}</b>
        <span>
          {session.IsThis ? t('accounts.sessionActive') : used},{' '}
          {t('accounts.sessionSince', { when: formats.dateTime(session.StartedAt) })}
        </span>
      </span>
      {session.IsThis ? (
        <StateChip tone="ok">{t('accounts.sessionThis')}</StateChip>
      ) : (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={t('accounts.sessionEndOf', { device })}
          onClick={() => end.mutate({ params: { id: userId, sessionId: session.SessionId } })}
        >
          {t('accounts.sessionEnd')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useT();
  const end = useDialogAct(endOtherSessions, { doneText: () => t('accounts.sessionEnded'), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('accounts.sessionsEndOthers')}
      confirm={t('accounts.sessionsEndOthers')}
      busy={end.isPending}
      refusal={<Refusal words={end.error && refusalText(end.error)} />}
      onConfirm={() => end.mutate({ params: { id: userId } })}
      onClose={onClose}
    >
      {t('accounts.sessionsEndOthersText')}
    </ConfirmDialog>
  );
}
