import { createIcalFeed, getIcalFeed, revokeIcalFeed } from '@clubpulse/contract/calendar/ical.calls';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './CalendarFeed.module.css';

const SecretLink = lazyComponent(() => import('./SecretLink.tsx').then((it) => it.SecretLink));

export function CalendarFeed() {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const input = { params: { id: UserId } };
  const feed = useCall(getIcalFeed, input, { quiet: true });
  const [link, setLink] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<'renew' | 'revoke' | null>(null);
  const create = useChange(createIcalFeed, {
    onDone: ({ Url }) => {
      setLink(Url);
      setConfirming(null);
    },
  });
  const revoke = useChange(revokeIcalFeed, {
    onDone: () => {
      setLink(null);
      setConfirming(null);
      toastDone({ title: t('booking.feedRevoked') });
    },
  });
  return (
    <Card title={t('booking.feedTitle')}>
      <div className={classes['feed']}>
        <p>{t('booking.feedText')}</p>
        <QueryResult query={feed} loading={<SkeletonRows rows={1} />}>
          {({ CreatedAt, LastFetchedAt }) =>
            CreatedAt === null ? (
              <Button
                className={classes['first']}
                loading={create.isPending}
                leftSection={<IconCalendarPlus size={18} stroke={1.8} />}
                onClick={() => create.mutate(input)}
              >
                {t('booking.feedCreate')}
              </Button>
            ) : (
              <>
                {link !== null && <SecretLink url={link} />}
                <p className={classes['note']}>
                  {t('booking.feedSince', { date: formats.date(CreatedAt) })}{' '}
                  {LastFetchedAt === null
                    ? t('booking.feedNeverFetched')
                    : t('booking.feedFetched', { when: formats.dateTime(LastFetchedAt) })}
                  {link === null && ` ${t('booking.feedHidden')}`}
                </p>
                <div className={classes['acts']}>
                  <Button
                    variant="default"
                    leftSection={<IconRefresh size={18} stroke={1.8} />}
                    onClick={() => setConfirming('renew')}
                  >
                    {t('booking.feedRenew')}
                  </Button>
                  <Button
                    variant="default"
                    leftSection={<IconTrash size={18} stroke={1.8} />}
                    onClick={() => setConfirming('revoke')}
                  >
                    {t('kit.switchOff')}
                  </Button>
                </div>
              </>
            )
          }
        </QueryResult>
      </div>
      <ConfirmDialog
        opened={confirming !== null}
        danger={confirming === 'revoke'}
        busy={create.isPending || revoke.isPending}
        title={t(confirming === 'revoke' ? 'booking.feedRevokeTitle' : 'booking.feedRenewTitle')}
        confirm={t(confirming === 'revoke' ? 'kit.switchOff' : 'booking.feedRenew')}
        onConfirm={() => (confirming === 'revoke' ? revoke.mutate(input) : create.mutate(input))}
        onClose={() => setConfirming(null)}
      >
        {t('booking.feedStops')}
      </ConfirmDialog>
    </Card>
  );
}
