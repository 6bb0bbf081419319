import type { Circuit, CircuitsCloned } from '@clubpulse/contract/workouts/circuits/circuits';
import { deleteCircuit } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { IconCalendarPlus, IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { ScreenDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { useMayOpen } from '../../../platform/access.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { CopiesMade } from '../list/CopiesMade.tsx';
import { CopyToClubs } from '../list/CopyToClubs.tsx';

interface CircuitActsProps {
  circuit: Circuit;
  onDeleted: () => void;
}

export function CircuitActs({ circuit, onDeleted }: CircuitActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { BridgeWorkoutId: id, Name: name } = circuit;
  const [isAsking, setAsking] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [copied, setCopied] = useState<CircuitsCloned | null>(null);
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[
          { label: t('circuits.copyToClubs'), icon: IconCopy, onClick: () => setCopying(true) },
          ...(mayOpen('CircuitsCalendar')
            ? [
                {
                  label: t('circuits.inCalendar'),
                  icon: IconCalendarPlus,
                  onClick: () => void navigate(pathTo('CircuitsCalendar')),
                },
              ]
            : []),
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <ScreenDeletion
          call={deleteCircuit}
          input={{ params: { id } }}
          name={name}
          back={pathTo('Circuits')}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        >
          {t('circuits.deleteText')}
        </ScreenDeletion>
      )}
      {isCopying && <CopyToClubs ids={[id]} onCopied={setCopied} onClose={() => setCopying(false)} />}
      {copied !== null && (
        <Dialog opened title={t('circuits.copyToClubs')} onClose={() => setCopied(null)}>
          <CopiesMade outcome={copied} names={[circuit]} />
        </Dialog>
      )}
    </>
  );
}
