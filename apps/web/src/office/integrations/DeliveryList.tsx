import type { Webhook, WebhookDelivery } from '@clubpulse/contract/office/integrations/integrations';
import { listDeliveries, sendFailedAgain } from '@clubpulse/contract/office/integrations/integrations.calls';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Answered, DeliveryState, focusIt } from './delivery-parts.tsx';
import classes from './Integrations.module.css';

const LOOK_MS = 5000;
const PAGE = 50;
const HOUR_MS = 3_600_000;
const lengths = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 168 * HOUR_MS } as const;
const periods = ['hour', 'day', 'week'] as const;
type Period = (typeof periods)[number];

export interface Shown {
  readonly failed: boolean;
  readonly period: Period;
  readonly since: string;
}
export const sinceOf = (period: Period): string => new Date(Date.now() - lengths[period]).toISOString();

interface DeliveryListProps {
  webhook: Webhook;
  shown: Shown;
  onShow: (shown: Shown) => void;
  focused: number | null;
  onOpen: (delivery: WebhookDelivery) => void;
}

export function DeliveryList({ webhook, shown, onShow, focused, onOpen }: DeliveryListProps) {
  const t = useT();
  const formats = useFormats();
  const [rows, setRows] = useState(PAGE);
  const params = { id: webhook.WebhookId };
  const query = { Since: shown.since, ...(shown.failed ? { State: 'Failed' as const } : {}) };
  const page = useListPage(listDeliveries, { params, query }, rows, { pollEvery: LOOK_MS });
  const again = useChange(sendFailedAgain, {
    onDone: ({ Queued }) => toastDone({ title: t('integrations.queued', { number: formats.number(Queued) }) }),
  });
  const failed = page.data?.Failed ?? 0;
  const count = (found: number | undefined) => (found === undefined ? '' : formats.number(found));
  const name = (one: WebhookDelivery) => (
    <button
      type="button"
      ref={one.WebhookDeliveryId === focused ? focusIt : null}
      className={`${classes['link']} ${classes['url']}`}
      onClick={() => onOpen(one)}
    >
      {one.Event}
    </button>
  );
  const columns: readonly Column<WebhookDelivery>[] = [
    { id: 'Event', head: t('integrations.event'), names: true, cell: name },
    { id: 'At', head: t('kit.when'), cell: (one) => formats.dateTime(one.At) },
    { id: 'State', head: t('kit.state'), cell: (one) => <DeliveryState delivery={one} /> },
    { id: 'Answer', head: t('integrations.answer'), cell: (one) => <Answered delivery={one} /> },
    { id: 'Tries', head: t('integrations.tries'), end: true, cell: (one) => one.Tries },
  ];
  const card = (one: WebhookDelivery) => (
    <div className={classes['card']}>
      <div className={classes['head']}>
        {name(one)}
        <DeliveryState delivery={one} />
      </div>
      <span className={classes['quiet']}>{formats.dateTime(one.At)}</span>
      <Answered delivery={one} />
    </div>
  );
  return (
    <div className={classes['deliveries']}>
      <div className={classes['bar']}>
        <Segmented
          label={t('kit.state')}
          value={shown.failed ? 'failed' : 'all'}
          options={[
            { value: 'all', label: t('integrations.allDeliveries', { number: count(page.data?.recordsTotal) }) },
            { value: 'failed', label: t('integrations.failedDeliveries', { number: count(page.data?.Failed) }) },
          ]}
          onChange={(value) => onShow({ ...shown, failed: value === 'failed' })}
        />
        <FilterChip
          label={t('integrations.period')}
          value={shown.period}
          options={periods.map((value) => ({ value, label: t(`integrations.period.${value}`) }))}
          onChange={(period) => onShow({ ...shown, period: period ?? 'week', since: sinceOf(period ?? 'week') })}
        />
        {shown.failed && failed > 0 && webhook.State === 'Connected' && (
          <Button
            leftSection={<IconRefresh size={17} stroke={1.8} aria-hidden="true" />}
            loading={again.isPending}
            onClick={() => again.mutate({ params, body: { Since: shown.since } })}
          >
            {t('integrations.sendAllAgain', { number: formats.number(failed) })}
          </Button>
        )}
      </div>
      {failed > 0 && webhook.State !== 'Connected' && <p className={classes['quiet']}>{t('error.WebhookNotConnected')}</p>}
      <PagedList
        label={t('integrations.deliveries')}
        page={page}
        empty={{ title: t('integrations.noneInPeriod') }}
        idOf={(one) => one.WebhookDeliveryId}
        columns={columns}
        card={card}
        showMore={() => setRows(rows + PAGE)}
      />
    </div>
  );
}
