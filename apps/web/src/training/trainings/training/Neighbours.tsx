import { getNextTraining, getPrevTraining } from '@clubpulse/contract/training/trainings.calls';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';

export function Neighbours({ trainingId }: { trainingId: number }) {
  const t = useT();
  return (
    <>
      <Neighbour call={getPrevTraining} trainingId={trainingId} label={t('training.previous')}>
        <IconChevronLeft size={18} stroke={1.8} />
      </Neighbour>
      <Neighbour call={getNextTraining} trainingId={trainingId} label={t('training.next')}>
        <IconChevronRight size={18} stroke={1.8} />
      </Neighbour>
    </>
  );
}

interface NeighbourProps {
  call: typeof getNextTraining;
  trainingId: number;
  label: string;
  children: ReactNode;
}

function Neighbour({ call, trainingId, label, children }: NeighbourProps) {
  const goTo = useGoTo();
  const { data, error } = useCall(call, { params: { id: trainingId } }, { ignore: [404], quiet: true });
  const found = error === null ? data : undefined;
  return (
    <ActionIcon
      variant="default"
      size="var(--ctl-sq)"
      aria-label={label}
      disabled={!found}
      onClick={() => found && goTo('Training', found.TrainingId, { replace: true })}
    >
      {children}
    </ActionIcon>
  );
}
