import {
  NEWEST_ROWS,
  type Notification,
  type NotificationGroup,
  notificationGroups,
} from '@clubpulse/contract/office/notifications';
import { listNotifications, markAllRead, newestNotifications } from '@clubpulse/contract/office/notifications.calls';
import { STORED_DAYS } from '@clubpulse/rules/office/notifications/notifications';
import { ActionIcon, Button } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SidePanel } from '../../kit/dialog/SidePanel.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { NewestNews } from '../news/public.ts';
import { groupPhrases } from './group-phrases.ts';
import { NotificationDays } from './NotificationDays.tsx';
import classes from './NotificationPanel.module.css';
import { useNotificationActs } from './use-notification-acts.ts';

const POLL_MS = 30_000;

type Part = 'All' | 'Needs' | 'New' | NotificationGroup;

interface NotificationPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function NotificationPanel({ opened, onClose }: NotificationPanelProps) {
  const t = useT();
  const formats = useFormats();
  const newest = useCall(newestNotifications, {}, { enabled: opened, pollEvery: POLL_MS, staleTime: 0 });
  const allRead = useChange(markAllRead);
  const acts = useNotificationActs(onClose);
  const [part, setPart] = useState<Part>('All');
  const query = { length: NEWEST_ROWS, ...queryOf(part) };
  const ofPart = useCall(listNotifications, { query }, { enabled: opened && part !== 'All', pollEvery: POLL_MS, staleTime: 0 });
  const shown = newest.data?.Newest ?? [];
  const unread = newest.data?.Unread ?? 0;
  const needs = newest.data?.Needs ?? 0;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={t('notifications.title')}
      count={unread > 0 ? t('notifications.newCount', { count: unread }) : undefined}
      acts={
        <>
          {unread > 0 && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconChecks size={17} stroke={1.8} />}
              loading={allRead.isPending}
              onClick={() => allRead.mutate({})}
            >
              {t('notifications.readAll')}
            </Button>
          )}
          <ActionIcon
            component={Link}
            to={pathTo('Profile')}
            state={{ section: 'notifications' }}
            variant="subtle"
            color="gray"
            aria-label={t('notifications.settings')}
            onClick={onClose}
          >
            <IconSettings size={19} stroke={1.8} />
          </ActionIcon>
        </>
      }
      above={
        <>
          {opened && <NewestNews onOpen={onClose} />}
          {(shown.length > 0 || part !== 'All') && (
            <Parts part={part} needs={needs} unread={unread} newest={shown} onChange={setPart} />
          )}
        </>
      }
      foot={
        <>
          <span>{t('notifications.kept', { count: STORED_DAYS })}</span>
          <Link to={pathTo('Notifications')} onClick={onClose}>
            {t('notifications.seeAll', { number: formats.number(newest.data?.Total ?? 0) })}
          </Link>
        </>
      }
    >
      {part === 'All' ? (
        <QueryResult query={newest} loading={<SkeletonRows rows={6} flush />}>
          {({ Newest }) =>
            Newest.length === 0 && acts.removed.length === 0 ? (
              <EmptyState title={t('notifications.none')}>{t('notifications.noneText')}</EmptyState>
            ) : (
              <NotificationDays list={Newest} acts={acts} />
            )
          }
        </QueryResult>
      ) : (
        <QueryResult query={ofPart} loading={<SkeletonRows rows={6} flush />}>
          {({ data }) =>
            data.length === 0 && acts.removed.length === 0 ? (
              <EmptyState title={t('notifications.noneMatch')} />
            ) : (
              <NotificationDays list={data} acts={acts} />
            )
          }
        </QueryResult>
      )}
    </SidePanel>
  );
}

function queryOf(part: Part) {
  if (part === 'All') return {};
  if (part === 'Needs') return { Needs: 'true' as const };
  return part === 'New' ? { State: part } : { Group: part };
}

interface PartsProps {
  readonly part: Part;
  readonly needs: number;
  readonly unread: number;
  readonly newest: readonly Notification[];
  readonly onChange: (part: Part) => void;
}

function Parts({ part, needs, unread, newest, onChange }: PartsProps) {
  const t = useT();
  const formats = useFormats();
  const parts = [
    { value: 'All' as const, label: t('kit.all') },
    ...(needs > 0 || part === 'Needs'
      ? [{ value: 'Needs' as const, label: `${t('notifications.needsMe')} ${formats.number(needs)}` }]
      : []),
    ...(unread > 0 || part === 'New'
      ? [{ value: 'New' as const, label: `${t('notifications.onlyUnread')} ${formats.number(unread)}` }]
      : []),
    ...notificationGroups
      .filter((group) => group === part || newest.some(({ Group }) => Group === group))
      .map((value) => ({ value, label: t(groupPhrases[value].short) })),
  ];
  return (
    <div role="group" aria-label={t('notifications.about')} className={classes['parts']}>
      {parts.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === part} onClick={() => onChange(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}
