import type { Automation } from '@clubpulse/contract/office/automations/automations';
import { switchAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import { Switch } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { type ApiError, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastError } from '../../platform/toasts/toasts.ts';
import classes from './Automations.module.css';
import { thenText, whenText } from './automation-text.ts';

interface AutomationRowsProps {
  label: string;
  automations: readonly Automation[];
  opened?: number | null;
  hasSwitches?: boolean;
}

export function AutomationRows({ label, automations, opened = null, hasSwitches = true }: AutomationRowsProps) {
  return (
    <ul className={classes['rows']} aria-label={label}>
      {automations.map((automation) => (
        <li key={automation.AutomationId}>
          <Row automation={automation} isOpened={automation.AutomationId === opened} hasSwitch={hasSwitches} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  automation: Automation;
  isOpened: boolean;
  hasSwitch: boolean;
}

function Row({ automation, isOpened, hasSwitch }: RowProps) {
  const t = useT();
  const formats = useFormats();
  const { AutomationId, Content, LastRunAt, People, Failed } = automation;
  return (
    <div className={classes['row']} data-opened={isOpened}>
      <div className={classes['words']}>
        <Link
          to={pathTo('Automations', AutomationId)}
          className={classes['when']}
          {...(isOpened ? { 'aria-current': 'page' } : {})}
        >
          {whenText(t, Content)}
        </Link>
        <span className={classes['then']}>{thenText(t, formats, Content)}</span>
        <span className={classes['quiet']}>
          {Content.Name} ·{' '}
          {LastRunAt === null ? t('automations.neverRan') : t('automations.lastRun', { when: formats.dateTime(LastRunAt) })}
        </span>
      </div>
      <div className={classes['figures']}>
        <Link to={`${pathTo('Automations', 'log')}/${AutomationId}`} className={classes['door']}>
          {t('automations.reached', { count: People, number: formats.number(People) })}
        </Link>
        {Failed > 0 && (
          <span className={classes['failed']}>
            <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
            {t('automations.failed', { count: Failed, number: formats.number(Failed) })}
          </span>
        )}
      </div>
      {hasSwitch && <AutomationSwitch automation={automation} />}
    </div>
  );
}

/** If the automation would reach more than 200 people, the server requires a confirmation. */
export function AutomationSwitch({ automation: { AutomationId, ClubId, Content, OnSince } }: { automation: Automation }) {
  const t = useT();
  const [tooMany, setTooMany] = useState<ApiError | null>(null);
  const change = useChange(switchAutomation, {
    quiet: true,
    onDone: () => setTooMany(null),
    onRefused: (error) => {
      if (error.is('AutomationReachesMany')) setTooMany(error);
      else toastError({ cause: 'automation', title: refusalText(error), message: '' });
    },
  });
  const set = (On: boolean, Confirmed = false) =>
    change.mutate({ params: { id: ClubId, automationId: AutomationId }, body: { On, Confirmed } });
  return (
    <>
      <Switch
        aria-label={t('automations.switch', { name: Content.Name })}
        checked={OnSince !== null}
        disabled={change.isPending}
        onChange={({ currentTarget: { checked } }) => set(checked)}
      />
      {tooMany !== null && (
        <ConfirmDialog
          opened
          title={t('kit.switchOn')}
          confirm={t('kit.switchOn')}
          busy={change.isPending}
          onConfirm={() => set(true, true)}
          onClose={() => setTooMany(null)}
        >
          {refusalText(tooMany)}
        </ConfirmDialog>
      )}
    </>
  );
}
