import type { DemoUser } from '@clubpulse/contract/devices/demo-users/demo-users';
import { updateDemoUser } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { Switch } from '@mantine/core';
import { Link } from 'react-router';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { RoomName, useRooms } from '../rooms/public.ts';
import { modelLabels } from '../sensors/public.ts';
import classes from './DemoUsers.module.css';

export function DemoUserRows({ clubId, demoUsers }: { clubId: number; demoUsers: readonly DemoUser[] }) {
  const t = useT();
  const { roomOf } = useRooms(clubId);
  const room = ({ HardwareId, DisplayGroupId }: DemoUser) => {
    if (HardwareId !== null) return t('demo.whereHeard');
    return DisplayGroupId === null ? t('demo.allRooms') : <RoomName room={roomOf.get(DisplayGroupId)} />;
  };
  const columns: readonly Column<DemoUser>[] = [
    { id: 'Name', head: t('kit.name'), names: true, cell: (one) => <Name demoUser={one} /> },
    { id: 'Room', head: t('kit.room'), cell: room },
    { id: 'Strap', head: t('demo.heart'), cell: (one) => <Strap demoUser={one} /> },
    { id: 'On', head: t('demo.on'), end: true, cell: (one) => <OnSwitch demoUser={one} /> },
  ];
  const card = (one: DemoUser) => (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <Name demoUser={one} />
        <OnSwitch demoUser={one} />
      </div>
      <div className={classes['facts']}>
        {room(one)}
        <Strap demoUser={one} />
      </div>
    </div>
  );
  return <ListRows label={t('demo.users')} rows={demoUsers} idOf={(one) => one.DemoAthleteId} columns={columns} card={card} />;
}

const Name = ({ demoUser: { DemoAthleteId, Name: name } }: { demoUser: DemoUser }) => (
  <Link className={classes['name']} to={pathTo('EditDemoUser', DemoAthleteId)}>
    {name}
  </Link>
);

function Strap({ demoUser: { Model, Code, StrapOfMember } }: { demoUser: DemoUser }) {
  const t = useT();
  if (Model === null) return <span>{t('demo.madeUp')}</span>;
  return (
    <span>
      <b className={classes['code']}>{Code}</b> <span className={classes['quiet']}>{t(modelLabels[Model])}</span>
      {StrapOfMember && <p className={classes['warn']}>{t('demo.strapOfMember')}</p>}
    </span>
  );
}

function OnSwitch({ demoUser }: { demoUser: DemoUser }) {
  const t = useT();
  const update = useChange(updateDemoUser);
  const { DemoAthleteId, Name: name, Model, Code, DisplayGroupId, IsOn } = demoUser;
  return (
    <Switch
      classNames={{ root: classes['switch'], body: classes['press'] }}
      aria-label={t('demo.onOf', { name })}
      checked={IsOn}
      disabled={update.isPending}
      onChange={(event) =>
        update.mutate({
          params: { id: DemoAthleteId },
          body: { Name: name, Model, Code, DisplayGroupId, IsOn: event.currentTarget.checked },
        })
      }
    />
  );
}
