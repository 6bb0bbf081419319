import { type NotificationGroup, notificationGroups } from '@clubpulse/contract/office/notifications';
import { listNotifications, markAllRead } from '@clubpulse/contract/office/notifications.calls';
import { Button } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { NewestNews } from '../news/public.ts';
import { groupPhrases } from './group-phrases.ts';
import { NotificationDays } from './NotificationDays.tsx';
import classes from './Notifications.module.css';
import { useNotificationActs } from './use-notification-acts.ts';
import { useUnread } from './use-unread.ts';

export { NotificationPanel } from './NotificationPanel.tsx';

interface Filter {
  readonly Group: NotificationGroup | null;
  readonly State: 'Needs' | 'New' | null;
}
const states = ['Needs', 'New'] as const;
const inAddress = {
  read: (params: URLSearchParams): Filter => ({
    Group: notificationGroups.find((group) => group === params.get('group')) ?? null,
    State: states.find((state) => state === params.get('state')) ?? null,
  }),
  write: ({ Group, State }: Filter) =>
    new URLSearchParams({ ...(Group === null ? {} : { group: Group }), ...(State === null ? {} : { state: State }) }),
};
const noFilter: Filter = { Group: null, State: null };
const POLL_MS = 60_000;
const toSettings = { state: { section: 'notifications' } };
const stay = () => undefined;

export default function Notifications() {
  const t = useT();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const { Group, State } = filter;
  const query = {
    ...(Group === null ? {} : { Group }),
    ...(State === 'Needs' ? { Needs: 'true' as const } : {}),
    ...(State === 'New' ? { State } : {}),
  };
  const page = useListPage(listNotifications, { query }, rows, { pollEvery: POLL_MS });
  const allRead = useChange(markAllRead);
  const navigate = useNavigate();
  const acts = useNotificationActs(stay);
  const unread = useUnread() ?? 0;
  const set = Number(Group !== null) + Number(State !== null);
  const clear = () => change(noFilter);
  return (
    <Page
      title={t('notifications.title')}
      flush
      {...(unread > 0 ? { subtitle: t('notifications.newCount', { count: unread }) } : {})}
      actions={
        <HeaderActions
          label={t('notifications.actions')}
          actions={[
            {
              label: t('notifications.readAll'),
              icon: IconChecks,
              plain: true,
              primary: true,
              disabled: unread === 0,
              busy: allRead.isPending,
              onClick: () => allRead.mutate({}),
            },
            {
              label: t('notifications.settings'),
              icon: IconSettings,
              onClick: () => void navigate(pathTo('Profile'), toSettings),
            },
          ]}
        />
      }
    >
      <NewestNews onOpen={stay} />
      <div className={classes['filters']}>
        <FilterBar set={set} onClear={clear}>
          <FilterChip
            label={t('notifications.about')}
            all={t('notifications.everything')}
            value={Group}
            options={notificationGroups.map((value) => ({ value, label: t(groupPhrases[value].name) }))}
            onChange={(next) => change({ Group: next })}
          />
          <FilterChip
            label={t('kit.state')}
            all={t('kit.all')}
            value={State}
            options={[
              { value: 'Needs', label: t('notifications.needsMe') },
              { value: 'New', label: t('notifications.onlyUnread') },
            ]}
            onChange={(next) => change({ State: next })}
          />
        </FilterBar>
      </div>
      <QueryResult query={page} loading={<SkeletonRows rows={8} flush />}>
        {({ data, recordsFiltered }) => (
          <>
            {data.length > 0 || acts.removed.length > 0 ? (
              <NotificationDays list={data} acts={acts} walks />
            ) : set > 0 ? (
              <EmptyState
                title={t('notifications.noneMatch')}
                action={
                  <Button variant="default" onClick={clear}>
                    {t('kit.clearFilters')}
                  </Button>
                }
              />
            ) : (
              <EmptyState title={t('notifications.none')}>{t('notifications.noneText')}</EmptyState>
            )}
            {recordsFiltered > data.length && showMore && (
              <div className={classes['more']}>
                <ShowMore count={recordsFiltered - data.length} loading={page.isPlaceholderData} onClick={showMore} />
              </div>
            )}
          </>
        )}
      </QueryResult>
    </Page>
  );
}
