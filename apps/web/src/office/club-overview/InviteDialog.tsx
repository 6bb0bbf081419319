import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { QrCode } from '../../kit/figures/QrCode.tsx';

import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './InviteDialog.module.css';

/** The dialog offers the link, because its secret cannot be guessed, unlike a short code. */
export function InviteDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 2000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  const url = `${window.location.origin}/#${pathTo('JoinClub', code)}`;
  return (
    <Dialog opened onClose={onClose} title={t('clubs.inviteTitle')}>
      <div className={classes['invite']}>
        <QrCode className={classes['code']} value={url} label={t('clubs.inviteLink')} />
        <div className={classes['words']}>
          <p>{t('clubs.inviteText')}</p>
          <a className={classes['link']} href={url}>
            {url}
          </a>
          {/* Insecure pages have no clipboard, so there the user copies the link by hand. */}
          {window.isSecureContext && (
            <Button
              variant="default"
              aria-live="polite"
              leftSection={<Icon size={18} stroke={1.8} />}
              onClick={() => clipboard.copy(url)}
            >
              {t(clipboard.copied ? 'kit.copied' : 'clubs.inviteCopy')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
