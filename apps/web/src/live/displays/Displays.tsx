import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Display } from '@clubpulse/contract/live/displays';
import { listDisplays } from '@clubpulse/contract/live/displays.calls';
import { IconDeviceTv, IconPencil, IconPlugConnectedX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLastOnlineText } from '../../devices/bridges/public.ts';
import { RoomName } from '../../devices/rooms/public.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import classes from './Displays.module.css';
import { tvAddress } from './tv-address.ts';
import { UnpairDisplay } from './UnpairDisplay.tsx';

const PairDisplay = lazyComponent(() => import('./PairDisplay.tsx').then((it) => it.PairDisplay));
const DisplayEditor = lazyComponent(() => import('./DisplayEditor.tsx').then((it) => it.DisplayEditor));

const LOOK_EVERY = 10_000;

type Dialog = { act: 'pair' } | { act: 'edit' | 'unpair'; display: Display };

/** `pairing` opens the dialog, and `?code=` fills in its code. */
export function Displays({ pairing = false }: { pairing?: boolean }) {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const roles = useRoles();
  const input = { params: { id: clubId } };
  const displays = useCall(listDisplays, input, { pollEvery: LOOK_EVERY });
  const rooms = useCall(listRooms, input, { quiet: true });
  const [dialog, setDialog] = useState<Dialog | null>(pairing ? { act: 'pair' } : null);
  const [params] = useSearchParams();
  const close = () => setDialog(null);
  const roomOf = useMemo(() => new Map(rooms.data?.map((room) => [room.DisplayGroupId, room])), [rooms.data]);
  const newest = (display: Display) => displays.data?.find(({ DisplayId }) => DisplayId === display.DisplayId) ?? display;
  const mayChange = roles.includes('Owner') || roles.includes('Manager');

  const pair = (
    <AddButton disabled={!rooms.data || rooms.data.length === 0} onClick={() => setDialog({ act: 'pair' })}>
      {t('displays.pair')}
    </AddButton>
  );
  return (
    <>
      <QueryResult query={displays} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('displays.empty')} action={pair}>
              {t(rooms.data?.length === 0 ? 'displays.needsRoom' : 'displays.intro', { address: tvAddress() })}
            </EmptyState>
          ) : (
            <>
              <div className={classes['lead']}>
                <p>{t('displays.intro', { address: tvAddress() })}</p>
                {pair}
              </div>
              <ul className={classes['displays']}>
                {found.map((display) => (
                  <DisplayRow
                    key={display.DisplayId}
                    display={display}
                    room={roomOf.get(display.DisplayGroupId)}
                    onAct={mayChange ? (act) => setDialog({ act, display }) : undefined}
                  />
                ))}
              </ul>
            </>
          )
        }
      </QueryResult>
      {dialog?.act === 'pair' && !displays.isPending && rooms.data !== undefined && rooms.data.length > 0 && (
        <PairDisplay
          clubId={clubId}
          rooms={rooms.data}
          displays={displays.data ?? []}
          code={params.get('code') ?? ''}
          onClose={close}
        />
      )}
      {dialog?.act === 'edit' && <DisplayEditor display={newest(dialog.display)} rooms={rooms.data ?? []} onClose={close} />}
      {dialog?.act === 'unpair' && <UnpairDisplay display={dialog.display} onClose={close} />}
    </>
  );
}

interface DisplayRowProps {
  display: Display;
  room: DisplayGroup | undefined;
  onAct: ((act: 'edit' | 'unpair') => void) | undefined;
}

function DisplayRow({ display, room, onAct }: DisplayRowProps) {
  const t = useT();
  const received = useLastOnlineText();
  return (
    <li>
      <IconDeviceTv size={24} stroke={1.8} aria-hidden="true" />
      <span className={classes['name']}>
        <b>{display.Name}</b>
        <RoomName room={room} />
      </span>
      <span className={classes['seen']}>{t('displays.seen', { when: received(display.LastSeen) })}</span>
      {onAct && (
        <RowMenu
          label={t('kit.actionsOf', { name: display.Name })}
          items={[
            { label: t('displays.edit'), icon: IconPencil, onClick: () => onAct('edit') },
            { label: t('displays.unpair'), icon: IconPlugConnectedX, danger: true, onClick: () => onAct('unpair') },
          ]}
        />
      )}
    </li>
  );
}
