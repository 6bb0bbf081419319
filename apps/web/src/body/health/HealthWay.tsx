import { HEALTH_TEXT_VERSION, type HealthState } from '@clubpulse/contract/body/health/health';
import { keepHealth } from '@clubpulse/contract/body/health/health.calls';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDeviceWatchOff, IconInfoCircle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Health.module.css';

interface HealthWayProps {
  userId: number;
  state: HealthState;
}

export function HealthWay({ userId, state }: HealthWayProps) {
  const t = useT();
  const navigate = useNavigate();
  const { IsOffered, Connection, Keeps, LastDay } = state;
  const hasData = LastDay !== null;
  if (!IsOffered)
    return hasData ? (
      <Banner tone="info" icon={IconInfoCircle}>
        {t('health.offBanner')}
      </Banner>
    ) : (
      <EmptyState title={t('health.off')}>{t('health.offText')}</EmptyState>
    );
  const toWatch = {
    label: t('health.toWatch'),
    onClick: () => void navigate(pathTo('Profile'), { state: { section: 'straps' } }),
  };
  if (Connection === null || Connection.EndedAt !== null) {
    const words = t(Connection === null ? 'health.notConnected' : 'health.ended');
    return hasData ? (
      <Banner tone="warn" icon={IconDeviceWatchOff} actions={[toWatch]}>
        {words}
      </Banner>
    ) : (
      <EmptyState
        title={words}
        action={
          <Button type="button" onClick={toWatch.onClick}>
            {toWatch.label}
          </Button>
        }
      >
        {t('health.notConnectedText')}
      </EmptyState>
    );
  }
  if (!Keeps) return <AskToKeep userId={userId} />;
  if (!Connection.SendsHealth)
    return (
      <Banner tone="warn" icon={IconAlertTriangle}>
        {t('health.withheld')}
      </Banner>
    );
  return hasData ? null : <EmptyState title={t('health.waits')}>{t('health.waitsText')}</EmptyState>;
}

/** The consent is explicit, and as easy to withdraw as to give (GDPR articles 7 and 9). */
function AskToKeep({ userId }: { userId: number }) {
  const t = useT();
  const keep = useChange(keepHealth, { quiet: true, onDone: () => toastDone({ title: t('health.kept') }) });
  return (
    <Card title={t('health.askTitle')}>
      <div className={classes['ask']}>
        <p>{t('health.askText')}</p>
        <ul>
          <li>{t('health.askWhat')}</li>
          <li>{t('health.askWho')}</li>
          <li>{t('health.askBack')}</li>
        </ul>
        <Refusal words={keep.error && refusalText(keep.error)} />
        <div>
          <Button
            type="button"
            loading={keep.isPending}
            onClick={() => keep.mutate({ params: { id: userId }, body: { Granted: true, Version: HEALTH_TEXT_VERSION } })}
          >
            {t('health.keep')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
