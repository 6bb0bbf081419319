import { Button } from '@mantine/core';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useMayOpen } from '../../platform/access.ts';
import type { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';

interface RefusedProps {
  error: ApiError;
  onRetry: () => void;
  onAnswers: (() => void) | undefined;
}

export function Refused({ error, onRetry, onAnswers }: RefusedProps) {
  const t = useT();
  const mayOpen = useMayOpen();
  const goTo = useGoTo();
  const fixes = [
    ...(onAnswers === undefined ? [] : [{ label: t('generator.changeAnswers'), onClick: onAnswers }]),
    ...(mayOpen('ClubEquipments') ? [{ label: t('generator.toEquipment'), onClick: () => goTo('ClubEquipments') }] : []),
  ];
  if (error.is('NoExercisesAvailable')) return <Refusal words={refusalText(error)} fixes={fixes} />;
  return (
    <EmptyState
      title={t('generator.failed')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('kit.tryAgain')}
        </Button>
      }
    >
      {error.status === 400 ? t('generator.failedText') : `${refusalText(error)} ${t('generator.failedText')}`}
    </EmptyState>
  );
}
