import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { IconAlertTriangle, IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Brand.module.css';

const POLL_MS = 15_000;
const parts = [
  { name: 'database', label: 'clubs.partDatabase' },
  { name: 'broker', label: 'clubs.partBroker' },
  { name: 'identity', label: 'clubs.partIdentity' },
] as const;

export function ServerHealth() {
  const t = useT();
  const health = useCall(getHealth, {}, { pollEvery: POLL_MS });
  return (
    <div className={classes['health']}>
      <Card title={t('clubs.server')} aside={<Link to={pathTo('ServerHealth')}>{t('serverHealth.title')}</Link>}>
        <QueryResult query={health} loading={<SkeletonRows rows={4} />}>
          {(found) => (
            <ul className={classes['parts']}>
              {parts.map(({ name, label }) => (
                <li key={name}>
                  <span>{t(label)}</span>
                  {found[name] ? (
                    <StateChip tone="ok" icon={IconCircleCheck}>
                      {t('clubs.partOk')}
                    </StateChip>
                  ) : (
                    <StateChip tone="bad" icon={IconPlugConnectedX}>
                      {t('clubs.partAway')}
                    </StateChip>
                  )}
                </li>
              ))}
              <li>
                <span>{t('clubs.load')}</span>
                <StateChip tone={found.overloaded ? 'bad' : 'ok'} icon={found.overloaded ? IconAlertTriangle : IconCircleCheck}>
                  {t(found.overloaded ? 'clubs.overloaded' : 'clubs.loadNormal')}
                </StateChip>
              </li>
            </ul>
          )}
        </QueryResult>
      </Card>
    </div>
  );
}
