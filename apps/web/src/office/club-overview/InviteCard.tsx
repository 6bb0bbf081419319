import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './InviteCard.module.css';

/** The link that joins the club without a code that somebody could guess, to send or to put up. */
export function InviteCard({ code }: { code: string }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 2000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  const url = `${window.location.origin}/#${pathTo('JoinClub', code)}`;
  return (
    <Card title={t('clubs.inviteTitle')}>
      <div className={classes['invite']}>
        <QrCode className={classes['code']} value={url} label={t('clubs.inviteLink')} />
        <div className={classes['words']}>
          <TextInput
            readOnly
            label={t('clubs.inviteLink')}
            description={t('clubs.inviteText')}
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          {/* Without a secure page the browser gives no clipboard: then the text is selected by hand. */}
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
    </Card>
  );
}
