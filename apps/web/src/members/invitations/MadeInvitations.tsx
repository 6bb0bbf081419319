import type { Invitation } from '@clubpulse/contract/members/invitations';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconKey, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useMayHandOver } from '../handovers/public.ts';
import { HandInvitation, InvitationQr } from './InvitationDialogs.tsx';
import classes from './InviteeRows.module.css';
import { nameOf } from './invitation-name.ts';

export function MadeInvitations({ made }: { made: readonly Invitation[] }) {
  const t = useT();
  const clipboard = useClipboard();
  const [showing, setShowing] = useState<Invitation | null>(null);
  const [handing, setHanding] = useState<Invitation | null>(null);
  const mayHandOver = useMayHandOver();
  const copy = (link: string) => {
    clipboard.copy(link);
    toastDone({ title: t('kit.copied'), message: link });
  };
  return (
    <section>
      <SectionHead title={t('members.made', { count: made.length })} />
      <ul className={classes['rows']} data-made>
        {made.map((one) => (
          <li key={one.InvitationId}>
            <b>{nameOf(one)}</b>
            <span className={classes['email']}>{nameOf(one) === one.Email ? '' : one.Email}</span>
            <span className={classes['acts']}>
              {mayHandOver && one.Role !== 'Athlete' ? (
                <Button variant="default" leftSection={<IconKey size={17} stroke={1.8} />} onClick={() => setHanding(one)}>
                  {t('members.invitationLink', { name: nameOf(one) })}
                </Button>
              ) : (
                <>
                  <Button
                    variant="default"
                    leftSection={<IconCopy size={17} stroke={1.8} />}
                    aria-label={t('members.copyLinkOf', { name: nameOf(one) })}
                    onClick={() => copy(one.Link)}
                  >
                    {t('members.copyLink')}
                  </Button>
                  <Button
                    variant="default"
                    leftSection={<IconQrcode size={17} stroke={1.8} />}
                    aria-label={t('members.qrOf', { name: nameOf(one) })}
                    onClick={() => setShowing(one)}
                  >
                    {t('members.qr')}
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {showing !== null && <InvitationQr invitation={showing} name={nameOf(showing)} onClose={() => setShowing(null)} />}
      {handing !== null && <HandInvitation invitation={handing} onClose={() => setHanding(null)} />}
    </section>
  );
}
