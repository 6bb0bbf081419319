import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listDisplays } from '@clubpulse/contract/live/displays.calls';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DevicesPage } from '../parts/DevicesPage.tsx';
import { DeleteRoom } from './DeleteRoom.tsx';
import classes from './Rooms.module.css';
import { freeColor } from './room-colors.ts';

const RoomEditor = lazyComponent(() => import('./RoomEditor.tsx').then((it) => it.RoomEditor));

type Dialog = { act: 'add' } | { act: 'edit' | 'delete'; room: DisplayGroup };

export function Rooms() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const rooms = useCall(listRooms, { params: { id: clubId } }, { quiet: true });
  const contentsOf = useContents(clubId);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const newest = (room: DisplayGroup) => rooms.data?.find(({ DisplayGroupId }) => DisplayGroupId === room.DisplayGroupId) ?? room;
  const add = <AddButton onClick={() => setDialog({ act: 'add' })}>{t('devices.addRoom')}</AddButton>;
  return (
    <DevicesPage tab="Rooms" actions={rooms.data?.length === 0 ? undefined : add}>
      <QueryResult query={rooms} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('devices.noRooms')} action={add}>
              {t('devices.noRoomsText')}
            </EmptyState>
          ) : (
            <ul className={classes['rooms']}>
              {found.map((room) => (
                <li key={room.DisplayGroupId}>
                  <i style={{ background: room.Color }} aria-hidden="true" />
                  <span className={classes['name']}>
                    <b>{room.Name}</b>
                    <span>{contentsOf(room) ?? t('devices.emptyRoom')}</span>
                  </span>
                  <RowMenu
                    label={t('devices.actionsOf', { name: room.Name })}
                    items={[
                      { label: t('kit.edit'), icon: IconPencil, onClick: () => setDialog({ act: 'edit', room }) },
                      {
                        label: t('kit.delete'),
                        icon: IconTrash,
                        danger: true,
                        onClick: () => setDialog({ act: 'delete', room }),
                      },
                    ]}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      {dialog?.act === 'add' && (
        <RoomEditor
          clubId={clubId}
          room={{ Name: '', Color: freeColor(rooms.data?.map(({ Color }) => Color) ?? []) }}
          onClose={close}
        />
      )}
      {dialog?.act === 'edit' && <RoomEditor clubId={clubId} room={newest(dialog.room)} onClose={close} />}
      {dialog?.act === 'delete' && <DeleteRoom room={dialog.room} contents={contentsOf(dialog.room)} onClose={close} />}
    </DevicesPage>
  );
}

function useContents(clubId: number): (room: DisplayGroup) => string | null {
  const t = useT();
  const input = { params: { id: clubId } };
  const bridges = useCall(listBridges, input, { quiet: true });
  const screens = useCall(listDisplays, input, { quiet: true });
  const count = (all: readonly { DisplayGroupId: number | null }[] | undefined, room: DisplayGroup) =>
    all?.filter((one) => one.DisplayGroupId === room.DisplayGroupId).length ?? 0;
  return (room) => {
    const parts = [
      { key: 'devices.bridgesIn', count: count(bridges.data, room) },
      { key: 'devices.screensIn', count: count(screens.data, room) },
    ] as const;
    const some = parts.filter((part) => part.count > 0).map((part) => t(part.key, { count: part.count }));
    return some.length === 0 ? null : some.join(', ');
  };
}
