import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Control.module.css';
import { type Joinable, useAddTo } from './use-add-to.ts';
import type { Chosen } from './use-link-strap.ts';

interface NotBookedProps {
  to: Joinable;
  person: Chosen;
  onLater: () => void;
}

export function NotBooked({ to, person, onLater }: NotBookedProps) {
  const t = useT();
  const { add, isPending, error } = useAddTo(to);
  const isClass = to.kind === 'class';
  const { name } = person;
  return (
    <div className={classes['row']}>
      <IconUserQuestion size={22} stroke={1.8} aria-hidden="true" />
      <p>{t(isClass ? 'live.notBooked' : 'live.takesNoPart', { name, place: to.name })}</p>
      <Button variant="default" loading={isPending} onClick={() => add(person)}>
        {t(isClass ? 'live.addToClass' : 'live.addToTraining')}
      </Button>
      <Button variant="subtle" onClick={onLater}>
        {t('live.notNow')}
      </Button>
      <Refusal words={error && refusalText(error)} />
    </div>
  );
}
