import type { Bridge, RegistrationCode } from '@clubpulse/contract/devices/bridges';
import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DevicesPage } from '../parts/DevicesPage.tsx';
import { useRooms } from '../rooms/public.ts';
import { BridgeCode } from './BridgeCode.tsx';
import { BridgeDetails } from './BridgeDetails.tsx';
import { type BridgeAct, BridgeRows } from './BridgeRows.tsx';
import { DeleteBridge } from './DeleteBridge.tsx';
import { useBridges } from './use-bridges.ts';
import { useWaitingCodes } from './use-waiting-codes.ts';
import { WaitingCodes } from './WaitingCodes.tsx';
import { worstFirst } from './worst-first.ts';

const AddBridge = lazyComponent(() => import('./AddBridge.tsx').then((it) => it.AddBridge));
const BridgeEditor = lazyComponent(() => import('./BridgeEditor.tsx').then((it) => it.BridgeEditor));

type Dialog =
  | { act: 'add' }
  | { act: 'code'; code: RegistrationCode }
  | { act: Exclude<BridgeAct, 'registerAgain'>; bridge: Bridge };

export function Bridges() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const { rooms, roomOf } = useRooms(clubId);
  const codes = useWaitingCodes(clubId);
  const bridges = useBridges(clubId, { fast: codes.length > 0 });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const newest = (bridge: Bridge) =>
    bridges.data?.find(({ ClubpulseBridgeId }) => ClubpulseBridgeId === bridge.ClubpulseBridgeId) ?? bridge;
  const newCode = useChange(createRegistrationCode, {
    onDone: (code) => setDialog({ act: 'code', code }),
  });
  const act = (wanted: BridgeAct, bridge: Bridge) => {
    if (wanted !== 'registerAgain') return setDialog({ act: wanted, bridge });
    const { Name, DisplayGroupId } = bridge;
    // The code gets the bridge's name, because a device with such a code replaces the bridge.
    newCode.mutate({ body: { ClubId: clubId, Name, DisplayGroupId } });
  };
  const add = <AddButton onClick={() => setDialog({ act: 'add' })}>{t('devices.addBridge')}</AddButton>;
  return (
    <DevicesPage tab="Bridges" actions={bridges.data?.length === 0 ? undefined : add}>
      <WaitingCodes codes={codes} roomOf={roomOf} onShow={(code) => setDialog({ act: 'code', code })} />
      <QueryResult query={bridges} loading={<SkeletonRows rows={4} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('kit.noBridges')} action={add}>
              {t('devices.noBridgesText')}
            </EmptyState>
          ) : (
            <BridgeRows bridges={worstFirst(found)} roomOf={roomOf} onAct={act} />
          )
        }
      </QueryResult>
      {dialog?.act === 'add' && (
        <AddBridge clubId={clubId} rooms={rooms} onCode={(code) => setDialog({ act: 'code', code })} onClose={close} />
      )}
      {dialog?.act === 'code' && (
        <BridgeCode
          code={dialog.code}
          bridge={bridgeOf(dialog.code, codes, bridges.data)}
          onClose={() => {
            close();
            void bridges.refetch();
          }}
        />
      )}
      {dialog?.act === 'details' && (
        <BridgeDetails bridge={newest(dialog.bridge)} room={roomOf.get(dialog.bridge.DisplayGroupId)} onClose={close} />
      )}
      {dialog?.act === 'edit' && <BridgeEditor bridge={newest(dialog.bridge)} rooms={rooms} onClose={close} />}
      {dialog?.act === 'delete' && (
        <DeleteBridge bridge={dialog.bridge} room={roomOf.get(dialog.bridge.DisplayGroupId)?.Name} onClose={close} />
      )}
    </DevicesPage>
  );
}

function bridgeOf(
  code: RegistrationCode,
  waiting: readonly RegistrationCode[],
  bridges: readonly Bridge[] | undefined,
): Bridge | undefined {
  const waits = waiting.some(({ Code }) => Code === code.Code);
  if (waits || Date.parse(code.ExpiresAt) <= Date.now()) return undefined;
  return bridges
    ?.filter(({ Name, DisplayGroupId }) => Name === code.Name && DisplayGroupId === code.DisplayGroupId)
    .sort((a, b) => Date.parse(b.CreatedAt) - Date.parse(a.CreatedAt))[0];
}
