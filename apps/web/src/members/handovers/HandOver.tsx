import type { Handover } from '@clubpulse/contract/members/handovers/handovers';
import { handOverAccount, handOverInvitation } from '@clubpulse/contract/members/handovers/handovers.calls';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useProve } from '../../accounts/security/public.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { change } from '../../platform/api.ts';
import { ApiError } from '../../platform/calls/api-error.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './HandOver.module.css';

export interface Receiver {
  readonly to: { readonly UserId: number } | { readonly Code: string };
  readonly name: string;
  readonly email: string;
}

export const titleOf = (to: Receiver['to']) => ('Code' in to ? 'members.invitationLink' : 'members.signInLink');

const does: Record<Handover['Does'], PhraseKey> = {
  Account: 'members.handedAccount',
  Password: 'members.handedPassword',
  Proof: 'members.handedProof',
};

/** Without a mail server, a sign-in link is made on request and shown once. */
export function HandOver({ to, name, email, onClose }: Receiver & { onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const title = t(titleOf(to), { name });
  const prove = useProve();
  const clipboard = useClipboard({ timeout: 2000 });
  const [made, setMade] = useState<Handover | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const make = async () => {
    setBusy(true);
    setRefused(null);
    try {
      setMade(
        await prove.run(() =>
          'Code' in to
            ? change(handOverInvitation, { params: { code: to.Code } }, { quiet: true })
            : change(handOverAccount, { params: { id, userId: to.UserId } }, { quiet: true }),
        ),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Dialog opened onClose={onClose} size="md" title={title}>
        {made === null ? (
          <>
            <p>{t('Code' in to ? 'members.invitationLinkText' : 'members.signInLinkText', { name })}</p>
            <Refusal words={refused && refusalText(refused)} />
            <div className={dialog['choices']}>
              <Button variant="default" onClick={onClose}>
                {t('kit.cancel')}
              </Button>
              <Button data-autofocus loading={busy} onClick={() => void make()}>
                {t('members.handOverMake')}
              </Button>
            </div>
          </>
        ) : (
          <div className={classes['made']}>
            <p role="status">{t(does[made.Does], { email })}</p>
            {'Code' in to && made.Does === 'Account' && (
              <p>{made.HeldElsewhere ? t('members.handedHeld', { email, name }) : t('members.handedNotTheirs')}</p>
            )}
            <QrCode className={classes['qr']} value={made.Link} label={title} />
            <p className={classes['link']}>{made.Link}</p>
            <p className={classes['until']}>{t('members.handedUntil', { time: formats.time(made.ExpiresAt) })}</p>
            <div className={dialog['choices']}>
              {window.isSecureContext && (
                <Button variant="default" aria-live="polite" onClick={() => clipboard.copy(made.Link)}>
                  {t(clipboard.copied ? 'kit.copied' : 'members.handedCopy')}
                </Button>
              )}
              <Button onClick={onClose}>{t('kit.done')}</Button>
            </div>
          </div>
        )}
      </Dialog>
      {prove.dialog}
    </>
  );
}
