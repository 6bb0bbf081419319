import type { TrainerApp } from '@clubpulse/contract/devices/apps';
import { IconCheck, IconClock, IconKey, IconTrash } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useLastOnlineText } from '../bridges/public.ts';
import classes from './Apps.module.css';

type OnAct = (act: 'code' | 'remove', app: TrainerApp) => void;

export function AppRows({ apps, onAct }: { apps: readonly TrainerApp[]; onAct: OnAct }) {
  const t = useT();
  const formats = useFormats();
  const received = useLastOnlineText();
  const columns: readonly Column<TrainerApp>[] = [
    { id: 'Name', head: t('apps.app'), names: true, cell: (app) => <Name app={app} /> },
    { id: 'Code', head: t('kit.code'), cell: (app) => <Code app={app} /> },
    { id: 'RequiredOn', head: t('apps.requiredOn'), cell: (app) => formats.dateTime(app.RequiredOn) },
    { id: 'State', head: t('kit.state'), cell: (app) => <State app={app} /> },
    { id: 'LastSeen', head: t('apps.lastSeen'), cell: (app) => received(app.LastSeen) },
    { id: 'acts', head: null, end: true, cell: (app) => <Acts app={app} onAct={onAct} /> },
  ];
  const card = (app: TrainerApp) => (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <Name app={app} />
        <Acts app={app} onAct={onAct} />
      </div>
      <State app={app} />
      <dl className={classes['facts']}>
        <dt>{t('kit.code')}</dt>
        <dd>
          <Code app={app} />
        </dd>
        <dt>{t('apps.requiredOn')}</dt>
        <dd>{formats.dateTime(app.RequiredOn)}</dd>
        <dt>{t('apps.lastSeen')}</dt>
        <dd>{received(app.LastSeen)}</dd>
      </dl>
    </div>
  );
  return <ListRows label={t('devices.apps')} rows={apps} idOf={(app) => app.ClubpulseAppId} columns={columns} card={card} />;
}

const Name = ({ app }: { app: TrainerApp }) => (
  <span className={classes['name']}>
    <b>{app.Name}</b>
    {app.Model !== '' && <span className={classes['quiet']}>{app.Model}</span>}
  </span>
);

const Code = ({ app }: { app: TrainerApp }) => (
  <span className={classes['code']} data-used={app.RegisteredOn !== null}>
    {app.Code}
  </span>
);

function State({ app }: { app: TrainerApp }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['state']}>
      {app.RegisteredOn === null ? (
        <>
          <StateChip tone="dashed" icon={IconClock}>
            {t('apps.waits')}
          </StateChip>
          <span className={classes['quiet']}>{t('apps.until', { time: formats.dateTime(app.ExpiresAt) })}</span>
        </>
      ) : (
        <>
          <StateChip tone="ok" icon={IconCheck}>
            {t('apps.registered')}
          </StateChip>
          <span className={classes['quiet']}>{t('kit.since', { date: formats.date(app.RegisteredOn) })}</span>
        </>
      )}
    </span>
  );
}

function Acts({ app, onAct }: { app: TrainerApp; onAct: OnAct }) {
  const t = useT();
  const waits = app.RegisteredOn === null;
  return (
    <RowMenu
      label={t('kit.actionsOf', { name: app.Name })}
      items={[
        ...(waits ? [{ label: t('apps.showCode'), icon: IconKey, onClick: () => onAct('code', app) }] : []),
        {
          label: t(waits ? 'apps.takeBack' : 'apps.remove'),
          icon: IconTrash,
          danger: true,
          onClick: () => onAct('remove', app),
        },
      ]}
    />
  );
}
