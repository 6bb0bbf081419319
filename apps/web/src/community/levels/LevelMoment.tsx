import type { OwnLevel } from '@clubpulse/contract/community/levels';
import { LEVEL_MAX } from '@clubpulse/contract/community/levels';
import { acknowledgeLevel } from '@clubpulse/contract/community/levels.calls';
import { useEffect, useState } from 'react';
import { Card } from '../../kit/page/Card.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './LevelMoment.module.css';
import { levelName } from './level-names.ts';

const steps = Array.from({ length: LEVEL_MAX }, (_, place) => place + 1);

/** Shows a risen level once, until the user leaves the page. */
export function LevelMoment({ level: { Risen } }: { readonly level: OwnLevel }) {
  const t = useT();
  const { UserId: id } = useSelf();
  const [shown, setShown] = useState(Risen);
  if (Risen !== null && Risen !== shown) setShown(Risen);
  // After a failure the level is just shown once more.
  const { mutate } = useChange(acknowledgeLevel, { quiet: true });
  useEffect(() => {
    if (Risen !== null) mutate({ params: { id }, body: { Level: Risen } });
  }, [Risen, id, mutate]);
  if (shown === null) return null;
  return (
    <Card>
      <div className={classes['moment']} role="status">
        <p>
          <b>{t('levels.risen', { level: shown, name: t(levelName(shown)) })}</b>
        </p>
        <span className={classes['steps']} aria-hidden="true">
          {steps.map((step) => (
            <i key={step} data-reached={step <= shown} data-new={step === shown} />
          ))}
        </span>
      </div>
    </Card>
  );
}
