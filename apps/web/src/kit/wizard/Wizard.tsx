import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { Mark } from '../figures/Mark.tsx';
import classes from './Wizard.module.css';

export type StepState = 'done' | 'skipped' | 'ahead';

export interface Step {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly state: StepState;
  readonly to: string;
}

export interface WizardFrame {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly current: string | null;
  readonly progress: string;
  readonly savedNote: string;
  readonly leave: { readonly label: string; readonly to: string };
}

interface WizardProps extends WizardFrame {
  title: string;
  lead: ReactNode;
  aside?: ReactNode;
  next: { label: string; busy?: boolean };
  onNext: (event: FormEvent<HTMLFormElement>) => void;
  onBack?: (() => void) | undefined;
  skip?: { label: string; onSkip: () => void } | undefined;
  children: ReactNode;
}

export const continueWithoutSaving = (onDone: () => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  onDone();
};

export function Wizard({ title, lead, aside, next, onNext, onBack, skip, children, ...frame }: WizardProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Clubpulse`;
    heading.current?.focus();
  }, [title]);
  return (
    <div className={classes['wizard']}>
      <Rail {...frame} />
      <main className={classes['main']}>
        <form noValidate className={classes['form']} onSubmit={onNext}>
          <div className={classes['body']}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className={classes['lead']}>{lead}</p>
            <div className={classes['parts']}>
              <div className={classes['fields']}>{children}</div>
              {aside !== undefined && <div className={classes['aside']}>{aside}</div>}
            </div>
          </div>
          <div className={classes['foot']}>
            {onBack && (
              <Button
                className={classes['back']}
                variant="subtle"
                color="gray"
                leftSection={<IconArrowLeft size={17} stroke={1.8} />}
                onClick={onBack}
              >
                {t('kit.back')}
              </Button>
            )}
            <span className={classes['onward']}>
              {skip && (
                <Button variant="subtle" color="gray" onClick={skip.onSkip}>
                  {skip.label}
                </Button>
              )}
              <Button type="submit" loading={next.busy ?? false} rightSection={<IconArrowRight size={17} stroke={1.8} />}>
                {next.label}
              </Button>
            </span>
          </div>
        </form>
      </main>
    </div>
  );
}

function Rail({ label, steps, current, progress, savedNote, leave }: WizardFrame) {
  return (
    <nav className={classes['rail']} aria-label={label}>
      <span className={classes['brand']}>
        <Mark size={34} />
        <span>Clubpulse</span>
      </span>
      <span className={classes['place']}>{progress}</span>
      <ol className={classes['steps']}>
        {steps.map((step, place) => (
          <li key={step.name} data-state={step.state} data-current={step.name === current}>
            <Link to={step.to} {...(step.name === current ? { 'aria-current': 'step' } : {})}>
              <span className={classes['dot']} aria-hidden="true">
                {step.state === 'done' ? <IconCheck size={17} stroke={2.2} /> : place + 1}
              </span>
              <span className={classes['words']}>
                <b>{step.title}</b>
                <span>{step.note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={classes['kept']}>
        {savedNote} <Link to={leave.to}>{leave.label}</Link>
      </p>
    </nav>
  );
}
