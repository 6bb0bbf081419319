import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import classes from '../dialog/dialog.module.css';
import { useLeaveGuard } from './leave-first.ts';

interface LeaveGuardProps {
  changes: number;
  saving: boolean;
  /** Called with true while the form saves on leaving, so that the guard remains. */
  onLeaving: (leaving: boolean) => void;
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

const placeOf = ({ pathname, state }: Location<{ readonly action?: string } | null>): string =>
  `${pathname} ${state?.action ?? ''}`;

/** Must be mounted only for unsaved changes, because the router supports a single blocker. */
export function LeaveGuard({ changes, saving, onLeaving, onSave, onDiscard }: LeaveGuardProps) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changes > 0 && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  const [act, setAct] = useState<(() => void) | null>(null);
  useLeaveGuard(useCallback((wanted) => setAct(() => wanted), []));
  const stay = () => {
    setAct(null);
    blocker.reset?.();
  };
  const latest = useRef({ blocker, act });
  useEffect(() => {
    latest.current = { blocker, act };
  }, [blocker, act]);
  const go = () => {
    latest.current.blocker.proceed?.();
    latest.current.act?.();
    setAct(null);
  };
  const save = async () => {
    onLeaving(true);
    const saved = await onSave();
    if (saved) go();
    else stay();
    onLeaving(false);
  };
  return (
    <Dialog opened={blocker.state === 'blocked' || act !== null} onClose={stay} title={t('kit.leaveTitle')}>
      <p>{t('kit.leaveText', { count: changes })}</p>
      <div className={classes['choices']}>
        <Button variant="default" data-autofocus onClick={stay}>
          {t('kit.stay')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            go();
            onDiscard();
          }}
        >
          {t('kit.discard')}
        </Button>
        <Button loading={saving} onClick={() => void save()}>
          {t('kit.save')}
        </Button>
      </div>
    </Dialog>
  );
}
