import type { ServerHealth as Health } from '@clubpulse/contract/office/server-health';
import { getServerHealth } from '@clubpulse/contract/office/server-health.calls';
import { Page } from '../../kit/page/Page.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { PartRows } from './PartRows.tsx';
import { Processes } from './Processes.tsx';
import classes from './ServerHealth.module.css';

const POLL_MS = 10_000;

export default function ServerHealth() {
  const t = useT();
  const health = useCall(getServerHealth, {}, { pollEvery: POLL_MS, ignore: [403] });
  return (
    <Page title={t('serverHealth.title')} {...(health.data && { subtitle: <Summary health={health.data} /> })}>
      <QueryResult query={health} loading={<SkeletonRows rows={8} />}>
        {({ Parts, Processes: processes }) => (
          <div className={classes['screen']}>
            <PartRows parts={Parts} isOne={processes.length === 1} />
            <Processes processes={processes} />
          </div>
        )}
      </QueryResult>
    </Page>
  );
}

function Summary({ health: { At, Processes: processes } }: { health: Health }) {
  const t = useT();
  const formats = useFormats();
  const count = processes.length;
  return t('serverHealth.summary', { count, number: formats.number(count), time: formats.time(At) });
}
