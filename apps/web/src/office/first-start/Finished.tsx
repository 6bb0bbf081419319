import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { Wizard, type WizardFrame } from '../../kit/wizard/Wizard.tsx';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './FirstClub.module.css';
import { ManageMyself } from './ManageMyself.tsx';
import { type FirstFacts, firstSteps } from './use-first-steps.ts';

export function Finished({ frame, facts }: { frame: WizardFrame; facts: FirstFacts }) {
  const t = useT();
  const goTo = useGoTo();
  const { Name } = useStaffClub();
  const isComplete = firstSteps.every((step) => facts.done[step]);
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    goTo('AddUsers');
  };
  return (
    <Wizard
      {...frame}
      title={t(isComplete ? 'firstClub.readyTitle' : 'firstClub.begunTitle', { club: Name })}
      lead={t(isComplete ? 'firstClub.readyLead' : 'firstClub.begunLead')}
      next={{ label: t('firstClub.invite') }}
      onNext={invite}
      onBack={() => goTo('FirstClub', 'class')}
      skip={{ label: t('firstClub.overview'), onSkip: () => goTo('ClubProfile') }}
    >
      <ManageMyself />
      <ul className={classes['list']}>
        {frame.steps.map(({ name, title, note, state }) => (
          <li key={name} data-done={state === 'done'}>
            {state === 'done' ? (
              <IconCircleCheckFilled size={22} aria-hidden="true" />
            ) : (
              <IconCircle size={22} stroke={1.6} aria-hidden="true" />
            )}
            <span>
              <b>{title}</b>
              <span>{state === 'done' ? note : t('firstClub.later')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Wizard>
  );
}
