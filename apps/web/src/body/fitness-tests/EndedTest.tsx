import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { ApiError } from '../../platform/calls/api-error.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './RunTest.module.css';
import type { Ended } from './use-test-run.ts';

interface EndedTestProps {
  ended: Ended;
  asksDistance: boolean;
  send: Pick<UseMutationResult<unknown, ApiError>, 'error' | 'isPending'>;
  onSave: (ended: Ended, distance: number | null) => void;
  onClose: () => void;
}

export function EndedTest({ ended, asksDistance, send, onSave, onClose }: EndedTestProps) {
  const t = useT();
  const [distance, setDistance] = useState<number | null>(null);
  return (
    <div className={classes['card']}>
      {asksDistance && (
        <NumberField
          label={t('fitnessTests.distance')}
          unit="m"
          min={500}
          max={5000}
          value={distance}
          error={undefined}
          onChange={setDistance}
        />
      )}
      {send.error === null ? (
        !asksDistance && <p role="status">{t('fitnessTests.keeping')}</p>
      ) : (
        <p className={classes['paused']} role="alert">
          {send.error.status === 0 ? t('fitnessTests.unsent') : refusalText(send.error)}
        </p>
      )}
      {(asksDistance || send.error !== null) && (
        <div className={classes['acts']}>
          <Button
            className={classes['go']}
            loading={send.isPending}
            disabled={asksDistance && (distance === null || Number.isNaN(distance))}
            onClick={() => onSave(ended, asksDistance ? distance : null)}
          >
            {t(asksDistance ? 'fitnessTests.save' : 'kit.tryAgain')}
          </Button>
          {send.error !== null && send.error.status >= 400 && send.error.status < 500 && (
            <Button className={classes['act']} onClick={onClose}>
              {t('kit.close')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
